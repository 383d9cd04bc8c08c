/** Reads one element of a capture's lists. */
import { signedArea } from "../../../geometry/polygon-area";
import { crossesItself } from "../../../geometry/self-intersection";
import type { Vector2 } from "../../../geometry/vector2";
import { distance, type Vector3 } from "../../../geometry/vector3";
import type { CapturedObject, CapturedSurface } from "./captured-room";
import { absurdExtent, badNumber, notAnElement, notRigid, reasons, wrongCount } from "./copy";
import type { ImportError } from "./import-errors";
import type { CapturedElement } from "./import-report";
import {
  cleanText,
  isObject,
  type JsonObject,
  listOfAxes,
  type NumbersFault,
  readConfidence,
  readCurve,
  readFrame,
  readId,
  readIdentifier,
  readName,
  readNumbers,
} from "./read-values";
import { WELD_DISTANCE } from "./vertex-pool";

/** Greatest size and coordinate in m. */
const MAXIMUM_SIZE = 200;
const MAXIMUM_COORDINATE = 5_000;
/** Maximum number of corners of an outline, so that a hostile file cannot block the browser. */
const MAXIMUM_CORNERS = 500;
const MAX_ATTRIBUTES = 50;
const MAX_CATEGORY_LENGTH = 80;
const AXES = ["dimensions[0]", "dimensions[1]", "dimensions[2]"] as const;

export type ReadElement<T> =
  | { element: T }
  | { refused: string }
  /** Refuses the whole file. */
  | { error: ImportError };

type Source = { value: unknown; kind: CapturedElement; place: string };

type Base = Omit<CapturedSurface, "element" | "width" | "height" | "depth" | "corners" | "curve" | "isOpen">;

/**
 * Whether unreadable numbers of an element refuse the whole file: a room is useless without its walls and floors. For
 * other elements, only the element is refused.
 */
const isEssential = (kind: CapturedElement): boolean => kind === "wall" || kind === "floor";

const faultError = (place: string, { at, found }: NumbersFault, needed: number): ImportError => ({
  code: "bad-number",
  message: found === null ? badNumber(`${place}${at}`) : wrongCount(place, found, needed),
});

function numbersOf({ value, kind, place }: Source, field: string, length: number): ReadElement<number[]> {
  const numbers = readNumbers(listOfAxes((value as JsonObject)[field]), length);
  if (Array.isArray(numbers)) return { element: numbers };
  const hasBadNumber = numbers.at !== "";
  if (hasBadNumber || isEssential(kind)) return { error: faultError(`${place}.${field}`, numbers, length) };
  return { refused: reasons.badNumbers(field) };
}

/** Whether a value is present but unreadable. */
const isUnread = (value: unknown, isRead: boolean): boolean => value !== undefined && value !== null && !isRead;

export const isStory = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < 100;

function readBase(source: Source): ReadElement<{ base: Base; size: number[]; raw: JsonObject }> {
  const { value, kind, place } = source;
  if (!isObject(value)) {
    return isEssential(kind)
      ? { error: { code: "broken", message: notAnElement(place) } }
      : { refused: reasons.notAnObject };
  }
  const size = numbersOf(source, "dimensions", 3);
  if (!("element" in size)) return size;
  const transform = numbersOf(source, "transform", 16);
  if (!("element" in transform)) return transform;
  const frame = readFrame(transform.element);
  if (!frame) {
    return isEssential(kind)
      ? { error: { code: "broken", message: notRigid(`${place}.transform`) } }
      : { refused: reasons.notRigid };
  }
  const large = size.element.findIndex((length) => length > MAXIMUM_SIZE);
  const far = frame.origin.findIndex((coordinate) => Math.abs(coordinate) > MAXIMUM_COORDINATE);
  if (large >= 0 || far >= 0) {
    const field = large >= 0 ? AXES[large]! : `transform[${12 + far}]`;
    return { error: { code: "absurd-extent", message: absurdExtent(`${place}.${field}`) } };
  }
  const confidence = readConfidence(value.confidence);
  const identifier = readIdentifier(value);
  const parent = readId(value.parentIdentifier);
  const base: Base = {
    identifier: identifier ?? place,
    place,
    parentIdentifier: parent === null ? null : cleanText(parent),
    confidence: confidence ?? "low",
    story: isStory(value.story) ? value.story : 0,
    frame,
    repairs: [
      ...(confidence ? [] : [reasons.unknownConfidence]),
      ...(identifier ? [] : [reasons.noIdentifier]),
      ...(identifier && identifier !== readId(value.identifier) ? [reasons.identifierCleaned] : []),
      ...(isUnread(value.parentIdentifier, parent !== null) ? [reasons.parentUnreadable] : []),
      ...(isUnread(value.story, isStory(value.story)) ? [reasons.storyUnreadable] : []),
    ],
  };
  return { element: { base, size: size.element, raw: value } };
}

