/**
 * An additional inspection to practice on: an invented insured, and a generated home of many rooms with its geometry.
 */
import { DAY_MS } from "../../lib/domain/constants";
import type { AnnotationTask, Dataset } from "../../lib/domain/entities";
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecord } from "../../lib/domain/geometry-records";
import { createKey } from "../../lib/domain/keys";
import { Chance } from "./chance";
import { type Claim, demoClaim } from "./demo-claim";
import { type Contact, demoContact } from "./demo-contacts";
import { HOME_FLOORS } from "./demo-scenes";
import { importHome } from "./home/import-home";
import { homeRegions } from "./home-regions";

type DemoInspection = {
  contact: Contact;
  claim: Claim;
  dataset: Dataset;
  task: AnnotationTask;
  geometry: [GeometryKind, GeometryRecord[]][];
};

const OPEN_DAYS = 14;

function homeGeometry(seed: number, surveyKey: string, facts: { employeeKey: string; now: string }) {
  const { records } = importHome(seed, { surveyKey, createKey });
  const withRevision = (record: GeometryRecord): GeometryRecord => ({
    ...record,
    revision: 1,
    updatedBy: facts.employeeKey,
    updatedAt: facts.now,
  });
  return GEOMETRY_KINDS.map((kind): [GeometryKind, GeometryRecord[]] => [kind, records[kind].map(withRevision)]);
}

/** Creates the records. Each `seed` gives a different home; the keys are always new. */
export function demoInspection(
  seed: number,
  { companyKey, employeeKey, now }: { companyKey: string; employeeKey: string; now: string },
): DemoInspection {
  const chance = new Chance(seed);
  const name = createKey("survey");
  const contact = demoContact(chance, name, companyKey, now);
  Object.assign(contact.insured, { isActive: true, createdAt: now, updatedAt: now });
  const claim = demoClaim(chance, {
    name,
    contact,
    status: "needs review",
    claimNumber: `DEMO-${chance.whole(10_000, 99_999)}`,
    orderType: "claim",
    assigneeKey: employeeKey,
    rejectedBy: employeeKey,
    now,
  });
  const dataset = {
    key: createKey("dataset"),
    surveyKey: claim.survey.key,
    name: `${contact.insured.familyName} home`,
    floors: HOME_FLOORS,
  };
  const task: AnnotationTask = {
    key: createKey("annotationTask"),
    datasetKey: dataset.key,
    name: "Correct the rooms",
    goal: "Check walls, openings and ceiling heights",
    status: "open",
    floorNumber: 0,
  };
  Object.assign(claim.project, { createdAt: now, updatedAt: now, statusChangedAt: now });
  Object.assign(claim.survey, {
    name: "Demo inspection",
    createdAt: now,
    expiresAt: new Date(Date.parse(now) + OPEN_DAYS * DAY_MS).toISOString(),
    datasetKey: dataset.key,
    annotationTaskKey: task.key,
  });
  const rooms = homeRegions(name, { projectKey: claim.project.key, surveyKey: claim.survey.key });
  const geometry = homeGeometry(seed, claim.survey.key, { employeeKey, now });
  return { contact, claim: { ...claim, ...rooms }, dataset, task, geometry };
}
