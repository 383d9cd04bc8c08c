/** Rooms of an inspection, with their media. */
import { eq } from "drizzle-orm";
import type { Region } from "../../lib/domain/entities";
import { requireProject, requireSurvey } from "../access/company-scope";
import { createRecord, type FieldRules, ownFields, updateRecord } from "../db/changes";
import { readExpandedFields } from "../db/expand-insured";
import { expandRegions } from "../db/expand-region";
import { findDoc, selectDocs } from "../db/records";
import { regions } from "../db/schema";
import { invalidInput, notFound } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";

const MISSING = "Region not found";
const RULES: FieldRules = { ignored: ["videos", "images", "tags", "scans"], fixed: ["projectKey", "surveyKey"] };

async function requireRegion(context: Context, key: string): Promise<Region> {
  const region = await findDoc(context.db, regions, key);
  if (!region) throw notFound(MISSING);
  await requireProject(context, region.projectKey, MISSING);
  return region;
}

async function create(context: Context, sent: { key: string } & Partial<Region>): Promise<Region> {
  const { survey } = await requireSurvey(context, sent.surveyKey ?? "");
  if (survey.projectKey !== sent.projectKey) throw invalidInput("surveyKey is not of this project");
  const region: Region = {
    ...ownFields(sent, RULES),
    key: sent.key,
    projectKey: survey.projectKey,
    surveyKey: survey.key,
    name: sent.name ?? "",
  };
  const maySee = (kept: Region) => kept.projectKey === region.projectKey;
  return createRecord(context.db, regions, region, { ...RULES, sent, maySee });
}

export const regionHandlers: HandlerMap = {
  "region.get": {
    may: "viewClaims",
    run: async (context, { key, expandedFields }) => {
      const region = await requireRegion(context, key);
      const [expanded] = await expandRegions(context.db, [region], readExpandedFields(expandedFields));
      return expanded ?? region;
    },
  },
  "region.listByProject": {
    may: "viewClaims",
    run: async (context, { projectKey, expandedFields }) => {
      await requireProject(context, projectKey, MISSING);
      const found = await selectDocs(context.db, regions, eq(regions.projectKey, projectKey));
      return expandRegions(context.db, found, readExpandedFields(expandedFields));
    },
  },
  "region.create": { may: "editClaims", run: create },
  "region.update": {
    may: "editClaims",
    run: async (context, sent) => {
      await requireRegion(context, sent.key);
      return updateRecord<Region>(context.db, regions, sent, { ...RULES, missing: MISSING });
    },
  },
};
