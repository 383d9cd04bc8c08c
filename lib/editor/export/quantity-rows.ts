/** Every figure of every room, floor and of the home, one after another. */
import { measureQuantities, measureRoom, type Quantities } from "../quantities/measure-quantities";
import { roomsOf } from "../rooms/room-index";
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

function figuresOf(quantities: Quantities): Figure[] {
  const { floorArea, ceilingArea, perimeter, grossWall, netWall, openingsArea } = quantities;
  const figure = (code: keyof typeof NAMES, unit: QuantityUnit, gross: number, net?: number): Figure => ({
    code: code.length > 2 ? "" : code,
    name: NAMES[code],
    unit,
    gross: { value: gross },
    net: net === undefined ? null : { value: net },
    isEstimated: false,
  });
  return [
    figure("F", "area", floorArea),
    figure("C", "area", ceilingArea),
    figure("W", "area", grossWall, netWall),
    figure("WC", "area", grossWall + ceilingArea, netWall + ceilingArea),
    figure("PF", "length", perimeter),
    figure("SY", "yards", floorArea / 0.9144 ** 2),
    figure("openingsArea", "area", openingsArea),
    figure("doors", "count", quantities.doors),
    figure("windows", "count", quantities.windows),
    figure("openings", "count", quantities.openings),
  ];
}

export function quantityRows(scene: ReadScene, floorNames: FloorNames): QuantityRow[] {
  const home = figuresOf(measureQuantities(scene)).map((figure) => ({
    scope: scopes.home,
    floor: "",
    room: "",
    ...figure,
  }));
  const rooms = roomsOf(scene)
    .floors()
    .flatMap((contents) =>
      contents.rooms.flatMap((room) => {
        const at = { scope: scopes.room, floor: nameOfFloor(floorNames, room.floorNumber), room: room.name };
        return figuresOf(measureRoom(scene, room)).map((figure) => ({ ...at, ...figure }));
      }),
    );
  return [...home, ...rooms];
}
