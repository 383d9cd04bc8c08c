/** Creates and changes surveys. Marking a survey done moves its project to the next status. */
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Project, Survey } from "../../lib/domain/entities";
import { requireProject, requireSurvey, seesCompany } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { findDoc, lockDoc } from "../db/records";
import { differingFields } from "../db/same-content";
import { annotationTasks, datasets, surveys } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";
import { moveAfterMedia } from "./move-after-media";
import { lockProject } from "./project";

const RULES: FieldRules = {
  ignored: ["project", "insured", "property", "mediaCount", "videoCount"],
  fixed: ["projectKey", "reviewedAt"],
};

type SentSurvey = { key: string; revision?: number } & Partial<Survey>;

async function record(context: Context, project: Project, action: ActivityAction, detail: Record<string, unknown>) {
  await recordActivity(context, { action, projectKey: project.key, companyKey: project.companyKey, detail });
}

/** Refuses a dataset of another survey, and a task of another dataset. */
async function checkScan({ db }: Context, { key, datasetKey, annotationTaskKey }: Survey): Promise<void> {
  const dataset = datasetKey == null ? null : await findDoc(db, datasets, datasetKey);
  if (datasetKey != null && dataset?.surveyKey !== key) throw invalidInput("datasetKey is no dataset of this survey");
  if (annotationTaskKey == null) return;
  const task = await findDoc(db, annotationTasks, annotationTaskKey);
  const isOfDataset = task !== null && task.datasetKey === datasetKey;
  if (!isOfDataset) throw invalidInput("annotationTaskKey is no task of this survey's dataset");
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
  await checkScan(context, survey);
  const maySee = (existing: Survey) =>
    existing.projectKey === project.key && seesCompany(context.caller, project.companyKey);
  const ignored = [...(RULES.ignored ?? []), "done", "reviewedAt"];
  const stored = await createRecord(context.db, surveys, survey, { ignored, sent, maySee });
  if (stored === survey) await record(context, project, "survey.create", { surveyKey: survey.key });
  return stored;
}

async function update(context: Context, sent: SentSurvey): Promise<Survey> {
  const found = await requireSurvey(context, sent.key);
  const project = await lockProject(context, found.project.key);
  const current = (await lockDoc(context.db, surveys, sent.key)) ?? found.survey;
  const changed = changedRecord<Survey>(current, sent, RULES);
  if (changed === null) return current;
  const isSameScan =
    changed.datasetKey === current.datasetKey && changed.annotationTaskKey === current.annotationTaskKey;
  if (!isSameScan) await checkScan(context, changed);
  const saved = await saveRevised<Survey>(context.db, surveys, changed);
  const detail = { surveyKey: saved.key, fields: differingFields(current, saved) };
  if (saved.done && !current.done) {
    const { status } = await moveAfterMedia(context, project, saved.key);
    const move = status === project.status ? {} : { from: project.status, to: status };
    await record(context, project, "survey.done", { ...detail, ...move });
  } else {
    await record(context, project, "survey.update", detail);
  }
  return saved;
}

export const surveyEditHandlers = {
  "survey.create": { may: "editClaims", run: create },
  "survey.update": { may: "editClaims", run: update },
} satisfies HandlerGroup;
