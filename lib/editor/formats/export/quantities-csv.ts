/** Writes the quantities of rooms, floors and the home as CSV: by Xactimate variable, gross and net, metric and US. */
import { BYTE_ORDER_MARK, csvTable } from "../../../domain/csv";
import type { ReadScene } from "../../core/scene";
import { EXPORT_COPY } from "./copy";
import type { FloorNames } from "./floor-names";
import { numberText } from "./number-text";
import { type QuantityRow, type QuantityUnit, quantityRows } from "./quantity-rows";

const FOOT = 0.3048;
/** `per` is the size of one US unit in metric units. */
const UNITS: Readonly<Record<QuantityUnit, { metric: string; us: string; per: number }>> = {
  area: { metric: "m²", us: "ft²", per: FOOT ** 2 },
  length: { metric: "m", us: "ft", per: FOOT },
  volume: { metric: "m³", us: "ft³", per: FOOT ** 3 },
  yards: { metric: "yd²", us: "yd²", per: 1 },
  count: { metric: "", us: "", per: 1 },
};
/** Decimals, finer than any figure's accuracy. */
const DIGITS = 4;

function cellsOf({ scope, floor, room, code, name, unit, gross, net, estimate }: QuantityRow): string[] {
  const { metric, us, per } = UNITS[unit];
  const text = (value: number | undefined, divisor = 1): string =>
    value === undefined ? "" : numberText(value / divisor, DIGITS);
  const figures = (divisor: number): string[] => [
    text(gross.value, divisor),
    text(net?.value, divisor),
    unit === "count" ? "" : text(gross.spread, divisor),
    text(net?.spread, divisor),
  ];
  const { yes, no } = EXPORT_COPY.quantities;
  return [
    scope,
    floor,
    room,
    code,
    name,
    ...figures(1),
    metric,
    ...figures(per),
    us,
    estimate === null ? no : estimate === "estimated" ? yes : estimate,
  ];
}

export function writeQuantitiesCsv(scene: ReadScene, floorNames: FloorNames): string {
  const rows = quantityRows(scene, floorNames).map(cellsOf);
  return BYTE_ORDER_MARK + csvTable([[...EXPORT_COPY.quantities.headings], ...rows]);
}
