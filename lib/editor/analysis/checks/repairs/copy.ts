/** What repairs are called, and why there is none: names stand on buttons and in the history. */
import type { GeometryKind } from "../../../../domain/geometry-records";

const ELEMENT: Record<GeometryKind, string> = {
  vertex: "corner",
  edge: "edge",
  face: "face",
  objectPlanar: "opening",
  object3D: "object",
};

export const REPAIR_COPY = {
  delete: (kind: GeometryKind, along = 0) =>
    `Delete the ${ELEMENT[kind]}${along === 0 ? "" : along === 1 ? " and its opening" : ` and its ${along} openings`}`,
  letGo: "Let go of it",
  takeOut: "Take the corner out",
  removeHole: (count: number) => (count === 1 ? "Remove the hole" : `Remove ${count} holes`),
  uncross: "Uncross the outline",
  flatten: "Flatten the face",
  addEdge: "Add the edge",
  closeGap: "Close the gap",
  deleteDouble: (count: number) => (count === 1 ? "Delete the double" : `Delete ${count} doubles`),
  weld: "Weld the corners",
  moveInside: "Move it inside",
  moveApart: "Move them apart",

  whyCrossed: "More than one outline is possible: move the corner that lies wrong.",
  whyOpen: "No face closes it: an open plan or a partition has such an edge, and may keep it.",
  whyNoEdges: "An edge around the gap has no record: add it first.",
  whyManyFaces: "Which of the faces is one too many is not known: delete it.",
  whyRooms: "Which of the walls lies wrong is not known: move it.",
  whyNoRoom: "Its wall is too small for it: make it smaller, or the wall larger.",
  whyBent: "Flattened by its corners alone, other faces would be worse: move the corner that lies wrong.",

  gone: "This has been mended already",
  stillThere: "This does not mend it: mend it by hand",
  breaks: "This would break another face: mend it by hand",
} as const;
