/** New inspections, and changes of them; one that is done sends its claim on. */
import type { Project, Survey } from "../../lib/domain/entities";
import { projectAfterMedia } from "../../lib/domain/media-arrival";
import { requireProject, requireSurvey, seesCompany } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { lockDoc } from "../db/records";
import { differingFields } from "../db/same-content";
import { projects, surveys } from "../db/schema";
import { selectRoomsWithScans } from "../db/survey-rooms";
import { notFound } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";
import { recordActivity } from "./activity";
import { lockProject } from "./project";

const RULES: FieldRules = {
  ignored: ["project", "insured", "property", "mediaCount"],
  fixed: ["projectKey", "reviewedAt"],
};

type SentSurvey = { key: string; revision?: number } & Partial<Survey>;

async function record(context: Context, project: Project, action: string, detail: Record<string, unknown>) {
  await recordActivity(context, { action, projectKey: project.key, companyKey: project.companyKey, detail });
}

async function create(context: Context, sent: SentSurvey): Promise<Survey> {
  if (!sent.projectKey) throw notFound("Project not found");
  const project = await requireProject(context, sent.projectKey);
  const survey: Survey = {
    name: null,
    expiresAt: null,
    ...ownFields(sent, RULES),
    key: sent.key,
    projectKey: project.key,
    done: false,
    reviewedAt: null,
    revision: 1,
    createdAt: context.now,
  };
  const maySee = (kept: Survey) => kept.projectKey === project.key && seesCompany(context.caller, project.companyKey);
  const ignored = [...(RULES.ignored ?? []), "done", "reviewedAt"];
  const kept = await createRecord(context.db, surveys, survey, { ignored, sent, maySee });
  if (kept === survey) await record(context, project, "survey.create", { surveyKey: survey.key });
  return kept;
}

/** The claim as it stands once its inspection is done. */
async function sendOn(context: Context, project: Project, survey: Survey): Promise<Project> {
  const moved = projectAfterMedia(project, await selectRoomsWithScans(context.db, survey.key), context.now);
  return moved === project ? project : saveRevised<Project>(context.db, projects, moved, context.now);
}

async function update(context: Context, sent: SentSurvey): Promise<Survey> {
  const found = await requireSurvey(context, sent.key);
  const project = await lockProject(context, found.project.key);
  const current = (await lockDoc(context.db, surveys, sent.key)) ?? found.survey;
  const changed = changedRecord<Survey>(current, sent, RULES);
  if (changed === null) return current;
  const saved = await saveRevised<Survey>(context.db, surveys, changed);
  const detail = { surveyKey: saved.key, fields: differingFields(current, saved) };
  if (saved.done && !current.done) {
    const { status } = await sendOn(context, project, saved);
    const move = status === project.status ? {} : { from: project.status, to: status };
    await record(context, project, "survey.done", { ...detail, ...move });
  } else {
    await record(context, project, "survey.update", detail);
  }
  return saved;
}

export const surveyEditHandlers: HandlerMap = {
  "survey.create": { may: "editClaims", run: create },
  "survey.update": { may: "editClaims", run: update },
};
