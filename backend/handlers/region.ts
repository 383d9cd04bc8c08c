/** Rooms of an inspection, with their media. */
import { eq } from "drizzle-orm";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Project, Region } from "../../lib/domain/entities";
import { requireProject, requireSurvey } from "../access/company-scope";
import { REGION_MISSING, requireRegion } from "../access/media-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { readExpandedFields } from "../db/expand-insured";
import { expandRegions } from "../db/expand-region";
import { findDoc, lockDoc, selectDocs } from "../db/records";
import { removeRegion, restoreContent, takeRemoved } from "../db/removed-records";
import { differingFields } from "../db/same-content";
import { regions, surveys } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { signRegion } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { moveAfterMedia } from "./move-after-media";
import { lockProject } from "./project";
import { unlessMissing } from "./unless-missing";

const RULES: FieldRules = { ignored: ["videos", "images", "tags", "scans"], fixed: ["projectKey", "surveyKey"] };

async function note(context: Context, action: ActivityAction, project: Project, detail: Record<string, unknown>) {
  await recordActivity(context, { action, projectKey: project.key, companyKey: project.companyKey, detail });
}

async function read(context: Context, found: readonly Region[], expandedFields: string | undefined): Promise<Region[]> {
  const expanded = await expandRegions(context.db, found, readExpandedFields(expandedFields));
  return expanded.map((region) => signRegion(context.storage, region));
}

type SentRegion = { key: string; revision?: number } & Partial<Region>;

async function create(context: Context, sent: SentRegion): Promise<Region> {
  const { db } = context;
  const { survey, project } = await requireSurvey(context, sent.surveyKey ?? "");
  if (survey.projectKey !== sent.projectKey) throw invalidInput("surveyKey is not of this project");
  const region: Region = {
    ...ownFields(sent, RULES),
    key: sent.key,
    projectKey: survey.projectKey,
    surveyKey: survey.key,
    name: sent.name ?? "",
  };
  const maySee = (existing: Region) => existing.projectKey === region.projectKey;
  const stored = await createRecord(db, regions, region, { ...RULES, sent, maySee });
  if (stored === region) {
    await restoreContent(db, await takeRemoved(db, region.key, survey.key));
    await note(context, "region.create", project, { regionKey: region.key, regionName: region.name });
  }
  return stored;
}

async function update(context: Context, sent: SentRegion): Promise<Region> {
  const { project } = await requireRegion(context, sent.key);
  const current = await lockDoc(context.db, regions, sent.key);
  if (current === null) throw notFound(REGION_MISSING);
  const changed = changedRecord<Region>(current, sent, RULES);
  if (changed === null) return current;
  const saved = await saveRevised<Region>(context.db, regions, changed);
  const fields = differingFields(current, saved);
  await note(context, "region.update", project, { regionKey: saved.key, regionName: saved.name, fields });
  return saved;
}

/** Moves a claim that was waiting only for the deleted room's scan; other claims keep their status. */
async function moveWaitingClaim(context: Context, key: string, { surveyKey }: Region) {
  const project = await lockProject(context, key);
  const survey = await findDoc(context.db, surveys, surveyKey);
  const isCapturing = project.status === "needs media" && !survey?.done;
  const moved = isCapturing ? project : await moveAfterMedia(context, project, surveyKey);
  return moved.status === project.status ? {} : { from: project.status, to: moved.status };
}

async function remove(context: Context, { key }: { key: string }): Promise<null> {
  const found = await unlessMissing(requireRegion(context, key));
  if (found === null) return null;
  const { region, project } = found;
  const { images = [], videos = [], scans = [] } = await removeRegion(context.db, region, context.now);
  await note(context, "region.delete", project, {
    regionKey: region.key,
    regionName: region.name,
    images: images.length,
    videos: videos.length,
    scans: scans.length,
    ...(await moveWaitingClaim(context, project.key, region)),
  });
  return null;
}

export const regionHandlers = {
  "region.get": {
    may: "viewClaims",
    run: async (context, { key, expandedFields }) => {
      const { region } = await requireRegion(context, key);
      const [expanded] = await read(context, [region], expandedFields);
      return expanded ?? region;
    },
  },
  "region.listByProject": {
    may: "viewClaims",
    run: async (context, { projectKey, expandedFields }) => {
      await requireProject(context, projectKey, REGION_MISSING);
      return read(context, await selectDocs(context.db, regions, eq(regions.projectKey, projectKey)), expandedFields);
    },
  },
  "region.create": { may: "editClaims", run: create },
  "region.update": { may: "editClaims", run: update },
  "region.delete": { may: "editClaims", run: remove },
} satisfies HandlerGroup;
