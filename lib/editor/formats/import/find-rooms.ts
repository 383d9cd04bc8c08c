/** Finds the raw rooms in a file's text, each with its path and version, or the reason why there are none. */

import * as copy from "./copy";
import type { ImportError, ImportErrorCode } from "./import-errors";
import { findDuplicateName, findJsonFault } from "./json-fault";
import { isObject, type JsonObject } from "./read-values";

/** Recognizes UTF-16 by alternating zero bytes; images and archives have zero bytes as well, but not alternating. */
const WIDE_TEXT = /^[^\0]{0,2}(?:(?:[^\0]\0){8}|(?:\0[^\0]){8})/;
/** Beginnings of USD as text, USD as crate file, and USDZ. */
const MODEL_STARTS = ["#usda", "PXR-USDC", "PK\u0003\u0004"];
/** How deep a capture may be wrapped, and how many values are searched for it. */
const MAX_WRAP_DEPTH = 4;
const MAX_WRAP_VALUES = 2_000;
const MAX_LINES = 500;

/** A room of the file. `copies`: its lists repeat those of other rooms, as a structure's own lists do. */
export type Candidate = { raw: JsonObject; prefix: string; copies: boolean; version: unknown };
export type FoundRooms = {
  candidates: Candidate[];
  /** The object around the rooms and its fields that lead to them; null without one. */
  wrapper: { raw: JsonObject; fields: ReadonlySet<string> } | null;
};

const errorOf = (code: ImportErrorCode, message: string): ImportError => ({ code, message });

/** Reads a file with one JSON document per line; null for another file. */
function readLines(text: string): unknown[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (lines.length < 2 || lines.length > MAX_LINES || !lines.every((line) => line.trimStart().startsWith("{"))) {
    return null;
  }
  try {
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch {
    return null;
  }
}

function parse(text: string): { value: unknown } | ImportError {
  try {
    const value: unknown = JSON.parse(text);
    const duplicate = findDuplicateName(text);
    return duplicate ? errorOf("broken", copy.duplicateName(duplicate)) : { value };
  } catch {
    if (WIDE_TEXT.test(text)) return errorOf("not-json", copy.WIDE_TEXT);
    if (MODEL_STARTS.some((start) => text.startsWith(start))) return errorOf("not-json", copy.IS_MODEL);
    const lines = readLines(text);
    if (lines) return { value: lines };
    const fault = findJsonFault(text) ?? { line: 1, column: 1, path: "" };
    if (/[[:,]\s*[-+]?(NaN|Infinity|nan|inf)\b/.test(text)) return errorOf("bad-number", copy.notANumber(fault));
    const looksLikeCapture = /^\s*[[{]/.test(text) && /"(walls|floors|coreModel|polygonCorners)"/.test(text);
    return looksLikeCapture ? errorOf("broken", copy.cutOff(fault)) : errorOf("not-json", copy.notJson(fault));
  }
}

const isCapture = (value: unknown): value is JsonObject =>
  isObject(value) && ("walls" in value || "floors" in value || Array.isArray(value.rooms));

type Wrapped = { value: JsonObject | JsonObject[]; place: string; field: string };

/** Returns the captures at the least depth inside an object that is not a capture itself. */
function findWrapped(whole: JsonObject): Wrapped[] {
  let level: { value: JsonObject; place: string; field: string | null }[] = [{ value: whole, place: "", field: null }];
  for (let depth = 0; depth < MAX_WRAP_DEPTH && level.length > 0; depth += 1) {
    const inner = level
      .flatMap(({ value, place, field }) =>
        Object.entries(value).map(([name, child]) => ({
          value: child,
          place: place === "" ? name : `${place}.${name}`,
          field: field ?? name,
        })),
      )
      .slice(0, MAX_WRAP_VALUES);
    const found = inner.flatMap(({ value, place, field }): Wrapped[] => {
      if (isCapture(value)) return [{ value, place, field }];
      const isList = Array.isArray(value) && value.length > 0 && value.every(isCapture);
      return isList ? [{ value: value as JsonObject[], place, field }] : [];
    });
    if (found.length > 0) return found;
    level = inner.flatMap(({ value, place, field }) => (isObject(value) ? [{ value, place, field }] : []));
  }
  return [];
}

/**
 * Returns the candidates of a room, a structure of rooms, or a list of either. `path` is the path of `value`, "" for
 * the whole file.
 */
function candidatesOf(value: unknown, path: string): Candidate[] | ImportError {
  const whole = isObject(value) ? value : null;
  const prefix = path === "" ? "" : `${path}.`;
  const isList = Array.isArray(value);
  const parts: unknown[] = isList ? value : Array.isArray(whole?.rooms) ? whole.rooms : [];
  const candidates: Candidate[] = [];
  for (const [index, raw] of parts.entries()) {
    const roomPath = isList ? `${path}[${index}]` : `${prefix}rooms[${index}]`;
    if (!isObject(raw)) return errorOf("not-a-capture", copy.notACapture(roomPath));
    candidates.push({ raw, prefix: `${roomPath}.`, copies: false, version: raw.version ?? whole?.version });
  }
  if (whole) {
    const [first] = candidates;
    candidates.push({ raw: whole, prefix, copies: parts.length > 0, version: whole.version ?? first?.version });
  }
  return candidates;
}

const hasLists = ({ raw }: Candidate): boolean => "walls" in raw || "floors" in raw;

/**
 * Accepts a capture of one room, a structure (`rooms`), a list, one JSON document per line, or any of these wrapped in
 * an object.
 */
export function findRooms(text: string): FoundRooms | ImportError {
  const parsed = parse(text);
  if (!("value" in parsed)) return parsed;
  const { value } = parsed;
  const whole = isObject(value) && !isCapture(value) ? value : null;
  const wrapped = whole ? findWrapped(whole) : [];
  if (whole && wrapped.length === 0 && ("keyframes" in whole || "arFrames" in whole)) {
    return errorOf("not-a-capture", copy.RAW_SCAN);
  }
  const sources = wrapped.length > 0 ? wrapped : [{ value, place: "", field: "" }];
  const candidates: Candidate[] = [];
  for (const source of sources) {
    const found = candidatesOf(source.value, source.place);
    if (!Array.isArray(found)) return found;
    for (const candidate of found) candidates.push(candidate);
  }
  if (!candidates.some(hasLists)) return errorOf("not-a-capture", copy.notACapture("the whole file"));
  const fields = new Set(wrapped.map(({ field }) => field));
  return { candidates, wrapper: whole && wrapped.length > 0 ? { raw: whole, fields } : null };
}
