/** The texts of the panels for doors, windows and objects. */
import type { PlanarLabel } from "@/lib/domain/geometry-records";
import { labelName } from "@/lib/editor/core/object-copy";
import type { ObjectGroup } from "@/lib/editor/core/objects/object-presets";
import type { Placing } from "@/lib/editor/tools/placing/placing";

const GROUPS: Record<ObjectGroup, string> = {
  appliance: "Appliances",
  furniture: "Furniture",
  fixture: "Fixtures",
  damage: "Damage",
};

/** Returns a label as a name, for a list or a button. */
export const capitalName = (label: string): string => {
  const name = labelName(label);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
const openingName = (label: PlanarLabel): string => (label === "damage" ? "Damage on a surface" : capitalName(label));
const objectName = (label: string): string => (label === "damage" ? "Damage in the room" : capitalName(label));

const shown = (placing: Placing): string =>
  placing.kind === "opening"
    ? openingName(placing.label)
    : placing.kind === "object"
      ? objectName(placing.preset.label)
      : "";

function prompt(placing: Placing): string {
  if (placing.kind === "rehost") return "Click the wall that it goes to, or select it and press Enter";
  const name = shown(placing).toLowerCase();
  return placing.kind === "opening"
    ? `Click a wall to place the ${name}; Enter places it on the selected wall`
    : `Click a floor or a wall to place the ${name}; Enter places it in the selected room`;
}

type Keys = readonly (readonly [key: string, does: string])[];

const DONE = ["Esc", "Done"] as const;

const PUT_BACK = ["Esc", "Put back"] as const;

/** Keys while a room is squared up. */
const squareUpKeys = (isAcceptable: boolean): Keys => (isAcceptable ? [["↵", "Accept"], PUT_BACK] : [PUT_BACK]);

/** Keys while placing. `hasWall`: a wall is selected. */
const keys = (placing: Placing, hasWall: boolean): Keys => {
  return placing.kind === "rehost" && !hasWall ? [DONE] : [["↵", "Place here"], DONE];
};

export const OBJECT_PANEL_COPY = {
  keys,
  squareUpKeys,
  place: "Place doors, windows and objects",
  palette: "Place",
  openings: "On walls",
  openingName,
  groups: GROUPS,
  objectName,
  prompt,
  placeHere: "Place it here",
  close: "Close",

  insert: "Insert",
  opening: "Insert a door, window or opening",
  rehost: "Move to another wall",
  rehostNothing: "Select one door, window or opening first",
  onWall: "On wall",
  wallOfRoom: (wall: string, room: string) => `${wall}, ${room}`,
  putOnFloor: "Put on the floor",
  putAgainstWall: "Put against the wall",
  onFloor: "On the floor",
  toWall: "To the wall",
  noObject: "Select appliances, furniture, fixtures or damage first",
  kind: "Kind",
  scaleBy: "Scale by",
  scaleAction: "Scale…",
  scaleTitle: "Scale",
  scaleLabel: "by",
  notAFactor: "Enter a factor greater than 0, such as 1.5",

  copy: "Copy",
  paste: "Paste",
  duplicate: "Duplicate",
  mirrorX: "Mirror left and right",
  mirrorZ: "Mirror front and back",
  array: "Array",
  copies: "Copies",
  makeArray: "Make array",
  nothingSelected: "Nothing is selected",
  nothingCopied: "Nothing copied yet",
  commands: "Copy, mirror and align",
  align: {
    x: { min: "Align left sides", middle: "Align middles along X", max: "Align right sides" },
    y: { min: "Align undersides", middle: "Align middles in height", max: "Align upper sides" },
    z: { min: "Align back sides", middle: "Align middles along Z", max: "Align front sides" },
  },
  alignTwo: "Select two or more to align them",

  squareUp: "Square up the room",
  squareUpTitle: "Square up",
  noRoom: "Select a room, or something in it",
  wall: "Wall",
  now: "Now",
  afterwards: "After",
  keep: "Keep",
  keepWall: (name: string) => `Keep ${name} where it is`,
  within: "Within",
  withinHint: "Angles off by less than this become right",
  largest: (length: string) => `No corner moves more than ${length}.`,
  residual: (length: string, degrees: string) => `${length} · ${degrees}°`,
  accept: "Accept",
  acceptSquareUp: "Accept the squared-up room",
  squaring: "Squared up as shown; Enter accepts it",
  cancel: "Cancel",
} as const;
