/** What the rooms of an import measure, before they are taken. */
import { measureQuantities, type Quantities } from "../../analysis/quantities/measure-quantities";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import type { Intake } from "./import-captures";

export type IntakeFigures = {
  /** m² and metres. */
  floorArea: number;
  perimeter: number;
  grossWall: number;
  doors: number;
  windows: number;
  openings: number;
  /** Whether a floor in it was drawn from the walls, since the capture had none. */
  isFloorEstimated: boolean;
};

/** Of all that is to be taken, the sum of its rooms. */
export type WholeIntakeFigures = IntakeFigures & {
  /** The walls with each shared one counted once, in m², and likewise doors, windows and openings. */
  grossWallOnce: number;
  doorsOnce: number;
  windowsOnce: number;
  openingsOnce: number;
  /** Of walls that belong to no room, and that no other figure counts. */
  looseWall: number;
};

function shown(measured: Quantities): IntakeFigures {
  const { floorArea, perimeter, grossWall, doors, windows, openings } = measured;
  return { floorArea, perimeter, grossWall, doors, windows, openings, isFloorEstimated: measured.madeFloors > 0 };
}

function shownOfAll(scene: ReadScene): WholeIntakeFigures {
  const measured = measureQuantities(scene);
  const once = measured.once ?? measured;
  return {
    ...shown(measured),
    grossWallOnce: once.grossWall,
    doorsOnce: once.doors,
    windowsOnce: once.windows,
    openingsOnce: once.openings,
    looseWall: measured.looseWall,
  };
}

/** Of a captured room: the sum of the rooms that it becomes, one for each of its floors. */
function figuresOfRoom(scene: ReadScene, floorKeys: readonly string[]): IntakeFigures {
  const parts = floorKeys.map((roomFaceKey) => shown(measureQuantities(scene, { roomFaceKey })));
  const sum = (name: Exclude<keyof IntakeFigures, "isFloorEstimated">): number =>
    parts.reduce((total, part) => total + part[name], 0);
  return {
    floorArea: sum("floorArea"),
    perimeter: sum("perimeter"),
    grossWall: sum("grossWall"),
    doors: sum("doors"),
    windows: sum("windows"),
    openings: sum("openings"),
    isFloorEstimated: parts.some((part) => part.isFloorEstimated),
  };
}

/** Of all that a survey or a file holds. */
export const figuresOfAll = (surveyKey: string, records: Partial<SceneRecords>): WholeIntakeFigures =>
  shownOfAll(createScene(surveyKey, records));

/** By room, and for all together. A room without a floor has none. */
export function intakeFigures(
  surveyKey: string,
  { records, rooms }: Pick<Intake, "records" | "rooms">,
): { whole: WholeIntakeFigures; rooms: Record<string, IntakeFigures> } {
  const scene = createScene(surveyKey, records);
  const own = rooms.flatMap(({ id, floorKeys }) =>
    floorKeys.length > 0 ? [[id, figuresOfRoom(scene, floorKeys)] as const] : [],
  );
  return { whole: shownOfAll(scene), rooms: Object.fromEntries(own) };
}
