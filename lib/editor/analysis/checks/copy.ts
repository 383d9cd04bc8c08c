/** Texts of findings, names of repairs for buttons and the history, and reasons why a finding has no repair. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { CheckCode } from "./check-codes";

/**
 * `names`: the affected elements; `other`: the face that hosts them; `length`: the measured gap, overlap or distance
 * from a plane.
 */
type Parts = { names: readonly string[]; other: string; length: string };

const first = ({ names }: Parts): string => names[0] ?? "An element";
const second = ({ names }: Parts): string => names[1] ?? "another";

/** Each finding as a sentence for the checks, and in a few words for the review, which shows them after the element. */
export const FINDING_COPY: Record<CheckCode, { title: (parts: Parts) => string; brief: string }> = {
  "dangling-reference": {
    title: (parts) => `${first(parts)} refers to a missing element`,
    brief: "refers to a missing element",
  },
  "loop-too-short": {
    title: (parts) => `${first(parts)} has an outline of fewer than three corners`,
    brief: "fewer than three corners",
  },
  "face-collapsed": { title: (parts) => `${first(parts)} has no area`, brief: "no area" },
  "loop-crosses-itself": { title: (parts) => `${first(parts)} intersects itself`, brief: "intersects itself" },
  "hole-outside": { title: (parts) => `${first(parts)} has a hole outside its outline`, brief: "hole outside" },
  "opening-outside": { title: (parts) => `${first(parts)} sticks out of ${parts.other}`, brief: "sticks out" },
  "openings-overlap": { title: (parts) => `${first(parts)} overlaps ${second(parts)}`, brief: "overlaps another" },
  "opening-off-plane": {
    title: (parts) => `${first(parts)} is ${parts.length} off ${parts.other}`,
    brief: "off its wall",
  },
  "rooms-intersect": {
    title: (parts) => `${first(parts)} and ${second(parts)} overlap by ${parts.length}`,
    brief: "overlaps another room",
  },
  "face-not-planar": { title: (parts) => `${first(parts)} is bent by ${parts.length}`, brief: "bent" },
  "corners-near": {
    title: (parts) => `${first(parts)} and ${second(parts)} are ${parts.length} apart`,
    brief: "corners too close",
  },
  "edge-non-manifold": {
    title: () => "More than two faces share one edge",
    brief: "more than two faces share an edge",
  },
  "edge-missing": { title: (parts) => `No edge joins ${first(parts)} and ${second(parts)}`, brief: "edge missing" },
  "shell-open": { title: (parts) => `Only one face borders ${parts.names.join(" to ")}`, brief: "open side" },
};

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
