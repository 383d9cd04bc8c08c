import type { KeyedEntity } from "../../domain/keys";

/** The name of each kind of record, with its article. */
export const ENTITY_NAMES: Record<KeyedEntity, string> = {
  scan: "a scan",
  survey: "an inspection",
  annotation: "an annotation",
  bookmark: "a bookmark",
  tag: "a tag",
  insured: "an insured",
  property: "a property",
  project: "a claim",
  region: "a room",
  specialtyItem: "a specialty item",
  video: "a video",
  image: "a photo",
  hazardImage: "a photo of a hazard",
  textMessage: "a text message",
  annotationTask: "an annotation task",
  document: "a document",
  company: "a company",
  claimReport: "a claim report",
  vertex: "a vertex",
  face: "a face",
  objectPlanar: "a planar object",
  object3D: "a 3D object",
  edge: "an edge",
  internalThread: "a note",
  employee: "an employee",
  dataset: "a dataset",
  customization: "a customization",
  followup: "a follow-up",
  invite: "an invitation",
  activity: "an entry of the timeline",
};

const OF_A_CLAIM = "Open the claim that it belongs to.";
const OF_A_ROOM = "Open the claim whose room it was taken in.";
const OF_A_MODEL = "Open the scan editor of its inspection.";

/** Where records without a page can be found. */
export const WHERE_TO_LOOK: Partial<Record<KeyedEntity, string>> = {
  property: "Open the insured that it belongs to.",
  scan: OF_A_ROOM,
  hazardImage: OF_A_ROOM,
  specialtyItem: OF_A_CLAIM,
  textMessage: OF_A_CLAIM,
  document: OF_A_CLAIM,
  claimReport: OF_A_CLAIM,
  internalThread: OF_A_CLAIM,
  followup: OF_A_CLAIM,
  invite: OF_A_CLAIM,
  activity: OF_A_CLAIM,
  annotation: OF_A_MODEL,
  vertex: OF_A_MODEL,
  face: OF_A_MODEL,
  objectPlanar: OF_A_MODEL,
  object3D: OF_A_MODEL,
  edge: OF_A_MODEL,
};

const nameOf = (entity: KeyedEntity) => ENTITY_NAMES[entity].replace(/^an? /, "");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const KEY_COPY = {
  claim: (claimNumber: string) => `Claim ${claimNumber}`,
  inspection: (name: string | null) => (name ? `Inspection ${name}` : "Inspection"),
  room: (name: string) => `Room ${name}`,
  media: (entity: KeyedEntity, room: string) => `${capital(nameOf(entity))} in ${room}`,
  tag: (label: string, room: string) => `Tag ${label} in ${room}`,
  notReadYet: (entity: KeyedEntity) =>
    `This is the key of ${ENTITY_NAMES[entity]}. Open the claim that it belongs to; from then on its key leads to it.`,
  scanEditor: (name: string | null) => (name ? `Scan editor, ${name}` : "Scan editor"),
  noPage: (entity: KeyedEntity, name?: string) => {
    const what = name === undefined ? ENTITY_NAMES[entity] : `${ENTITY_NAMES[entity]}, ${name}`;
    return [`This is the key of ${what}. It has no page of its own.`, WHERE_TO_LOOK[entity]].filter(Boolean).join(" ");
  },
  company: (name: string) => `Company ${name}`,
  employee: "Open this employee",
  noClaim: (name: string) => `${name} has no claim yet, so there is nothing to open.`,
  noModel: (entity: KeyedEntity) =>
    `${capital(ENTITY_NAMES[entity])} without an inspection: there is no model to open.`,
  notThere: (entity: KeyedEntity) =>
    `Couldn't find ${ENTITY_NAMES[entity]} with this key. It may be deleted, or you don't have access.`,
  notForRole: (entity: KeyedEntity) => `This is the key of ${ENTITY_NAMES[entity]}. Your role can't open it.`,
  broken: (entity: KeyedEntity, length: number) =>
    `This looks like the key of ${ENTITY_NAMES[entity]}, but it isn't complete: ${length} of 32 characters after the prefix.`,
  foreign: (entity: KeyedEntity) => `This is the key of ${ENTITY_NAMES[entity]} in another environment.`,
  looking: (entity: KeyedEntity) => `Looking for ${ENTITY_NAMES[entity]} with this key`,
  failed: "The key couldn't be looked up.",
} as const;