function readCorners(value: unknown, place: string): ReadElement<Vector3[]> {
  if (!Array.isArray(value)) return { element: [] };
  if (value.length > MAXIMUM_CORNERS) return { refused: reasons.tooManyCorners };
  const corners: Vector3[] = [];
  for (const [index, corner] of value.entries()) {
    const path = `${place}.polygonCorners[${index}]`;
    const point = readNumbers(listOfAxes(corner), 3);
    if (!Array.isArray(point)) return { error: faultError(path, point, 3) };
    const far = point.findIndex((part) => Math.abs(part) > MAXIMUM_SIZE);
    if (far >= 0) return { error: { code: "absurd-extent", message: absurdExtent(`${path}[${far}]`) } };
    corners.push([point[0]!, point[1]!, point[2]!]);
  }
  return { element: corners };
}

/** Returns why an outline cannot be a wall, or null. */
function outlineFlaw(corners: readonly Vector3[]): string | null {
  const distinct = corners.filter((corner, index) => distance(corner, corners.at(index - 1)!) >= WELD_DISTANCE);
  if (corners.length < 3) return null;
  const plan = distinct.map(([x, y]): Vector2 => [x, y]);
  if (plan.length < 3 || Math.abs(signedArea(plan)) < 1e-4) return reasons.collapsed();
  return crossesItself(plan) ? reasons.outlineCrosses : null;
}

export function readSurface(source: Source & { kind: CapturedSurface["element"] }): ReadElement<CapturedSurface> {
  const read = readBase(source);
  if (!("element" in read)) return read;
  const { base, size, raw } = read.element;
  const name = readName(raw.category);
  if (name !== null && name !== source.kind) return { refused: reasons.wrongCategory(source.kind) };
  const outline = readCorners(raw.polygonCorners, source.place);
  if (!("element" in outline)) return outline;
  const corners = outline.element;
  const flaw = source.kind === "floor" ? null : outlineFlaw(corners);
  if (flaw !== null && source.kind === "wall") return { refused: flaw };
  if (flaw !== null) {
    corners.length = 0;
    base.repairs.push(reasons.cornersUnreadable);
  }
  const hasNoSize = !(size[0]! > 0 && size[1]! > 0);
  if (hasNoSize && corners.length < 3) return { refused: reasons.noSize };
  const curve = readCurve(raw.curve);
  if (isUnread(raw.curve, curve !== null)) base.repairs.push(reasons.curveUnreadable);
  const isOutline = Array.isArray(raw.polygonCorners) && (corners.length === 0 || corners.length >= 3);
  if (isUnread(raw.polygonCorners, isOutline)) base.repairs.push(reasons.cornersUnreadable);
  if (name === null) base.repairs.push(reasons.categoryUnreadable(source.kind));
  const { parentIdentifier: parent, identifier } = base;
  if (parent !== null && isEssential(source.kind)) {
    base.repairs.push(parent === identifier ? reasons.wallOfItself : reasons.wallOfAnother);
  }
  const door = isObject(raw.category) ? raw.category.door : null;
  // Swift writes an associated value without a label as `_0`.
  const open = isObject(door) ? (door.isOpen ?? door._0) : null;
  const isOpen = typeof open === "boolean" ? open : null;
  const [width, height, depth] = [size[0]!, size[1]!, size[2]!];
  return { element: { ...base, element: source.kind, width, height, depth, corners, curve, isOpen } };
}

/** Returns one object or a list of objects as a list, or null for any other value. */
const attributesOf = (value: unknown): JsonObject[] | null => {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.every(isObject) ? parts : null;
};

/** Returns an object's attributes. Names of `Object.prototype` are left out. */
function readAttributes(value: unknown): Record<string, string> {
  const parts = (attributesOf(value) ?? []).slice(0, MAX_ATTRIBUTES);
  const pairs = parts
    .flatMap(Object.entries)
    .flatMap(([name, text]): [string, string][] =>
      typeof text === "string" && !(name in Object.prototype) ? [[cleanText(name), cleanText(text)]] : [],
    );
  return Object.fromEntries(pairs.slice(0, MAX_ATTRIBUTES));
}

export function readObject(source: Source): ReadElement<CapturedObject> {
  const read = readBase(source);
  if (!("element" in read)) return read;
  const { base, size, raw } = read.element;
  if (!size.every((length) => length > 0)) return { refused: reasons.noSize };
  const attributes = readAttributes(raw.attributes);
  if (isUnread(raw.attributes, attributesOf(raw.attributes) !== null)) base.repairs.push(reasons.attributesUnreadable);
  const named = cleanText(readName(raw.category) ?? "", MAX_CATEGORY_LENGTH);
  const category = named === "" || named in Object.prototype ? null : named;
  if (category === null) base.repairs.push(reasons.categoryUnreadable("unidentified"));
  const size3: Vector3 = [size[0]!, size[1]!, size[2]!];
  return { element: { ...base, element: "object", category: category ?? "unidentified", size: size3, attributes } };
}
