/** What the import says to a person: why a file is refused, and what became of its elements. */
import { currentMeasures } from "../../core/units/chosen-measures";
import { inMegabytes, overLimit } from "../../core/units/file-size";
import type { CapturedElement } from "./import-report";
import type { JsonFault } from "./json-fault";

const small = (metres: number): string => currentMeasures().small(metres);
const long = (metres: number): string => currentMeasures().length(metres);

export const EMPTY_FILE = "The file is empty (0 bytes). Export the capture again.";
export const tooLargeFile = (bytes: number, limit: number): string =>
  `The file has ${overLimit(bytes, limit)}. Captures of up to ${inMegabytes(limit)} can be imported.`;
const spot = ({ line, column, path }: JsonFault): string =>
  `line ${line}, column ${column}${path === "" ? "" : `, in ${path}`}`;
export const notJson = (fault: JsonFault): string =>
  `The file is not JSON (${spot(fault)}). Choose a RoomPlan capture (CapturedRoom JSON, version 2).`;
export const WIDE_TEXT = "The file is UTF-16 text. Save it as UTF-8 and choose it again.";
export const IS_MODEL =
  "The file is a 3D model or an archive (USD, USDZ, ZIP), not JSON. Choose the CapturedRoom JSON that the scanning app exports with it.";
export const RAW_SCAN =
  "The file holds raw scan data (CapturedRoomData). Process it in the scanning app, export the CapturedRoom as JSON, and choose that file.";
export const cutOff = (fault: JsonFault): string =>
  `The capture is damaged: it ends too early or holds text that is not JSON (${spot(fault)}). Export it again.`;
export const notACapture = (place: string): string =>
  `The file is JSON, but not a RoomPlan capture: ${place} has no list of walls or floors.`;
export const standsTwice = (fault: JsonFault): string =>
  `The capture is damaged: ${fault.path} stands twice in one element (again at ${spot({ ...fault, path: "" })}). Nothing was imported.`;
export const NOTHING_CAPTURED = "The capture holds no wall and no floor.";
/** What is no plain value may be of any depth. */
const shortOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Array.isArray(value)
      ? "[…]"
      : "{…}"
    : String(JSON.stringify(value)).slice(0, 20);
const NEEDED_VERSION = "Version 2 of CapturedRoom can be imported.";
const EXPORT_AGAIN = `${NEEDED_VERSION} Export the scan again on iOS 17 or later, as version 2.`;
export function wrongVersion(place: string, version: unknown): string {
  if (version === undefined) return `The capture names no version (${place} is missing). ${EXPORT_AGAIN}`;
  const held = `The capture has version ${shortOf(version)} (${place})`;
  if (version === "2") return `${held}, written as text. Export it again with the number 2.`;
  return typeof version === "number" && version > 2
    ? `${held}. ${NEEDED_VERSION} Export the scan again as version 2.`
    : `${held}. ${EXPORT_AGAIN}`;
}
export const notAList = (place: string): string => `The capture is damaged: ${place} is not a list.`;
export const notAnElement = (place: string): string =>
  `The capture is damaged: ${place} is no element. Nothing was imported.`;
export const notANumber = (fault: JsonFault): string =>
  `The capture holds a value that is not a number (NaN or Infinity; ${spot(fault)}). Nothing was imported.`;
export const badNumber = (place: string): string =>
  `The capture is damaged: ${place} is not a number (missing, text, NaN or Infinity). Nothing was imported. Export it again with plain numbers.`;
export const wrongCount = (place: string, held: number, needed: number): string =>
  `The capture is damaged: ${place} holds ${held} numbers, ${needed} are needed. Nothing was imported. ${
    held > needed ? "A decimal comma splits a number in two: export it again with decimal points." : "Export it again."
  }`;
export const notRigid = (place: string): string =>
  `The capture is damaged: ${place} is no rotation and translation: its axes are not of length 1 or not at right angles. Nothing was imported. Export it again.`;
export const absurdExtent = (place: string): string =>
  `The capture is damaged: by ${place} it would be larger or farther away than any home. Nothing was imported.`;
export const tooManyElements = (count: number, place: string): string =>
  `The capture holds ${count} elements (${place}), more than any home. Nothing was imported.`;
export const tooManyRooms = (count: number): string =>
  `The capture holds ${count} rooms, more than any home. Nothing was imported.`;

