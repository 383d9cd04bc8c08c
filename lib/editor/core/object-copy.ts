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

  outside: (label: PlanarLabel) => `The ${PLANAR[label]} would extend beyond its wall`,
  overlap: (label: PlanarLabel, other: PlanarLabel) => `The ${PLANAR[label]} would overlap ${an(PLANAR[other])}`,
  notAWall: (label: PlanarLabel) => `${an(PLANAR[label]).replace(/^a/, "A")} belongs on a wall`,
  noPlaceLeft: (label: PlanarLabel) => `No space left on this wall for ${an(PLANAR[label])}`,
  behindWall: "The wall behind this one is in the way",
  sameWall: "Already on this wall",
  noFactor: "Enter a factor greater than 0",
  notDeductible: "Only doors, windows and openings can be deducted from a wall",
  noFloor: "No floor below this object",
  noWall: "No wall in this room",
  nothingToCopy: "The selection can't be copied",
  copied: (count: number) => (count === 1 ? "1 element copied" : `${count} elements copied`),
  asItWas: "No change",
  nothingCopied: "Nothing copied yet",
  noWallChosen: "Select a wall, or click one in the picture",
  noHost: "Select the wall to paste onto",
  mirrorShared: "Shares corners with walls that aren't selected",
  alignTwo: "Select two or more elements to align",
  alignOnWall: "Doors and windows align only along or up the wall that they share",
  fewCopies: "Enter a whole number of copies from 1 to 500",
  noStep: "Enter a step that is not 0",
  tooMany: "That would be more than 20,000 new elements",
  room: "room",
  noTolerance: "Enter a tolerance from 0.1° to 30°",
  noRoom: "Select a room, or an element in it",
  collapses: "The room would collapse or cross itself. Lock some walls or lower the tolerance.",
  allHeld: "Every corner of the room is locked",
  alreadySquare: "The room is already square",
} as const;
