/** The claims that the demo opens: the finished home in the scan editor, and three empty scenes for an import. */
import type { AnnotationTask, Dataset, DatasetFloor } from "../../lib/domain/entities";
import { Chance } from "./chance";
import { type Claim, demoClaim } from "./demo-claim";
import { type Contact, demoContact } from "./demo-contacts";
import { homeRegions } from "./home-regions";
import { seedKey } from "./seed-key";

export const HOME_FLOORS: DatasetFloor[] = [
  { floorNumber: 0, name: "Ground floor", elevation: 0 },
  { floorNumber: 1, name: "Upper floor", elevation: 2.8 },
];
const ONE_FLOOR = HOME_FLOORS.slice(0, 1);

type SceneFacts = { name: string; givenName: string; familyName: string; claimNumber: string; floors: DatasetFloor[] };
/** `name` seeds the keys of the records. */
export const HOME_SCENE: SceneFacts = {
  name: "HOME-0001",
  givenName: "Harriet",
  familyName: "Holloway",
  claimNumber: "CLM-30118",
  floors: HOME_FLOORS,
};
export const IMPORT_SCENES: readonly SceneFacts[] = [
  { name: "IMPORT-0001", givenName: "Ada", familyName: "Marsh", claimNumber: "CLM-30124", floors: ONE_FLOOR },
  { name: "IMPORT-0002", givenName: "Bela", familyName: "Novak", claimNumber: "CLM-30131", floors: ONE_FLOOR },
  { name: "IMPORT-0003", givenName: "Cora", familyName: "Lindqvist", claimNumber: "CLM-30146", floors: HOME_FLOORS },
];

export type Scene = { contact: Contact; claim: Claim; dataset: Dataset; task: AnnotationTask };

/**
 * Creates a claim in review whose inspection has a dataset and an annotation task, without geometry. Only the home has
 * the rooms of its plan.
 */
export function demoScene(facts: SceneFacts, nth: number, companyKey: string, assigneeKey: string, now: string): Scene {
  const chance = new Chance(5000 + nth);
  const { name } = facts;
  const person = {
    givenName: facts.givenName,
    familyName: facts.familyName,
    email: `${facts.givenName}.${facts.familyName}@example.com`.toLowerCase(),
    phone: `+130355501${String(60 + nth)}`,
  };
  const contact = demoContact(chance, name, companyKey, now, person);
  contact.insured.isActive = true;
  const claim = demoClaim(chance, {
    name,
    contact,
    status: "in review",
    claimNumber: facts.claimNumber,
    orderType: "claim",
    assigneeKey,
    rejectedBy: assigneeKey,
    now,
  });
  const dataset = {
    key: seedKey("dataset", name),
    surveyKey: claim.survey.key,
    name: `${facts.familyName} home`,
    floors: facts.floors,
  };
  const task: AnnotationTask = {
    key: seedKey("annotationTask", name),
    datasetKey: dataset.key,
    name: "Correct the rooms",
    goal: "Check walls, openings and ceiling heights",
    status: "open",
    floorNumber: 0,
  };
  Object.assign(claim.survey, { datasetKey: dataset.key, annotationTaskKey: task.key });
  if (facts === HOME_SCENE) {
    Object.assign(claim, homeRegions(name, { projectKey: claim.project.key, surveyKey: claim.survey.key }));
  }
  return { contact, claim, dataset, task };
}
