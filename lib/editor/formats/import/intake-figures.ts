/** The figures of an import's rooms, before it is applied. */
import { measureQuantities, type Quantities } from "../../analysis/quantities/measure-quantities";
import { createScene, type ReadScene, type SceneRecords } from "../../core/scene";
import type { Intake } from "./import-captures";

export type IntakeFigures = {
  /** m² and m. */
  floorArea: number;
  perimeter: number;
  grossWall: number;
  doors: number;
  windows: number;
  openings: number;
  /** Whether a floor was drawn from the walls, because the capture had none. */
  isFloorEstimated: boolean;
};

/** The figures of the whole import: the sum of its rooms. */
export type WholeIntakeFigures = IntakeFigures & {
  /** Areas in m² and counts with each shared wall or opening counted once. */
  grossWallOnce: number;
  doorsOnce: number;
  windowsOnce: number;
  openingsOnce: number;
  /** Area of walls that belong to no room and count in no other figure, in m². */
  looseWall: number;
};

function toIntakeFigures(measured: Quantities): IntakeFigures {
  const { floorArea, perimeter, grossWall, doors, windows, openings } = measured;
  return { floorArea, perimeter, grossWall, doors, windows, openings, isFloorEstimated: measured.madeFloors > 0 };
}

function figuresOfScene(scene: ReadScene): WholeIntakeFigures {
  const measured = measureQuantities(scene);
  const once = measured.once ?? measured;
  return {
    ...toIntakeFigures(measured),
    grossWallOnce: once.grossWall,
    doorsOnce: once.doors,
    windowsOnce: once.windows,
    openingsOnce: once.openings,
    looseWall: measured.looseWall,
  };
}

/** Returns the figures of a captured room: the sum of the rooms that its floors become. */
function figuresOfRoom(scene: ReadScene, floorKeys: readonly string[]): IntakeFigures {
  const parts = floorKeys.map((roomFaceKey) => toIntakeFigures(measureQuantities(scene, { roomFaceKey })));
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

/** Returns the figures of all records. */
export const figuresOfAll = (surveyKey: string, records: Partial<SceneRecords>): WholeIntakeFigures =>
  figuresOfScene(createScene(surveyKey, records));

/** Returns the figures per room and of all together. A room without a floor has none. */
export function intakeFigures(
  surveyKey: string,
  { records, rooms }: Pick<Intake, "records" | "rooms">,
): { whole: WholeIntakeFigures; rooms: Record<string, IntakeFigures> } {
  const scene = createScene(surveyKey, records);
  const roomFigures = rooms.flatMap(({ id, floorKeys }) =>
    floorKeys.length > 0 ? [[id, figuresOfRoom(scene, floorKeys)] as const] : [],
  );
  return { whole: figuresOfScene(scene), rooms: Object.fromEntries(roomFigures) };
}
