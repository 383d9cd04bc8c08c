/** Every figure of every room, floor and of the home, one after another. */
import { listFigures } from "../quantities/figure-list";
import { measureRoom } from "../quantities/measure-quantities";
import type { SurveyFigures } from "../quantities/survey-figures";
import { createSurveyTotals } from "../quantities/survey-totals";
import { createRoomIndex } from "../rooms/room-index";
import type { ReadScene } from "../scene";
import { type FloorNames, nameOfFloor } from "./floor-names";
import { EXPORT_WORDS } from "./words";

/** In m², m, m³; "yards" are square yards. */
export type QuantityUnit = "area" | "length" | "volume" | "yards" | "count";
/** A figure and one standard deviation of it, where that is known. */
type Amount = { value: number; spread?: number };

export type QuantityRow = {
  scope: string;
  /** Empty for the home. */
  floor: string;
  /** Empty for the home and a floor. */
  room: string;
  /** Xactimate's variable; empty for what has none. */
  code: string;
  name: string;
  unit: QuantityUnit;
  gross: Amount;
  /** Null for what nothing is ever taken off. */
  net: Amount | null;
  isEstimated: boolean;
};

const { scopes, figures: NAMES } = EXPORT_WORDS.quantities;
type Figure = Pick<QuantityRow, "code" | "name" | "unit" | "gross" | "net" | "isEstimated">;

/** Xactimate's variables, then what goes through the walls. */
function rowsOf(figures: SurveyFigures): Figure[] {
  const plain = (name: "openingsArea" | "doors" | "windows" | "openings", unit: QuantityUnit): Figure => ({
    code: "",
    name: NAMES[name],
    unit,
    gross: { value: figures[name] },
    net: null,
    isEstimated: false,
  });
  return [
    ...listFigures(figures).map((figure) => ({ ...figure, name: NAMES[figure.code] })),
    plain("openingsArea", "area"),
    plain("doors", "count"),
    plain("windows", "count"),
    plain("openings", "count"),
  ];
}

/** The home counts what two rooms share once, and so does a floor; a room counts its own side. */
export function quantityRows(scene: ReadScene, floorNames: FloorNames): QuantityRow[] {
  const rooms = createRoomIndex(scene);
  const totals = createSurveyTotals(scene, rooms);
  totals.settle();
  const rowsAt = (scope: string, floor: string, room: string, figures: SurveyFigures): QuantityRow[] =>
    rowsOf(figures).map((figure) => ({ scope, floor, room, ...figure }));
  const floors = rooms.floors().map((contents) => ({ contents, name: nameOfFloor(floorNames, contents.floorNumber) }));
  return [
    ...rowsAt(scopes.home, "", "", totals.totals()),
    ...floors.flatMap(({ contents, name }) => rowsAt(scopes.floor, name, "", totals.ofFloor(contents.floorNumber))),
    ...floors.flatMap(({ contents, name }) =>
      contents.rooms.flatMap((room) => rowsAt(scopes.room, name, room.name, measureRoom(scene, room))),
    ),
  ];
}
