/** The texts of the import; the sentences of the report come from the importer. */
import type { AddedEntry, CapturedElement, ImportOutcome, PairEntry } from "@/lib/editor/formats/import/import-report";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const IMPORT_COPY = {
  button: "Import",
  action: "Import RoomPlan captures",
  keywords: "open file json scan upload room",
  chooser: "RoomPlan captures",
  dropHere: "Drop RoomPlan captures here",
  readingTitle: (count: number) => `Reading ${counted(count, "capture")}`,
  reading: (fileName: string) => `Reading ${fileName}`,
  joining: "Joining the rooms",
  starting: "Starting",
  stepOf: (step: number, count: number) => `${Math.min(step + 1, count)} of ${count}`,
  title: "Import preview",
  failedTitle: "Nothing was imported",
  partlyTitle: "Some files can't be imported",
  question: "Nothing changes until you import.",
  others: (count: number) =>
    count === 1 ? "You can import the other file." : `You can import the other ${count} files.`,
  cancel: "Cancel",
  done: "Done",
  importRooms: (rooms: number) => (rooms === 0 ? "Import" : `Import ${counted(rooms, "room")}`),
  nothingNew: "Everything in these captures is already in the inspection.",
  unreadable: "The file couldn't be read. Choose it again.",
  stopped: "The import stopped unexpectedly. Nothing was imported; try again.",
  gesture: (fileNames: readonly string[]) =>
    fileNames.length === 1 ? `Import ${fileNames[0]}` : `Import ${counted(fileNames.length, "capture")}`,
  rooms: (names: readonly string[]) => names.join(", "),
  summary: (elements: number) => `${counted(elements, "element")} in the file`,
  outcomes: { imported: "Imported", merged: "Merged", repaired: "Repaired", refused: "Refused" } satisfies Record<
    ImportOutcome,
    string
  >,
  added: "Added",
  estimated: "Estimated",
  cautions: "Check before you import",
  lifted: (rooms: number) =>
    `${counted(rooms, "room")} ${rooms === 1 ? "was" : "were"} moved into one frame by ${
      rooms === 1 ? "its reference origin" : "their reference origins"
    }.`,
  paired: "Paired",
  elements: {
    wall: "Wall",
    floor: "Floor",
    door: "Door",
    window: "Window",
    opening: "Opening",
    object: "Object",
    section: "Section",
    room: "Room",
    unknown: "Unknown",
  } satisfies Record<CapturedElement, string>,
  addedElements: { ceiling: "Ceiling", floor: "Floor" } satisfies Record<AddedEntry["element"], string>,
  element: "Element",
  identifier: "In the file",
  outcome: "Outcome",
  reason: "What happened",
  asCaptured: "Imported as captured",
  more: (count: number) => `Show ${count} more`,
  whole: "The whole",
  figures: {
    rooms: "Rooms",
    floorArea: "Floor area",
    grossWall: "Gross wall",
    grossWallOnce: "Gross wall, shared counted once",
    looseWall: "Walls in no room, not counted",
    perimeter: "Perimeter",
    doors: "Doors",
    windows: "Windows",
    openings: "Openings",
  },
  /** `once`: the number with each shared one counted once. */
  counted: (sum: number, once: number) => (sum === once ? String(sum) : `${sum} (${once} counted once)`),
  onceNote:
    "Totals add up the rooms: a shared wall, door, window or opening is in both. Counted once, it is in one of them.",
  roomsTitle: "Rooms",
  roomName: "Name",
  nameOf: (file: string, at: number) => `Name of room ${at} from ${file}`,
  unnamed: "Room",
  signed: (by: number, text: string) => `${by < 0 ? "−" : "+"}${text}`,
  raised: "Raised by",
  file: "File",
  floor: "Floor of the lowest story",
  leveled: (floor: string, rooms: number, moved: number, spread: string) =>
    `${floor}: the floors of ${counted(rooms, "room")} lay up to ${spread} apart; ${moved} of the rooms ${
      moved === 1 ? "was" : "were"
    } raised or lowered whole, to one level.`,
  leveledToSurvey: (floor: string, moved: number, by: string) =>
    `${floor}: the inspection's floor is at another level; ${counted(moved, "room")} ${
      moved === 1 ? "was" : "were"
    } raised or lowered whole to it, by up to ${by}.`,
  stepped: (floor: string, rise: string, limit: string, isWide: boolean) =>
    isWide
      ? `${floor}: floors ${rise} apart were kept where they are; more than ${limit} is a step.`
      : `${floor}: floors ${rise} apart were kept where they are; together they lie over ${limit} apart, so where they are farthest apart is a step.`,
  pairsTitle: "Seen from two rooms",
  pairKind: ({ element, twinElement }: PairEntry) =>
    element === twinElement ? capital(element) : `${capital(element)} and ${twinElement}`,
  between: "Between",
  apart: "Apart",
  overlap: "In common",
  filesTitle: "Files",
} as const;
