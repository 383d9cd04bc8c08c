/** The demo's home as records, generated and imported by the editor's own importer. */
import type { GeometryKind } from "../../../lib/domain/geometry-records";
import { importCapture } from "../../../lib/editor/formats/import/import-capture";
import { generateHome } from "./generate-home";

type Target = {
  surveyKey: string;
  createKey: (kind: GeometryKind) => string;
  /** Rooms stay at their captured levels. */
  keepsLevels?: boolean;
  /** Walls are not cut between the rooms behind them. */
  keepsWalls?: boolean;
};

/** Imports all rooms together, so that walls and doors seen from two rooms are matched. */
export function importHome(seed: number, target: Target) {
  const { rooms } = generateHome(seed);
  const roomLabels = Object.fromEntries(
    rooms.flatMap(({ name, capture }) => capture.floors.map(({ identifier }) => [identifier, name])),
  );
  const text = JSON.stringify(rooms.map(({ capture }) => capture));
  const result = importCapture(text, { ...target, fileName: "home.json", roomLabels });
  if (!result.ok) throw new Error(`The generated home cannot be imported: ${result.error.message}`);
  return result;
}
