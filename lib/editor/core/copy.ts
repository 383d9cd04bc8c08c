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
    `Label ${counted(count, "element")} as ${labelName(label)}${unnamed > 0 ? `, without ${unnamed === 1 ? "its room's name" : "their rooms' names"}` : ""}`,
  nameRoom: (name: string) => (name === "" ? "Clear room name" : `Name room ${name}`),
  add: (count: number) => `Add ${counted(count, "element")}`,
  remove: (count: number) => `Delete ${counted(count, "element")}`,
  undo: (label: string) => `Undo: ${label}`,
  redo: (label: string) => `Redo: ${label}`,
  resetFloor: (name: string) => `Reset ${name}`,
  emptyFloor: (name: string) => `There is nothing on ${name} to reset`,
  undoSeveral: (count: number) => `Undo ${count} edits`,
  redoSeveral: (count: number) => `Redo ${count} edits`,
  locked: (count: number) => (count === 1 ? "The corner is locked" : `${count} corners are locked`),
  missing: "This element is no longer there",
  notANumber: "Enter a number",
  tooFar: "That is more than 10 km away",
  notPositive: "Length, width, height and depth must be greater than 0",
  unknownLabel: (label: string) => `"${label}" is not a label of this element`,
  nothingToMove: "Nothing here can be moved this way",
  sharedEnd: "They share a corner, which cannot be at two places: change one after the other",
  turnsWithFace: "A door, window or opening turns only with its wall",
  slidesOnFace: "A door, window or opening moves along its wall",
  notAFloor: "Only a floor has a room name",
  dangling: "It refers to an element that is not there",
  duplicate: "There is already an element with this key",
  otherSurvey: "The element belongs to another survey",
  dragging: "Finish the drag first",
  dragEnded: "The drag has ended",
} as const;
