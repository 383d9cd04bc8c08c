/** Each figure of the home, of each floor and of each room as a row. */
import { listFigures } from "../../analysis/quantities/figure-list";
import { estimateText } from "../../analysis/quantities/figure-names";
import { measureRoom } from "../../analysis/quantities/measure-quantities";
import type { SurveyFigures } from "../../analysis/quantities/survey-figures";
import { createSurveyTotals } from "../../analysis/quantities/survey-totals";
import { createRoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import { EXPORT_COPY } from "./copy";
import { type FloorNames, nameOfFloor } from "./floor-names";

/** m², m, m³, yd², or a count. */
export type QuantityUnit = "area" | "length" | "volume" | "yards" | "count";
/** A figure with one standard deviation, if known. */
type Amount = { value: number; spread?: number };

export type QuantityRow = {
  scope: string;
  /** Empty for the home. */
  floor: string;
  /** Empty for the home and for floors. */
  room: string;
  /** Xactimate's variable; empty if there is none. */
  code: string;
  name: string;
  unit: QuantityUnit;
  gross: Amount;
  /** Null for a figure without deductions. */
  net: Amount | null;
  /** The reason for an estimate; null for a measured figure. */
  estimate: string | null;
};

const { scopes, figures: NAMES } = EXPORT_COPY.quantities;
type Figure = Pick<QuantityRow, "code" | "name" | "unit" | "gross" | "net" | "estimate">;

const OPENINGS = ["doors", "windows", "openings"] as const;
const LOOSE = ["looseWall", "looseCeiling"] as const;

/** Returns Xactimate's variables, then openings; for a floor and the home also the areas that belong to no room. */
function rowsOf(figures: SurveyFigures): Figure[] {
  const { once } = figures;
  const plain = (name: keyof typeof NAMES, unit: QuantityUnit, value: number): Figure => ({
    code: "",
    name: NAMES[name],
    unit,
    gross: { value },
    net: null,
    estimate: null,
  });
  return [
    ...listFigures(figures).map(({ estimates, ...figure }) => ({
      ...figure,
      name: NAMES[figure.code],
      estimate: estimateText(estimates),
    })),
    plain("openingsArea", "area", figures.openingsArea),
    ...OPENINGS.map((name) => plain(name, "count", figures[name])),
    ...(once ? OPENINGS.map((name) => plain(`${name}Once`, "count", once[name])) : []),
    ...LOOSE.flatMap((name) => (figures[name] > 0 ? [plain(name, "area", figures[name])] : [])),
  ];
}

/** Returns all rows. A room counts its own side of a shared wall; a floor and the home are the sums of their rooms. */
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
