/** What the rooms of an import measure, before they are taken. */
import type { Face } from "../../domain/geometry-records";
import { measureFaces, measureQuantities, type Quantities } from "../quantities/measure-quantities";
import { roomFaces } from "../quantities/room-faces";
import { createScene, type ReadScene, type SceneRecords } from "../scene";
import type { Intake } from "./import-captures";

export type IntakeFigures = {
  /** m² and metres. */
  floorArea: number;
  perimeter: number;
  grossWall: number;
  doors: number;
  windows: number;
  openings: number;
};

function shown(measured: Quantities): IntakeFigures {
  const { floorArea, perimeter, grossWall, doors, windows, openings } = measured;
  return { floorArea, perimeter, grossWall, doors, windows, openings };
}

const distinct = (faces: readonly Face[]): Face[] => [...new Map(faces.map((face) => [face.key, face])).values()];

/** Of all floors of a captured room; what stands between two of them counts once. */
function figuresOfRoom(scene: ReadScene, floorKeys: readonly string[]): IntakeFigures {
  const parts = floorKeys.flatMap((key) => roomFaces(scene, key) ?? []);
  return shown(
    measureFaces(scene, {
      floors: parts.map(({ floor }) => floor),
      walls: distinct(parts.flatMap(({ walls }) => walls)),
      ceilings: distinct(parts.flatMap(({ ceilings }) => ceilings)),
    }),
  );
}

/** Of all that a survey or a file holds. */
export const figuresOfAll = (surveyKey: string, records: Partial<SceneRecords>): IntakeFigures =>
  shown(measureQuantities(createScene(surveyKey, records)));

/** By room, and for all together, where what is seen from two rooms counts once. A room without a floor has none. */
export function intakeFigures(
  surveyKey: string,
  { records, rooms }: Pick<Intake, "records" | "rooms">,
): { whole: IntakeFigures; rooms: Record<string, IntakeFigures> } {
  const scene = createScene(surveyKey, records);
  const own = rooms.flatMap(({ id, floorKeys }) =>
    floorKeys.length > 0 ? [[id, figuresOfRoom(scene, floorKeys)] as const] : [],
  );
  return { whole: shown(measureQuantities(scene)), rooms: Object.fromEntries(own) };
}
