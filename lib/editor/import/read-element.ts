/** Reads one element of a capture's lists. */
import type { Vector3 } from "../../geometry/vector3";
import type { CapturedObject, CapturedSurface } from "./captured-room";
import type { ImportError } from "./import-errors";
import type { CapturedElement } from "./import-report";
import { isObject, type JsonObject, readConfidence, readCurve, readFrame, readName, readNumbers } from "./read-values";
import { absurdExtent, badNumber, notRigid, reasons } from "./words";

/** The largest surface and the farthest place in metres that a home's capture may have. */
const MAXIMUM_SIZE = 200;
const MAXIMUM_COORDINATE = 5_000;
/** Of one outline; keeps a hostile file from holding the browser. */
const MAXIMUM_CORNERS = 500;

export type ReadElement<T> =
  | { element: T }
  | { refused: string }
  /** The whole file is refused. */
  | { error: ImportError };

type Source = { value: unknown; kind: CapturedElement; place: string };

type Base = Omit<CapturedSurface, "element" | "width" | "height" | "depth" | "corners" | "curve" | "isOpen">;

/** Without walls and floors a room means nothing: their missing numbers refuse the file, others' only the element. */
const isEssential = (kind: CapturedElement): boolean => kind === "wall" || kind === "floor";

function numbersOf({ value, kind, place }: Source, field: string, length: number): ReadElement<number[]> {
  const numbers = readNumbers((value as JsonObject)[field], length);
  if (typeof numbers !== "string") return { element: numbers };
  if (numbers === "bad" || isEssential(kind))
    return { error: { code: "bad-number", message: badNumber(place, field) } };
  return { refused: reasons.badNumbers(field) };
}

function readBase(source: Source): ReadElement<{ base: Base; size: number[]; raw: JsonObject }> {
  const { value, kind, place } = source;
  if (!isObject(value)) {
    return isEssential(kind)
      ? { error: { code: "broken", message: badNumber(place, "the entry") } }
      : { refused: reasons.notAnObject };
  }
  const size = numbersOf(source, "dimensions", 3);
  if (!("element" in size)) return size;
  const transform = numbersOf(source, "transform", 16);
  if (!("element" in transform)) return transform;
  const frame = readFrame(transform.element);
  if (!frame) {
    return isEssential(kind) ? { error: { code: "broken", message: notRigid(place) } } : { refused: reasons.notRigid };
  }
  const isAbsurd =
    size.element.some((length) => length > MAXIMUM_SIZE) ||
    frame.origin.some((coordinate) => Math.abs(coordinate) > MAXIMUM_COORDINATE);
  if (isAbsurd) return { error: { code: "absurd-extent", message: absurdExtent(place) } };
  const confidence = readConfidence(value.confidence);
  const identifier = typeof value.identifier === "string" && value.identifier !== "" ? value.identifier : null;
  const base: Base = {
    identifier: identifier ?? place,
    place,
    parentIdentifier: typeof value.parentIdentifier === "string" ? value.parentIdentifier : null,
    confidence: confidence ?? "low",
    story: Number.isInteger(value.story) && Math.abs(value.story as number) < 200 ? (value.story as number) : 0,
    frame,
    repairs: [...(confidence ? [] : [reasons.unknownConfidence]), ...(identifier ? [] : [reasons.noIdentifier])],
  };
  return { element: { base, size: size.element, raw: value } };
}

export function readSurface(source: Source & { kind: CapturedSurface["element"] }): ReadElement<CapturedSurface> {
  const read = readBase(source);
  if (!("element" in read)) return read;
  const { base, size, raw } = read.element;
  const name = readName(raw.category);
  if (name !== null && name !== source.kind) return { refused: reasons.wrongCategory(source.kind) };
  const corners: Vector3[] = [];
  if (Array.isArray(raw.polygonCorners) && raw.polygonCorners.length > MAXIMUM_CORNERS) {
    return { refused: reasons.tooManyCorners };
  }
  for (const corner of Array.isArray(raw.polygonCorners) ? raw.polygonCorners : []) {
    const point = readNumbers(corner, 3);
    if (typeof point === "string") {
      return { error: { code: "bad-number", message: badNumber(source.place, "polygonCorners") } };
    }
    if (point.some((part) => Math.abs(part) > MAXIMUM_SIZE)) {
      return { error: { code: "absurd-extent", message: absurdExtent(source.place) } };
    }
    corners.push([point[0]!, point[1]!, point[2]!]);
  }
  const hasNoSize = !(size[0]! > 0 && size[1]! > 0);
  if (hasNoSize && corners.length < 3) return { refused: reasons.noSize };
  const curve = readCurve(raw.curve);
  if (isObject(raw.curve) && !curve) base.repairs.push(reasons.curveUnreadable);
  const door = isObject(raw.category) ? raw.category.door : null;
  const isOpen = isObject(door) && typeof door.isOpen === "boolean" ? door.isOpen : null;
  const [width, height, depth] = [size[0]!, size[1]!, size[2]!];
  return { element: { ...base, element: source.kind, width, height, depth, corners, curve, isOpen } };
}

export function readObject(source: Source): ReadElement<CapturedObject> {
  const read = readBase(source);
  if (!("element" in read)) return read;
  const { base, size, raw } = read.element;
  if (!size.every((length) => length > 0)) return { refused: reasons.noSize };
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(isObject(raw.attributes) ? raw.attributes : {})) {
    if (typeof value === "string") attributes[name] = value;
  }
  const category = readName(raw.category) ?? "unidentified";
  return { element: { ...base, element: "object", category, size: [size[0]!, size[1]!, size[2]!], attributes } };
}
