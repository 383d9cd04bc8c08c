/** What the commands on corners, edges and faces say: names in the history, and why one cannot be done. */
import type { FaceLabel, PlanarLabel } from "../../../domain/geometry-records";
import { labelName } from "../../core/object-copy";

const counted = (count: number, one: string): string => (count === 1 ? one : `${count} ${one}s`);

export const TOPOLOGY_COPY = {
  splitEdge: (count: number) => `Split ${counted(count, "edge")}`,
  splitFace: (label: string) => `Split ${label}`,
  extrude: (count: number) => `Extrude ${counted(count, "wall")}`,
  standWall: (count: number) => `Stand ${counted(count, "wall")}`,
  merge: (count: number) => `Merge ${counted(count, "corner")}`,
  mergedByLevel: (count: number, heights: number) =>
    heights === 2
      ? `${count} corners merged: floor with floor, ceiling with ceiling`
      : `${count} corners merged at ${heights === 1 ? "one height" : `${heights} heights`}`,
  splitOnPlan: (labels: readonly string[], whole: string | null, why: string) => {
    const text = `${labels.join(" and ")} split`;
    return `${text[0]?.toUpperCase()}${text.slice(1)}${whole === null ? "" : `; the ${whole} stays whole: ${why}`}`;
  },
  wallsStayWhole: (why: string) => `The edges are split, the wall stays whole: ${why}`,
  weld: (count: number) => `Weld ${counted(count, "corner")}`,
  dissolve: (count: number) => `Dissolve ${counted(count, "element")}`,
  flip: (count: number) => `Flip ${counted(count, "face")}`,
  closeLoop: (label: string) => `Close ${label}`,
  closeLoops: (count: number) => `Close ${counted(count, "loop")}`,
  raiseCeiling: (height: string) => `Ceiling at ${height}`,

  otherFloor: "Another floor stands on this too",
  isCut: (label: PlanarLabel) => `The ${labelName(label)} would be cut in two`,
  sticksOut: (label: PlanarLabel) =>
    `The ${labelName(label)} would stick out of its ${label === "damage" ? "face" : "wall"}`,
  hasNoHost: (label: PlanarLabel) => `The ${labelName(label)}'s wall would be gone`,
  crossesItself: "A face would cross itself",
  touchesItself: "A face would touch itself",
  turnsOver: "A face would be turned over",
  collapses: "A face would collapse",
  roomWithoutArea: (label: FaceLabel) => `The ${label} would be left without area`,
  leftWithoutArea: (label: FaceLabel) => `The ${label} would be left without area: merge its corners instead`,
  turnedInsideOut: (label: FaceLabel) => `The ${label} would be turned inside out`,
  wouldCrossItself: (label: FaceLabel) => `The ${label} would cross itself`,
  noSuchShare: "A share lies between 0 and 1",
  tooShort: "The edge is too short to split",
  oneEdge: "The edge begins and ends in one corner",

  chooseEdge: "Select the edge to split",
  chooseFace: "Select a face to split",
  notOneFace: "No face has both corners",
  alreadyASide: "These corners are joined by a side already",
  leavesFace: "The line would leave the face",
  notOuter: "The line must end on the outline, not on a hole",
  missesFace: "The line does not cross the face",
  brokenOutline: "The face's outline is broken: mend it first",

  chooseWall: "Select a wall, or its base edge",
  notAWall: "Only an upright wall can be extruded",
  noDistance: "Enter a distance other than 0",
  standsOnNothing: "The wall stands on no side of a floor",
  noFloorSide: "A wall stands on a side of a floor",
  hasWall: "A wall stands there already",
  noHeight: "Enter a height greater than 0",

  chooseCorners: "Select two corners or more",
  nothingToWeld: (distance: string) => `No two corners lie within ${distance} of each other`,
  noWeldDistance: "Enter a distance greater than 0",

  manyEdgesMeet: "More than two edges meet in this corner",
  looseCorner: "The corner joins nothing: delete it",
  notBetweenTwo: "The edge does not lie between two faces",
  unlikeFaces: "The faces beside the edge are of two kinds",
  notInOnePlane: "The faces beside the edge do not lie in one plane",
  meetTwice: "The faces meet in more than one place",
  nothingToDissolve: "Select corners or edges to dissolve",

  chooseFaces: "Select the faces to flip",
  chooseLoop: "Select the edges around a gap, three or more",
  loopNotClosed: "The edges do not close one loop",
  loopHasFace: "There is a face on this loop already",

  chooseRoom: "Select a floor, a ceiling or a wall of the room",
  noCeiling: "There is no ceiling or wall to raise",
} as const;
