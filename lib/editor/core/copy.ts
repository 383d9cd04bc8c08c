/** Labels of edits in the history, and reasons why an edit is refused. */
import type { GeometryKind } from "../../domain/geometry-records";
import { labelName } from "./object-copy";

const SINGULAR: Record<GeometryKind, string> = {
  vertex: "corner",
  edge: "edge",
  face: "face",
  objectPlanar: "opening",
  object3D: "object",
};

const counted = (count: number, singular: string) => (count === 1 ? singular : `${count} ${singular}s`);

export const COPY = {
  move: (kind: GeometryKind, count: number) => `Move ${counted(count, SINGULAR[kind])}`,
  moveSelection: (count: number) => `Move ${counted(count, "element")}`,
  change: (count: number) => `Change ${counted(count, "element")}`,
  turn: (count: number) => `Turn ${counted(count, "element")}`,
  place: (kind: GeometryKind) => `Place ${SINGULAR[kind]}`,
  resize: (kind: GeometryKind) => `Resize ${SINGULAR[kind]}`,
  label: (count: number, label: string, unnamed: number) =>
    `Label ${counted(count, "element")} as ${labelName(label)}${unnamed > 0 ? `; ${unnamed === 1 ? "room name" : "room names"} removed` : ""}`,
  nameRoom: (name: string) => (name === "" ? "Clear room name" : `Name room ${name}`),
  add: (count: number) => `Add ${counted(count, "element")}`,
  remove: (count: number) => `Delete ${counted(count, "element")}`,
  undo: (label: string) => `Undo: ${label}`,
  redo: (label: string) => `Redo: ${label}`,
  resetFloor: (name: string) => `Reset ${name}`,
  emptyFloor: (name: string) => `Nothing to reset on ${name}`,
  undoSeveral: (count: number) => `Undo ${count} edits`,
  redoSeveral: (count: number) => `Redo ${count} edits`,
  locked: (count: number) => (count === 1 ? "The corner is locked" : `${count} corners are locked`),
  missing: "This element no longer exists",
  notANumber: "Enter a number",
  tooFar: "More than 10 km from the origin",
  notPositive: "Length, width, height and depth must be greater than 0",
  unknownLabel: (label: string) => `"${label}" isn't a label for this element`,
  nothingToMove: "The selection can't be moved this way",
  sharedEnd: "These elements share a corner. Change them one at a time.",
  turnsWithFace: "Doors, windows and openings turn only with their wall",
  slidesOnFace: "Doors, windows and openings move only along their wall",
  notAFloor: "Only floors have room names",
  dangling: "It refers to a missing element",
  duplicate: "An element with this key already exists",
  otherSurvey: "The element belongs to another survey",
  dragging: "Finish the drag first",
  dragEnded: "The drag has ended",
} as const;
