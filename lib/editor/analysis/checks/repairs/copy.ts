/** Names of repairs, shown on buttons and in the history, and reasons why there is none. */
import type { GeometryKind } from "../../../../domain/geometry-records";

const ELEMENT: Record<GeometryKind, string> = {
  vertex: "corner",
  edge: "edge",
  face: "face",
  objectPlanar: "opening",
  object3D: "object",
};

export const REPAIR_COPY = {
  delete: (kind: GeometryKind, openings = 0) =>
    `Delete the ${ELEMENT[kind]}${openings === 0 ? "" : openings === 1 ? " and its opening" : ` and its ${openings} openings`}`,
  clearReference: "Remove the reference",
  removeCorner: "Remove the corner",
  removeHole: (count: number) => (count === 1 ? "Remove the hole" : `Remove ${count} holes`),
  uncross: "Uncross the outline",
  flatten: "Flatten the face",
  addEdge: "Add the edge",
  closeGap: "Close the gap",
  deleteDuplicate: (count: number) => (count === 1 ? "Delete the duplicate" : `Delete ${count} duplicates`),
  weld: "Weld the corners",
  moveInside: "Move inside the wall",
  moveApart: "Move apart",
  whyCrossed: "More than one outline is possible. Move the misplaced corner.",
  whyOpen: "No single face closes the gap. Open plans and partitions can have open edges.",
  whyNoEdges: "An edge around the gap is missing. Add it first.",
  whyManyFaces: "Several faces could be the extra one. Delete the wrong face.",
  whyRooms: "Either wall could be wrong. Move the misplaced wall.",
  whyNoRoom: "The opening is larger than its wall. Make it smaller or the wall larger.",
  whyBent: "Flattening this face would bend others. Move the misplaced corner.",
  alreadyRepaired: "Already repaired",
  remains: "This doesn't fix the problem. Fix it manually.",
  breaks: "This would break another face. Fix it manually.",
} as const;
