/** The import's texts: why a file is refused, and the outcome of its elements. */
import { currentMeasures } from "../../core/units/chosen-measures";
import { inMegabytes, overLimit } from "../../core/units/file-size";
import type { CapturedElement } from "./import-report";
import type { JsonFault } from "./json-fault";

const small = (meters: number): string => currentMeasures().small(meters);
const long = (meters: number): string => currentMeasures().length(meters);

export const EMPTY_FILE = "The file is empty (0 bytes). Export the capture again.";

export const tooLargeFile = (bytes: number, limit: number): string =>
  `The file has ${overLimit(bytes, limit)}. Captures of up to ${inMegabytes(limit)} can be imported.`;

const spot = ({ line, column, path }: JsonFault): string =>
  `line ${line}, column ${column}${path === "" ? "" : `, in ${path}`}`;

export const notJson = (fault: JsonFault): string =>
  `The file isn't JSON (${spot(fault)}). Choose a RoomPlan capture (CapturedRoom JSON, version 2).`;

export const WIDE_TEXT = "The file is UTF-16 text. Save it as UTF-8 and choose it again.";
export const IS_MODEL =
  "The file is a 3D model or an archive (USD, USDZ, ZIP), not JSON. Choose the CapturedRoom JSON that the scanning app exports with it.";
export const RAW_SCAN =
  "The file contains raw scan data (CapturedRoomData). Process it in the scanning app, export the CapturedRoom as JSON, and choose that file.";
export const cutOff = (fault: JsonFault): string =>
  `The capture is damaged: it ends too early or isn't valid JSON (${spot(fault)}). Export it again.`;
export const notACapture = (place: string): string =>
  `The file is JSON, but not a RoomPlan capture: ${place} has no list of walls or floors.`;
export const duplicateName = (fault: JsonFault): string =>
  `The capture is damaged: ${fault.path} occurs twice in one element (again at ${spot({ ...fault, path: "" })}). Nothing was imported.`;
export const NOTHING_CAPTURED = "The capture contains no wall and no floor.";

/** Shortens any value: only plain values are shown. */
const shortOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Array.isArray(value)
      ? "[…]"
      : "{…}"
    : String(JSON.stringify(value)).slice(0, 20);

const NEEDED_VERSION = "Only version 2 of CapturedRoom can be imported.";
const EXPORT_AGAIN = `${NEEDED_VERSION} Export the scan again on iOS 17 or later, as version 2.`;

export function wrongVersion(place: string, version: unknown): string {
  if (version === undefined) return `The capture has no version (${place} is missing). ${EXPORT_AGAIN}`;
  const found = `The capture has version ${shortOf(version)} (${place})`;
  if (version === "2") return `${found}, written as text. Export it again with the number 2.`;
  return typeof version === "number" && version > 2
    ? `${found}. ${NEEDED_VERSION} Export the scan again as version 2.`
    : `${found}. ${EXPORT_AGAIN}`;
}

export const notAList = (place: string): string => `The capture is damaged: ${place} isn't a list.`;
export const notAnElement = (place: string): string =>
  `The capture is damaged: ${place} isn't an element. Nothing was imported.`;
export const notANumber = (fault: JsonFault): string =>
  `The capture contains a value that isn't a number (NaN or Infinity; ${spot(fault)}). Nothing was imported.`;
export const badNumber = (place: string): string =>
  `The capture is damaged: ${place} isn't a number (missing, text, NaN or Infinity). Nothing was imported. Export it again with plain numbers.`;
export const wrongCount = (place: string, found: number, needed: number): string =>
  `The capture is damaged: ${place} has ${found} numbers instead of ${needed}. Nothing was imported. ${
    found > needed ? "A decimal comma splits a number in two: export it again with decimal points." : "Export it again."
  }`;
export const notRigid = (place: string): string =>
  `The capture is damaged: ${place} isn't a rotation and translation: its axes aren't of length 1 or aren't at right angles. Nothing was imported. Export it again.`;
export const absurdExtent = (place: string): string =>
  `The capture is damaged: ${place} would make it larger or farther away than any home. Nothing was imported.`;
export const tooManyElements = (count: number, place: string): string =>
  `The capture contains ${count} elements (${place}), more than any home. Nothing was imported.`;
export const tooManyRooms = (count: number): string =>
  `The capture contains ${count} rooms, more than any home. Nothing was imported.`;

const openEnd = (gap: number | null): string => (gap === null ? "open at one end" : `open at one end (${long(gap)})`);

/** Returns "Section 4 (Kitchen)" for a section's place in the file. */
export function sectionName({ place, label }: { place: string; label: string }): string {
  const name = roomLabel(label);
  const section = `Section ${Number(/\[(\d+)\]$/.exec(place)?.[1] ?? 0) + 1}`;
  return name === null ? section : `${section} (${name})`;
}

