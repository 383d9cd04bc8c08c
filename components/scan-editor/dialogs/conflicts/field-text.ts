/** Field values as text, to compare two versions. */
import type { Object3D } from "@/lib/domain/geometry-records";
import { headingOf } from "@/lib/editor/core/objects/object-box";
import { currentMeasures } from "@/lib/editor/core/units/chosen-measures";
import { angleText } from "@/lib/editor/core/units/measure-text";
import { rotate } from "@/lib/geometry/quaternion";
import { CONFLICT_COPY } from "./copy";

/** Keys are shortened to their last characters. */
const KEY_END_LENGTH = 6;
const endOf = (key: string): string => `…${key.slice(-KEY_END_LENGTH)}`;
/** Differences beyond this number are only counted. */
const MAX_LISTED = 3;
/** In radians: a smaller tilt reads "0.0°". */
const UPRIGHT = 0.0008;

/** Fields whose three numbers share a line, as in the properties, so their texts are short. */
const AXES: ReadonlySet<string> = new Set(["", "x", "y", "z", "position"]);

/** Formats a length in the chosen units. */
const lengthText = (meters: number, name: string): string =>
  AXES.has(name) ? currentMeasures().coordinate(meters) : currentMeasures().plain(meters);

/** Returns the rotation about the vertical axis, as in the properties, and the tilt. */
function turnText(quaternion: Object3D["quaternion"]): string {
  const up = rotate(quaternion, [0, 1, 0])[1];
  const tilt = Math.acos(Math.min(1, Math.max(-1, up)));
  const heading = angleText(headingOf({ quaternion }));
  return tilt < UPRIGHT ? heading : CONFLICT_COPY.leaning(heading, angleText(tilt));
}

/** Returns "5 corners, other: …a1b2c3" with the texts that only this version has, or all if just the order differs. */
function differenceText(counted: string, texts: readonly string[], others: readonly string[]): string {
  const unshared = texts.filter((text) => !others.includes(text));
  if (unshared.length > 0) {
    return CONFLICT_COPY.other(counted, unshared.slice(0, MAX_LISTED), unshared.length - MAX_LISTED);
  }
  const isReordered = texts.length === others.length && texts.some((text, index) => text !== others[index]);
  return isReordered ? CONFLICT_COPY.inOrder(counted, texts) : counted;
}

function loopsText(loops: readonly (readonly string[])[], other: unknown): string {
  const counted = CONFLICT_COPY.corners(loops.flat().length, loops.length - 1);
  if (!Array.isArray(other)) return counted;
  const others = other as readonly (readonly string[])[];
  return differenceText(counted, loops.flat().map(endOf), others.flat().map(endOf));
}

function outlineText(points: readonly (readonly number[])[], other: unknown): string {
  const counted = CONFLICT_COPY.points(points.length);
  if (!Array.isArray(other)) return counted;
  const others = other as readonly (readonly number[])[];
  const textOf = (point: readonly number[]) => `(${point.map((part) => lengthText(part, "outline")).join(", ")})`;
  return differenceText(counted, points.map(textOf), others.map(textOf));
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((part) => typeof part === "number");

/**
 * Formats a length to a tenth of a millimeter, the stored precision, and an angle to a thousandth of a degree; null if
 * there is nothing finer.
 */
function exactText(value: unknown, name: string): string | null {
  if (name === "floorNumber") return null;
  if (name === "rotation" && typeof value === "number") return CONFLICT_COPY.exactly.degrees((value * 180) / Math.PI);
  if (name === "quaternion") {
    if (!isNumbers(value)) return null;
    const heading = headingOf({ quaternion: value as Object3D["quaternion"] });
    return CONFLICT_COPY.exactly.degrees((heading * 180) / Math.PI);
  }
  if (typeof value === "number") return CONFLICT_COPY.exactly.lengths([value]);
  return isNumbers(value) ? CONFLICT_COPY.exactly.lengths(value) : null;
}

/** Returns both values of a field as text, with more digits if they would read the same. */
export function fieldTexts(mine: unknown, theirs: unknown, name: string): [mine: string, theirs: string] {
  const texts: [string, string] = [fieldText(mine, name, theirs), fieldText(theirs, name, mine)];
  if (texts[0] !== texts[1]) return texts;
  return [exactText(mine, name) ?? texts[0], exactText(theirs, name) ?? texts[1]];
}

/** Formats a field value. `name`: the name of the field; `other`: the value to compare with. */
export function fieldText(value: unknown, name = "", other?: unknown): string {
  if (value === null || value === undefined || value === "") return CONFLICT_COPY.none;
  if (name === "rotation" && typeof value === "number") return angleText(value);
  if (typeof value === "number") return name === "floorNumber" ? String(value) : lengthText(value, name);
  if (typeof value === "boolean") return value ? CONFLICT_COPY.yes : CONFLICT_COPY.no;
  if (typeof value === "string") return /^[a-z0-9]+-.{12,}$/.test(value) ? endOf(value) : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (name === "quaternion") return turnText(value as Object3D["quaternion"]);
  if (value.every((part) => typeof part === "number")) return value.map((part) => lengthText(part, name)).join(" ");
  return name === "outline" ? outlineText(value, other) : loopsText(value, other);
}
