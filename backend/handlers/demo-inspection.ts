/** Creates a demo inspection in a company. */
import { randomInt } from "node:crypto";
import type { Survey } from "../../lib/domain/entities";
import { insertDocs } from "../db/records";
import { annotationTasks, datasets, geometryTables } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";
import { copyHomeMedia } from "../seed/copied-media";
import { demoInspection } from "../seed/demo-inspection";
import { insertClaims } from "../seed/insert-claims";
import { recordActivity } from "./activity";
import { chosenCompany } from "./insured-contact";

const SEEDS = 2 ** 31;

async function createDemo(context: Context, params: { companyKey: string }): Promise<Survey> {
  const { db, caller, now } = context;
  const companyKey = await chosenCompany(context, params.companyKey);
  const demo = demoInspection(randomInt(SEEDS), { companyKey, employeeKey: caller.employee.key, now });
  await insertClaims(db, [demo]);
  await insertDocs(db, datasets, [demo.dataset]);
  await insertDocs(db, annotationTasks, [demo.task]);
  for (const [kind, records] of demo.geometry) await insertDocs(db, geometryTables[kind], records);
  const { project, survey, regions } = demo.claim;
  await copyHomeMedia(db, { regions, companyKey, now });
  await recordActivity(context, {
    action: "insured.demo",
    projectKey: project.key,
    companyKey,
    detail: { surveyKey: survey.key, claimNumber: project.claimNumber },
  });
  return survey;
}

export const demoInspectionHandlers = {
  "insured.demo": { may: "runDemos", run: createDemo },
} satisfies HandlerGroup;
