/** Reads values of a parsed capture. Never throws. */
import type { Confidence } from "../../../domain/geometry-records";
import { dot, normalize, type Vector3 } from "../../../geometry/vector3";
import type { CapturedCurve, CapturedFrame } from "./captured-room";

export type JsonObject = { [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Why a value is not a list of numbers: `at` is the first item that is not a finite number, such as `[12]`, or "" for
 * the list itself. `found` is the number of items if only the count is wrong.
 */
export type NumbersFault = { at: string; found: number | null };

export function readNumbers(value: unknown, length: number): number[] | NumbersFault {
  if (!Array.isArray(value)) return { at: "", found: null };
  const wrong = value.findIndex((item) => typeof item !== "number" || !Number.isFinite(item));
  if (wrong >= 0) return { at: `[${wrong}]`, found: null };
  return value.length === length ? (value as number[]) : { at: "", found: value.length };
}

/** Far longer than any captured name. */
const MAX_NAME_LENGTH = 200;

/** Removes control characters and lone surrogates, and limits the length, so that a text can be saved and shown. */
export const cleanText = (text: string, maxLength = MAX_NAME_LENGTH): string =>
  text
    .slice(0, 4 * maxLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, "")
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, "");

/** Returns the items of a point or size, from a list or from `{ x, y, z }`. */
export const listOfAxes = (value: unknown): unknown =>
  isObject(value) && "x" in value && "y" in value ? [value.x, value.y, ...("z" in value ? [value.z] : [])] : value;

/** Reads a plain text, or one in an object, such as `{ uuid: "…" }`. */
export function readId(value: unknown): string | null {
  if (typeof value === "string") return value;
  const [entry, ...others] = isObject(value) ? Object.entries(value) : [];
  if (!entry || others.length > 0) return null;
  return /^(uuid|uuidString|rawValue)$/i.test(entry[0]) && typeof entry[1] === "string" ? entry[1] : null;
}

/** Returns an element's own identifier, or null. */
export function readIdentifier(value: unknown): string | null {
  if (!isObject(value) || !Object.hasOwn(value, "identifier")) return null;
  return cleanText(readId(value.identifier) ?? "") || null;
}

/** Returns the only key of an object, such as `{ high: {} }`, or a plain text; otherwise null. */
export function readName(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (!isObject(value)) return null;
  const names = Object.keys(value);
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** Reads `{ high: {} }` or "high", also inside `{ confidence: … }`. */
export function readConfidence(value: unknown): Confidence | null {
  const name = readName(isObject(value) && Object.hasOwn(value, "confidence") ? value.confidence : value);
  return name === "high" || name === "medium" || name === "low" ? name : null;
}

/** Returns the frame of a column-major transform, or null if it is not rigid. */
export function readFrame(t: readonly number[]): CapturedFrame | null {
  const column = (start: number): Vector3 => [t[start] ?? 0, t[start + 1] ?? 0, t[start + 2] ?? 0];
  const [x, y, z] = [normalize(column(0)), normalize(column(4)), normalize(column(8))];
  if (!x || !y || !z) return null;
  const lengths = [column(0), column(4), column(8)].map((axis) => Math.hypot(...axis));
  const isSkewed = [dot(x, y), dot(y, z), dot(z, x)].some((product) => Math.abs(product) > 0.01);
  const isScaled = lengths.some((length) => Math.abs(length - 1) > 0.01);
  const isPerspective =
    [t[3], t[7], t[11]].some((part) => Math.abs(part ?? 0) > 1e-3) || Math.abs((t[15] ?? 1) - 1) > 1e-3;
  const handedness =
    x[0] * (y[1] * z[2] - y[2] * z[1]) + x[1] * (y[2] * z[0] - y[0] * z[2]) + x[2] * (y[0] * z[1] - y[1] * z[0]);
  if (isSkewed || isScaled || isPerspective || handedness < 0) return null;
  return { origin: column(12), x, y, z };
}

/** Reads radians from a number, a list of one, or a measurement `{ value, unit: { symbol } }`. */
function readAngle(raw: unknown): number | null {
  const value: unknown = Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
  if (typeof value === "number") return value;
  if (!isObject(value) || typeof value.value !== "number") return null;
  const symbol = isObject(value.unit) ? value.unit.symbol : undefined;
  return symbol === "°" || symbol === "deg" ? (value.value * Math.PI) / 180 : value.value;
}

export function readCurve(value: unknown): CapturedCurve | null {
  if (!isObject(value)) return null;
  const center = readNumbers(listOfAxes(value.center), 2);
  const [startAngle, endAngle] = [readAngle(value.startAngle), readAngle(value.endAngle)];
  const { radius } = value;
  if (!Array.isArray(center) || startAngle === null || endAngle === null || typeof radius !== "number") return null;
  if (![startAngle, endAngle, radius].every(Number.isFinite) || radius < 0.05 || radius > 200) return null;
  if (center.some((part) => Math.abs(part) > 400)) return null;
  const sweep = Math.abs(endAngle - startAngle);
  return sweep < 0.01 || sweep > 2 * Math.PI
    ? null
    : { center: [center[0]!, center[1]!], radius, startAngle, endAngle };
}
