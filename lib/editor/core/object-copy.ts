/** Labels of edits of openings and 3D objects, and reasons why such an edit is refused. */
import type { PlanarLabel } from "../../domain/geometry-records";

const PLANAR: Record<PlanarLabel, string> = {
  door: "door",
  window: "window",
  opening: "opening",
  vent: "vent",
  outlet: "outlet",
  damage: "damage",
};

/** Names of 3D object labels that differ from the label itself. */
const OBJECT_NAMES: Readonly<Record<string, string>> = { washerDryer: "washer or dryer" };

/** Returns the name of a label for use within a sentence. */
export const labelName = (label: string): string => ({ ...PLANAR, ...OBJECT_NAMES })[label] ?? label;

const an = (noun: string): string => (/^[aeio]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const counted = (count: number, one: string): string => (count === 1 ? one : `${count} ${one}s`);

export const OBJECT_COPY = {
  /** Shown over the damaged area in the picture. */
  damage: "Damage",
  insert: (label: string) => `Insert ${labelName(label)}`,
  rehost: (label: PlanarLabel) => `Move ${PLANAR[label]} to another wall`,
  scale: (count: number) => `Scale ${counted(count, "object")}`,
  snapToFloor: (count: number) => `Put ${counted(count, "object")} on the floor`,
  snapToWall: (count: number) => `Put ${counted(count, "object")} against the wall`,
  paste: (count: number) => `Paste ${counted(count, "element")}`,
  duplicate: (count: number) => `Duplicate ${counted(count, "element")}`,
  mirror: (count: number) => `Mirror ${counted(count, "element")}`,
  align: (count: number) => `Align ${counted(count, "element")}`,
  array: (count: number) => `Array of ${count}`,
  squareUp: (room: string) => `Square up ${room}`,
  deduct: (count: number, isDeducted: boolean) =>
    isDeducted ? `Deduct ${counted(count, "opening")}` : `Deduct ${counted(count, "opening")} no longer`,

  outside: (label: PlanarLabel) => `The ${PLANAR[label]} would stick out of its wall`,
  overlap: (label: PlanarLabel, other: PlanarLabel) => `The ${PLANAR[label]} would overlap ${an(PLANAR[other])}`,
  notAWall: (label: PlanarLabel) => `${an(PLANAR[label]).replace(/^a/, "A")} belongs on a wall`,
  noPlaceLeft: (label: PlanarLabel) => `There is no room left on this wall for ${an(PLANAR[label])}`,
  behindWall: "The wall behind this one stands in the way",
  sameWall: "It is on this wall already",
  noFactor: "Enter a factor greater than 0",
  notDeductible: "Only doors, windows and openings can be deducted from a wall",
  noFloor: "There is no floor under it",
  noWall: "There is no wall in its room",
  nothingToCopy: "Nothing that is selected can be copied",
  copied: (count: number) => (count === 1 ? "1 element copied" : `${count} elements copied`),
  asItWas: "Nothing was changed: it is so already",
  nothingCopied: "Nothing has been copied yet",
  noWallChosen: "Choose a wall first, or click one in the picture",
  noHost: "Choose the wall that it is to be pasted on",
  mirrorShared: "It shares corners with walls that are not selected",
  alignTwo: "Choose two elements or more to align them",
  alignOnWall: "Doors and windows align along or up their wall, with others on the same wall",
  fewCopies: "Enter a whole number of copies from 1 to 500",
  noStep: "Enter a step that is not 0",
  tooMany: "That would be more than 20,000 new elements",
  room: "room",
  noTolerance: "Enter a tolerance from 0.1° to 30°",
  noRoom: "Choose a room, or something in it",
  collapses: "The room would collapse or cross itself; lock some walls or allow less",
  allHeld: "Every corner of the room is locked or kept",
  alreadySquare: "The room is square already",
} as const;
