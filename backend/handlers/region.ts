/** Rooms of an inspection, with their media. */
import { eq } from "drizzle-orm";
import type { Project, Region } from "../../lib/domain/entities";
import { requireProject, requireSurvey } from "../access/company-scope";
import { REGION_MISSING, requireRegion } from "../access/media-scope";
import { createRecord, type FieldRules, ownFields, updateRecord } from "../db/changes";
import { readExpandedFields } from "../db/expand-insured";
import { expandRegions } from "../db/expand-region";
import { selectDocs } from "../db/records";
import { hangBack, removeRegion, takeRemoved } from "../db/removed-records";
import { regions } from "../db/schema";
import { invalidInput } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";
import { signRegion } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { unlessMissing } from "./unless-missing";

const RULES: FieldRules = { ignored: ["videos", "images", "tags", "scans"], fixed: ["projectKey", "surveyKey"] };

async function note(context: Context, action: string, project: Project, detail: Record<string, unknown>) {
  await recordActivity(context, { action, projectKey: project.key, companyKey: project.companyKey, detail });
}

async function read(context: Context, found: readonly Region[], expandedFields: string | undefined): Promise<Region[]> {
  const expanded = await expandRegions(context.db, found, readExpandedFields(expandedFields));
  return expanded.map((region) => signRegion(context.storage, region));
}

async function create(context: Context, sent: { key: string } & Partial<Region>): Promise<Region> {
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
  const maySee = (kept: Region) => kept.projectKey === region.projectKey;
  const kept = await createRecord(db, regions, region, { ...RULES, sent, maySee });
  if (kept === region) {
    await hangBack(db, await takeRemoved(db, region.key, survey.key));
    await note(context, "region.create", project, { regionKey: region.key, regionName: region.name });
  }
  return kept;
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
  });
  return null;
}

export const regionHandlers: HandlerMap = {
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
  "region.update": {
    may: "editClaims",
    run: async (context, sent) => {
      await requireRegion(context, sent.key);
      return updateRecord<Region>(context.db, regions, sent, { ...RULES, missing: REGION_MISSING });
    },
  },
  "region.delete": { may: "editClaims", run: remove },
};
