/** What the import says on screen; the report's own sentences come from the importer. */
import type { CapturedElement, ImportOutcome } from "@/lib/editor/import/import-report";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const IMPORT_WORDS = {
  button: "Import",
  action: "Import RoomPlan captures",
  keywords: "open file json scan upload room",
  chooser: "RoomPlan captures",
  dropHere: "Drop RoomPlan captures here",
  reading: (fileName: string, place: number, count: number) =>
    count > 1 ? `Importing ${fileName}, ${place} of ${count}` : `Importing ${fileName}`,
  title: "Import report",
  failedTitle: "Nothing was imported",
  partlyTitle: "Some files were not imported",
  done: "Done",
  unreadable: "The file could not be read. Choose it again.",
  stopped: "The import stopped unexpectedly. Nothing was imported; try again.",
  gesture: (fileName: string) => `Import ${fileName}`,
  rooms: (names: readonly string[]) => names.join(", "),
  summary: (elements: number) => `${counted(elements, "element")} in the file`,
  outcomes: { taken: "Taken", merged: "Merged", repaired: "Repaired", refused: "Refused" } satisfies Record<
    ImportOutcome,
    string
  >,
  added: "Added",
  elements: {
    wall: "Wall",
    floor: "Floor",
    door: "Door",
    window: "Window",
    opening: "Opening",
    object: "Object",
  } satisfies Record<CapturedElement, string>,
  ceiling: "Ceiling",
  element: "Element",
  identifier: "Identifier",
  outcome: "Outcome",
  reason: "What happened",
  asCaptured: "Taken as captured",
} as const;