const openEnd = (gap: number | null): string => (gap === null ? "open at one end" : `open at one end (${long(gap)})`);
/** "Section 4 (Kitchen)" by its place in the file. */
export function sectionName({ place, label }: { place: string; label: string }): string {
  const name = roomLabel(label);
  const section = `Section ${Number(/\[(\d+)\]$/.exec(place)?.[1] ?? 0) + 1}`;
  return name === null ? section : `${section} (${name})`;
}
/** What a story without sections is called, as a whole and in part. */
export type StoryNames = { whole: string; part: string };
export const WHOLE_CAPTURE: StoryNames = { whole: "The room", part: "Part of the capture" };
/** Counted from the lowest. */
export const storyNames = (number: number, count: number): StoryNames => ({
  whole: `Story ${number} of ${count}`,
  part: `Part of story ${number} of ${count}`,
});
/** `names` of the sections in it, if any. */
export const noFloor = (names: readonly string[], gap: number | null): string =>
  `The capture has no floor, and its walls don't close around one: ${
    names.length > 0 ? names.join(", ") : "the room"
  } is ${openEnd(gap)}. Nothing was imported. Scan the room with all its walls and export it again.`;

export const reasons = {
  notAnObject: "The entry is no element.",
  badNumbers: (field: string) => `Its ${field} is missing or incomplete.`,
  notRigid: "Its transform is no rotation and translation.",
  noSize: "It has no width or no height.",
  wrongCategory: (expected: CapturedElement) => `Its category is not "${expected}".`,
  tooManyCorners: "Its outline has more corners than any surface of a home.",
  repeated: (places: readonly string[]) =>
    `Its identifier stands again at ${places.join(" and ")}; what stands there was refused.`,
  inOtherFile: (fileName: string) => `It is taken from ${fileName}, which holds it too.`,
  alreadyImported: "It is in this survey already.",
  parentUnreadable: "What it belongs to could not be read.",
  storyUnreadable: "Its story could not be read; taken as the entry level.",
  cornersUnreadable: "Its outline could not be read; kept as a rectangle.",
  attributesUnreadable: "Its attributes could not be read.",
  categoryUnreadable: (taken: string) => `Its category could not be read; taken as ${taken}.`,
  unknownConfidence: "Its confidence could not be read; kept as low.",
  identifierCleaned: "Its identifier held characters that no name has; they were left out.",
  unknownPart: "The import does not know what stands there.",
  capturedCeiling: "Ceilings of captures are not read yet; one is added at the wall tops.",
  standsForRoom: "It stands for the room or the home as a whole.",
  noIdentifier: "It had no identifier.",
  collapsed: () => `It is narrower than ${small(0.005)}.`,
  sameWall: "It lies exactly on another wall of the capture; kept once.",
  outlineCrosses: "Its outline crosses itself.",
  faceted: (count: number, tolerance: number) =>
    `Curved: kept as ${count} flat faces, at most ${small(tolerance)} from the arc.`,
  curveUnreadable: "Its curve could not be read; kept flat.",
  cornerMoved: (by: number) => `A corner was moved ${small(by)} to meet its neighbour.`,
  levelled: (by: number) => `Its base was moved ${small(by)} to the floor's level.`,
  cutBehind: (count: number) => `Kept as ${count} faces: more than one room lies behind it.`,
  notCut: "More than one room lies behind it, and it could not be cut between them: it is paired with one.",
  rectangle: (count: number) =>
    count === 1
      ? "It was only the rectangle around the room; its outline was taken from the walls."
      : `It was only the rectangle around ${count} rooms; their outlines were taken from the walls.`,
  split: (count: number) => `Split into ${count} faces where other walls or floor corners meet it.`,
  notSplit: (label: string) =>
    `A corner meets it where its ${label} is; kept in one face with that corner in its border.`,
  noWall: "Its wall is not in the capture, and no other wall is near.",
  otherWall: "Its wall is not in the capture; placed on the nearest wall.",
  outsideWall: "It lies outside its wall.",
  pastBorder: (by: number) => `Kept as captured; it reaches ${small(by)} past its wall's border.`,
  offPlane: (by: number) => `Moved ${small(by)} onto its wall's plane.`,
  unknownParent: "The element it belongs to is not in the capture.",
  ownParent: "It is said to belong to itself; it stands free.",
  wallOfItself: "It is said to belong to itself; that was left out.",
  wallOfAnother: "It is said to belong to another element, as no wall and no floor does; that was left out.",
  parentCycle: "What it belongs to belongs to it in turn; it stands free.",
  sectionNames: (name: string) => `Names a room: ${name}.`,
  sectionUnnamed: "It has no name for its room.",
  sectionOutside: "It lies in no floor of the capture: open at one end, no floor made.",
  roomOpen: "Its room has no floor and is open at one end: no floor was made, so nothing of the room was taken.",
  madeFloor: (area: number) =>
    `Estimated: the capture has no floor, so one of ${currentMeasures().area(area)} was drawn from the walls that close around the room.`,
  copyOf: (place: string) => `A copy of ${place} under another identifier; taken once.`,
  noWallNamed: "It names no wall; placed on the nearest wall.",
  offWall: (by: number) => `It is ${long(by)} off the wall that it belongs to.`,
  sectionUnreadable: "Its label or its centre could not be read.",
  ceiling: (height: number) =>
    `RoomPlan captures have no ceilings; added at the wall tops, ${long(height)} above the floor.`,
  unlevelCeiling: (lowest: number, highest: number) =>
    `RoomPlan captures have no ceilings; estimated, walls are not level: their tops are ${long(lowest)} to ${long(highest)} above the floor. The ceiling follows the corners without slopes.`,
};

