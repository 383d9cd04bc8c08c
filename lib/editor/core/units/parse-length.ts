/** Parses lengths, metric or in feet and inches: "2.5m", "250 cm", "-30cm", "98.5\"", "8' 2 1/2\"", "1.25". */

import { UNIT_COPY } from "./copy";
import { plainText, quoted, type TypedValue } from "./typed-value";

const INCH = 0.0254;
const FOOT = 12 * INCH;

const NUMBER = String.raw`\d+(?:\.\d*)?|\.\d+`;
const FEET = String.raw`(?:'|ft\.?|feet|foot)`;
const INCHES = String.raw`(?:"|in\.?|inch(?:es)?)`;
/** "2", "2.5", "2 1/2", "2-1/2", "1/2". */
const MIXED = String.raw`(?:(?<whole>${NUMBER})(?: ?[ -] ?(?<over>\d+) ?/ ?(?<under>\d+))?|(?<aloneOver>\d+) ?/ ?(?<aloneUnder>\d+))`;

const METRIC = new RegExp(String.raw`^(?<number>${NUMBER}) ?(?<unit>\p{L}*)$`, "u");
const IN_INCHES = new RegExp(`^${MIXED} ?${INCHES}$`);
const IN_FEET = new RegExp(`^(?<feet>${NUMBER}) ?${FEET}(?: ?-? ?${MIXED} ?${INCHES}?)?$`);

const METERS_BY_UNIT: Readonly<Record<string, number>> = {
  m: 1,
  metre: 1,
  metres: 1,
  meter: 1,
  meters: 1,
  cm: 0.01,
  mm: 0.001,
};

/** Returns the inches of a match's groups; not finite if a fraction has a denominator of 0. */
function inchesOf(groups: Partial<Record<string, string>>): number {
  const { whole = "0", over, under, aloneOver, aloneUnder } = groups;
  if (aloneOver !== undefined) return Number(aloneOver) / Number(aloneUnder);
  return Number(whole) + (over === undefined ? 0 : Number(over) / Number(under));
}

/** Returns meters of a text without sign, an error message, or null if it is not a length. */
function parseUnsigned(text: string, metersPerUnit: number): number | string | null {
  const metric = METRIC.exec(text)?.groups;
  if (metric) {
    const { number = "", unit = "" } = metric;
    const meters = unit === "" ? metersPerUnit : METERS_BY_UNIT[unit];
    if (meters !== undefined) return Number(number) * meters;
  }
  const feet = IN_FEET.exec(text)?.groups;
  if (feet) return Number(feet.feet) * FOOT + inchesOf(feet) * INCH;
  const inches = IN_INCHES.exec(text)?.groups;
  if (inches) return inchesOf(inches) * INCH;
  return metric?.unit ? UNIT_COPY.unknownUnit(metric.unit) : null;
}

/** Returns meters. `metersPerUnit` applies to a number without a unit. */
export function parseLength(text: string, metersPerUnit = 1): TypedValue {
  const plain = plainText(text);
  if (plain === "") return { ok: false, message: UNIT_COPY.noLength };
  const refused = { ok: false, message: UNIT_COPY.notALength(quoted(text)) } as const;
  if (plain === null) return refused;
  if (/\d,\d/.test(plain)) return { ok: false, message: UNIT_COPY.comma };
  const isNegative = plain.startsWith("-");
  const value = parseUnsigned(plain.replace(/^[+-] ?/, ""), metersPerUnit);
  if (value === null) return refused;
  if (typeof value === "string") return { ok: false, message: value };
  if (!Number.isFinite(value)) return plain.includes("/") ? { ok: false, message: UNIT_COPY.overZero } : refused;
  return { ok: true, value: isNegative ? 0 - value : value };
}