/** Names for a story without sections, as a whole and in part. */
export type StoryNames = { whole: string; part: string };
export const WHOLE_CAPTURE: StoryNames = { whole: "The room", part: "Part of the capture" };
/** Numbered from the lowest. */
export const storyNames = (number: number, count: number): StoryNames => ({
  whole: `Story ${number} of ${count}`,
  part: `Part of story ${number} of ${count}`,
});
/** `names`: the sections in it, if any. */
export const noFloor = (names: readonly string[], gap: number | null): string =>
  `The capture has no floor, and its walls don't close around one: ${
    names.length > 0 ? names.join(", ") : "the room"
  } is ${openEnd(gap)}. Nothing was imported. Scan the room with all its walls and export it again.`;

export const reasons = {
  notAnObject: "The entry isn't an element.",
  badNumbers: (field: string) => `Its ${field} is missing or incomplete.`,
  notRigid: "Its transform isn't a rotation and translation.",
  noSize: "It has no width or no height.",
  wrongCategory: (expected: CapturedElement) => `Its category isn't "${expected}".`,
  tooManyCorners: "Its outline has more corners than any surface of a home.",
  repeated: (places: readonly string[]) =>
    `Its identifier is repeated at ${places.join(" and ")}; the repeated element was refused.`,
  inOtherFile: (fileName: string) => `Also in ${fileName}, and imported from there.`,
  alreadyImported: "Already in this survey.",
  parentUnreadable: "Its parent couldn't be read.",
  storyUnreadable: "Its story couldn't be read; imported to the entry level.",
  cornersUnreadable: "Its outline couldn't be read; imported as a rectangle.",
  attributesUnreadable: "Its attributes couldn't be read.",
  categoryUnreadable: (fallback: string) => `Its category couldn't be read; imported as ${fallback}.`,
  unknownConfidence: "Its confidence couldn't be read; set to low.",
  identifierCleaned: "Its identifier contained invalid characters; they were removed.",
  unknownPart: "Unknown kind of element.",
  capturedCeiling: "Captured ceilings can't be imported yet; one is added at the wall tops.",
  representsRoom: "It represents the whole room or home.",
  noIdentifier: "It had no identifier.",
  collapsed: () => `It is narrower than ${small(0.005)}.`,
  sameWall: "It is identical to another wall of the capture; imported once.",
  outlineCrosses: "Its outline crosses itself.",
  faceted: (count: number, tolerance: number) =>
    `Curved: imported as ${count} flat faces, at most ${small(tolerance)} from the arc.`,
  curveUnreadable: "Its curve couldn't be read; imported flat.",
  cornerMoved: (by: number) => `A corner was moved ${small(by)} to meet its neighbor.`,
  leveled: (by: number) => `Its base was moved ${small(by)} to the floor's level.`,
  cutBehind: (count: number) => `Split into ${count} faces: more than one room is behind it.`,
  notCut: "More than one room is behind it, but it couldn't be split between them; paired with one.",
  rectangle: (count: number) =>
    count === 1
      ? "It was only the rectangle around the room; its outline was drawn from the walls."
      : `It was only the rectangle around ${count} rooms; their outlines were drawn from the walls.`,
  split: (count: number) => `Split into ${count} faces where other walls or floor corners meet it.`,
  notSplit: (label: string) =>
    `A corner meets it at its ${label}; imported as one face with that corner in its outline.`,
  noWall: "Its wall isn't in the capture, and no other wall is near.",
  otherWall: "Its wall isn't in the capture; placed on the nearest wall.",
  outsideWall: "It is outside its wall.",
  pastBorder: (by: number) => `Imported as captured; it extends ${small(by)} past its wall.`,
  offPlane: (by: number) => `Moved ${small(by)} onto its wall's plane.`,
  unknownParent: "Its parent isn't in the capture.",
  ownParent: "It names itself as its parent; imported without one.",
  wallOfItself: "It names itself as its parent, which was ignored.",
  wallOfAnother: "It names a parent, which walls and floors don't have; ignored.",
  parentCycle: "Its parents form a cycle; imported without one.",
  sectionNames: (name: string) => `Names a room: ${name}.`,
  sectionUnnamed: "It has no room name.",
  sectionOutside: "It is outside every floor of the capture: open at one end, no floor made.",
  roomOpen: "Its room has no floor and is open at one end, so no floor could be made and nothing of it was imported.",
  madeFloor: (area: number) =>
    `Estimated: the capture has no floor, so one of ${currentMeasures().area(area)} was drawn from the closed walls.`,
  copyOf: (place: string) => `A copy of ${place} with another identifier; imported once.`,
  noWallNamed: "It names no wall; placed on the nearest wall.",
  offWall: (by: number) => `It is ${long(by)} off its wall.`,
  sectionUnreadable: "Its label or center couldn't be read.",
  ceiling: (height: number) =>
    `RoomPlan captures have no ceilings; added at the wall tops, ${long(height)} above the floor.`,
  unlevelCeiling: (lowest: number, highest: number) =>
    `RoomPlan captures have no ceilings; estimated, walls are not level: their tops are ${long(lowest)} to ${long(highest)} above the floor. The ceiling follows the corners without slopes.`,
};