export const notes = {
  byRows: "The file writes its matrices row by row; they were read that way.",
  sectionOpen: (name: string, gap: number | null) => `${name}: ${openEnd(gap)}, no floor made.`,
  madeFloor: (name: string) => `${name}: no floor in the capture. Its floor is estimated from its walls.`,
  noWallTaken: (name: string) => `${name}: no usable wall in the capture, so it has no wall area, ceiling or volume.`,
  lifted: (moved: number, turned: number) =>
    `Its reference origin was applied: the room was moved ${long(moved)}${
      turned > 0 ? ` and turned ${Math.round((turned * 1800) / Math.PI) / 10}°` : ""
    } into the frame of the home.`,
  openSide: (length: number) => `A side of the floor, ${long(length)}, has no wall; left open.`,
  openPlan: (one: string, other: string, width: number) =>
    `Open plan: between ${one} and ${other}, ${long(width)} have no wall; left open, and both are one room.`,
  oneRoom: (names: readonly string[]) =>
    `Open plan: no wall goes between ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; left open, as one room.`,
  noWalls: "The floor has no walls around it, so no ceiling was added.",
  unevenCeiling: "Wall tops differ in height; the ceiling follows them.",
  unlevelCeiling: (name: string) => `${name}: ceiling and volume are estimated, walls are not level.`,
  openEnds: (name: string, ends: number, length: number) =>
    `${name}: open at ${ends === 1 ? "one end" : `${ends} ends`}, ${long(length)} of its floor's border ${
      ends === 1 ? "has" : "have"
    } no wall.`,
  unreadableOrigin: (name: string) =>
    `${name} may not line up with the other rooms: its reference origin could not be read.`,
  noOrigin: (name: string) =>
    `${name} may not line up with the other rooms: they have a reference origin, and its file has none.`,
  apart: (name: string) =>
    `${name} may not line up with the other rooms: its file has no reference origin, and it shares no wall or door with them.`,
  originAlone: (name: string) =>
    `${name} may not line up with the rooms in this survey: it was placed by its reference origin alone, and shares no wall or door with them.`,
  overlapping: (one: string, other: string, depth: number) =>
    `${one} and ${other} may not line up: they overlap by ${long(depth)}. Their files may come from different scans.`,
  survey: "This survey",
  /** Of a room that has the name of a new one. */
  inSurvey: (name: string) => `${name} (in this survey)`,
  floors: (count: number) => `The capture has ${count} floors; each is a room of the survey, under one name.`,
  noFloor: "The capture has no floor; its area cannot be measured.",
  twins: (count: number) =>
    count === 1
      ? "One wall, door or opening was recognised as seen from two rooms."
      : `${count} walls, doors or openings were recognised as seen from two rooms.`,
  leftOut: (fields: readonly { place: string; count: number }[], more: number) =>
    `Left out, since the import does not know it: ${fields
      .map(({ place, count }) => (count > 0 ? `${place} (${count} ${count === 1 ? "element" : "elements"})` : place))
      .join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  copies: (count: number) => `${count} elements of the structure's own lists are copies of those of its rooms.`,
  levelled: (by: number) =>
    `The room was ${by > 0 ? "raised" : "lowered"} by ${small(Math.abs(by))} to the level of its floor.`,
  step: (rise: number, side: "above" | "below", limit: number) =>
    `Its floor lies ${small(rise)} ${side} the next floor of its storey and stays there: ${
      rise > limit
        ? `more than ${small(limit)} is a step.`
        : `together these floors lie over ${small(limit)} apart, so where they are farthest apart is a step.`
    }`,
  noCeiling: "The walls' tops give no sound ceiling, so none was added.",
  split: (count: number) =>
    `${count} rooms were told apart by their walls; what stands between two has a side in each.`,
  standsFree: "A room stands free inside another, so the floor was kept as captured.",
};

const ROOM_LABELS: ReadonlyMap<string, string> = new Map([
  ["livingRoom", "Living room"],
  ["diningRoom", "Dining room"],
  ["bathroom", "Bathroom"],
  ["bedroom", "Bedroom"],
  ["kitchen", "Kitchen"],
]);

/** The name of a capture's section label; null for "unidentified". */
export function roomLabel(label: string): string | null {
  if (label === "unidentified" || label === "") return null;
  const known = ROOM_LABELS.get(label);
  if (known) return known;
  const words = label.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
