/** Labels of edits of corners, edges and faces, and reasons why such an edit is refused. */
import type { FaceLabel, PlanarLabel } from "../../../domain/geometry-records";
import { labelName } from "../../core/object-copy";

const counted = (count: number, one: string): string => (count === 1 ? one : `${count} ${one}s`);

export const TOPOLOGY_COPY = {
  splitEdge: (count: number) => `Split ${counted(count, "edge")}`,
  splitFace: (label: string) => `Split ${label}`,
  extrude: (count: number) => `Extrude ${counted(count, "wall")}`,
  addWalls: (count: number) => `Build ${counted(count, "wall")}`,
  merge: (count: number) => `Merge ${counted(count, "corner")}`,
  mergedByLevel: (count: number, heights: number) =>
    heights === 2
      ? `${count} corners merged: floor with floor, ceiling with ceiling`
      : `${count} corners merged at ${heights === 1 ? "one height" : `${heights} heights`}`,
  splitOnPlan: (labels: readonly string[], whole: string | null, why: string) => {
    const text = `${labels.join(" and ")} split`;
    return `${text[0]?.toUpperCase()}${text.slice(1)}${whole === null ? "" : `; the ${whole} wasn't split: ${why}`}`;
  },
  wallsStayWhole: (why: string) => `Edges split, but not the wall: ${why}`,
  weld: (count: number) => `Weld ${counted(count, "corner")}`,
  dissolve: (count: number) => `Dissolve ${counted(count, "element")}`,
  flip: (count: number) => `Flip ${counted(count, "face")}`,
  closeLoop: (label: string) => `Close ${label}`,
  closeLoops: (count: number) => `Close ${counted(count, "loop")}`,
  raiseCeiling: (height: string) => `Ceiling at ${height}`,

  otherFloor: "Another floor uses this too",
  isCut: (label: PlanarLabel) => `The ${labelName(label)} would be cut in two`,
  extendsBeyond: (label: PlanarLabel) =>
    `The ${labelName(label)} would extend beyond its ${label === "damage" ? "face" : "wall"}`,
  hasNoHost: (label: PlanarLabel) => `The ${labelName(label)}'s wall would be deleted`,
  crossesItself: "A face would cross itself",
  touchesItself: "A face would touch itself",
  turnsOver: "A face would be flipped",
  collapses: "A face would collapse",
  roomWithoutArea: (label: FaceLabel) => `The ${label} would be left without area`,
  leftWithoutArea: (label: FaceLabel) => `The ${label} would be left without area: merge its corners instead`,
  turnedInsideOut: (label: FaceLabel) => `The ${label} would be turned inside out`,
  wouldCrossItself: (label: FaceLabel) => `The ${label} would cross itself`,
  noSuchShare: "Enter a position between 0 and 1",
  tooShort: "The edge is too short to split",
  oneEdge: "The edge starts and ends at the same corner",

  chooseEdge: "Select the edge to split",
  chooseFace: "Select a face to split",
  notOneFace: "No face has both corners",
  alreadyASide: "These corners are already joined",
  leavesFace: "The line would leave the face",
  notOuter: "The line must end on the outline, not on a hole",
  missesFace: "The line doesn't cross the face",
  brokenOutline: "The face's outline is broken. Repair it first.",

  chooseWall: "Select a wall, or its base edge",
  notAWall: "Only an upright wall can be extruded",
  noDistance: "Enter a distance other than 0",
  hasNoBase: "The wall isn't on a side of a floor",
  noFloorSide: "Select a side of a floor",
  hasWall: "There is already a wall here",
  noHeight: "Enter a height greater than 0",

  chooseCorners: "Select two or more corners",
  nothingToWeld: (distance: string) => `No corners within ${distance} of each other`,
  noWeldDistance: "Enter a distance greater than 0",

  manyEdgesMeet: "More than two edges meet at this corner",
  looseCorner: "The corner isn't connected. Delete it instead.",
  notBetweenTwo: "The edge isn't between two faces",
  unlikeFaces: "The faces next to the edge have different labels",
  notInOnePlane: "The faces next to the edge aren't in one plane",
  meetTwice: "The faces meet in more than one place",
  nothingToDissolve: "Select corners or edges to dissolve",

  chooseFaces: "Select the faces to flip",
  chooseLoop: "Select three or more edges around a gap",
  loopNotClosed: "The edges don't close one loop",
  loopHasFace: "This loop already has a face",

  chooseRoom: "Select a floor, a ceiling or a wall of the room",
  noCeiling: "There is no ceiling or wall to raise",
} as const;