export const notes = {
  byRows: "The file's matrices are in row order and were read that way.",
  sectionOpen: (name: string, gap: number | null) => `${name}: ${openEnd(gap)}, no floor made.`,
  madeFloor: (name: string) => `${name}: no floor in the capture. Its floor is estimated from its walls.`,
  noWallImported: (name: string) =>
    `${name}: no usable wall in the capture, so it has no wall area, ceiling or volume.`,
  lifted: (moved: number, turned: number) =>
    `The room was moved ${long(moved)}${
      turned > 0 ? ` and turned ${Math.round((turned * 1800) / Math.PI) / 10}°` : ""
    } to line up with the home, by its reference origin.`,
  openSide: (length: number) => `A side of the floor, ${long(length)}, has no wall; left open.`,
  openPlan: (one: string, other: string, width: number) =>
    `Open plan: no wall along ${long(width)} between ${one} and ${other}; left open, as one room.`,
  oneRoom: (names: readonly string[]) =>
    `Open plan: no wall between ${names.slice(0, -1).join(", ")} and ${names.at(-1)}; left open, as one room.`,
  noWalls: "The floor has no walls around it, so no ceiling was added.",
  unevenCeiling: "Wall tops differ in height; the ceiling follows them.",
  unlevelCeiling: (name: string) => `${name}: ceiling and volume are estimated, walls are not level.`,
  openEnds: (name: string, ends: number, length: number) =>
    `${name}: open at ${ends === 1 ? "one end" : `${ends} ends`}, ${long(length)} of its floor's border ${
      ends === 1 ? "has" : "have"
    } no wall.`,
  unreadableOrigin: (name: string) =>
    `${name} may not line up with the other rooms: its reference origin couldn't be read.`,
  noOrigin: (name: string) =>
    `${name} may not line up with the other rooms: they have a reference origin, and its file has none.`,
  apart: (name: string) =>
    `${name} may not line up with the other rooms: its file has no reference origin, and it shares no wall or door with them.`,
  originAlone: (name: string) =>
    `${name} may not line up with the rooms in this survey: it was placed by its reference origin alone, and shares no wall or door with them.`,
  overlapping: (one: string, other: string, depth: number) =>
    `${one} and ${other} may not line up: they overlap by ${long(depth)}. Their files may come from different scans.`,
  survey: "This survey",
  /** For an existing room with the same name as a new one. */
  inSurvey: (name: string) => `${name} (in this survey)`,
  floors: (count: number) => `The capture has ${count} floors; each becomes a room, all with one name.`,
  noFloor: "The capture has no floor; its area can't be measured.",
  twins: (count: number) =>
    count === 1
      ? "One wall, door or opening was recognized as shared by two rooms."
      : `${count} walls, doors or openings were recognized as shared by two rooms.`,
  leftOut: (fields: readonly { place: string; count: number }[], more: number) =>
    `Unknown fields, not imported: ${fields
      .map(({ place, count }) => (count > 0 ? `${place} (${count} ${count === 1 ? "element" : "elements"})` : place))
      .join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  copies: (count: number) => `${count} elements of the structure's own lists are copies of elements in its rooms.`,
  leveled: (by: number) =>
    `The room was ${by > 0 ? "raised" : "lowered"} by ${small(Math.abs(by))} to the level of its floor.`,
  step: (rise: number, side: "above" | "below", limit: number) =>
    `Its floor is ${small(rise)} ${side} the next floor of its story and wasn't moved: ${
      rise > limit
        ? `more than ${small(limit)} counts as a step.`
        : `these floors spread over more than ${small(limit)}, so the widest gap between them counts as a step.`
    }`,
  noCeiling: "The wall tops don't form a valid ceiling, so none was added.",
  split: (count: number) => `${count} rooms were separated by their walls; a shared wall has a side in each.`,
  freestanding: "A freestanding room is inside another, so the floor was imported as captured.",
};

const ROOM_LABELS: ReadonlyMap<string, string> = new Map([
  ["livingRoom", "Living room"],
  ["diningRoom", "Dining room"],
  ["bathroom", "Bathroom"],
  ["bedroom", "Bedroom"],
  ["kitchen", "Kitchen"],
]);

/** Returns the name for a capture's section label, or null for "unidentified". */
export function roomLabel(label: string): string | null {
  if (label === "unidentified" || label === "") return null;
  const known = ROOM_LABELS.get(label);
  if (known) return known;
  const words = label.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
