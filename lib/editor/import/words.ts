/** What the import says to a person: why a file is refused, and what became of its elements. */
import type { CapturedElement } from "./import-report";

const millimetres = (metres: number): string => `${Math.round(metres * 1000)} mm`;
const metres = (value: number): string => `${value.toFixed(2)} m`;

export const EMPTY_FILE = "The file is empty (0 bytes). Export the capture again.";
export const tooLargeFile = (bytes: number): string =>
  `The file has ${Math.ceil(bytes / 1024 / 1024)} MB. Captures of up to 40 MB can be imported.`;
export const NOT_JSON = "The file is not JSON. Choose a RoomPlan capture (CapturedRoom JSON, version 2).";
export const CUT_OFF = "The capture is damaged: it ends too early or holds text that is not JSON. Export it again.";
export const NOT_A_CAPTURE = "The file is JSON, but not a RoomPlan capture: it has no list of walls or floors.";
export const NOTHING_CAPTURED = "The capture holds no wall and no floor.";
export const wrongVersion = (version: unknown): string =>
  version === undefined
    ? "The capture names no version. Version 2 of CapturedRoom can be imported."
    : `The capture has version ${String(JSON.stringify(version)).slice(0, 20)}. Version 2 of CapturedRoom can be imported.`;
export const notAList = (list: string): string => `The capture is damaged: "${list}" is not a list.`;
export const NOT_A_NUMBER = "The capture holds a value that is not a number (NaN or Infinity). Nothing was imported.";
export const badNumber = (place: string, field: string): string =>
  `The capture is damaged: ${field} of ${place} is not a number (missing, NaN or Infinity). Nothing was imported.`;
export const notRigid = (place: string): string =>
  `The capture is damaged: the transform of ${place} is no rotation and translation. Nothing was imported.`;
export const absurdExtent = (place: string): string =>
  `The capture is damaged: ${place} would be larger or farther away than any home. Nothing was imported.`;
export const tooManyElements = (count: number): string =>
  `The capture holds ${count} elements, more than any home. Nothing was imported.`;

export const reasons = {
  notAnObject: "The entry is no element.",
  badNumbers: (field: string) => `Its ${field} is missing or incomplete.`,
  notRigid: "Its transform is no rotation and translation.",
  noSize: "It has no width or no height.",
  wrongCategory: (expected: CapturedElement) => `Its category is not "${expected}".`,
  tooManyCorners: "Its outline has more corners than any surface of a home.",
  duplicate: "Its identifier occurs a second time in the file.",
  copy: "A copy of the element listed with its room.",
  alreadyImported: "It is in this survey already.",
  unknownConfidence: "Its confidence could not be read; kept as low.",
  noIdentifier: "It had no identifier.",
  collapsed: "It is narrower than 5 mm.",
  sameWall: "It lies exactly on another wall of the capture; kept once.",
  outlineCrosses: "Its outline crosses itself.",
  faceted: (count: number, tolerance: number) =>
    `Curved: kept as ${count} flat faces, at most ${millimetres(tolerance)} from the arc.`,
  curveUnreadable: "Its curve could not be read; kept flat.",
  cornerMoved: (by: number) => `A corner was moved ${millimetres(by)} to meet its neighbour.`,
  levelled: (by: number) => `Its base was moved ${millimetres(by)} to the floor's level.`,
  split: (count: number) => `Split into ${count} faces where other walls or floor corners meet it.`,
  notSplit: (label: string) =>
    `A corner meets it where its ${label} is; kept in one face with that corner in its border.`,
  noWall: "Its wall is not in the capture, and no other wall is near.",
  otherWall: "Its wall is not in the capture; placed on the nearest wall.",
  outsideWall: "It lies outside its wall.",
  pastBorder: (by: number) => `Kept as captured; it reaches ${millimetres(by)} past its wall's border.`,
  offPlane: (by: number) => `Moved ${millimetres(by)} onto its wall's plane.`,
  unknownParent: "The element it belongs to is not in the capture.",
  ceiling: (height: number) =>
    `RoomPlan captures have no ceilings; added at the wall tops, ${metres(height)} above the floor.`,
};

export const notes = {
  openSide: (length: number) => `A side of the floor, ${metres(length)}, has no wall; left open.`,
  noWalls: "The floor has no walls around it, so no ceiling was added.",
  unevenCeiling: "Wall tops differ in height; the ceiling follows them.",
  noFloor: "The capture has no floor; its area cannot be measured.",
  twins: (count: number) => `${count} walls, doors or openings were recognised as seen from two rooms.`,
};

const ROOM_LABELS: Record<string, string> = {
  livingRoom: "Living room",
  diningRoom: "Dining room",
  bathroom: "Bathroom",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
};

/** The name of a capture's section label; null for "unidentified". */
export function roomLabel(label: string): string | null {
  if (label === "unidentified" || label === "") return null;
  const known = ROOM_LABELS[label];
  if (known) return known;
  const words = label.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
