/**
 * Most records of a survey are as captured and contain every value twice. This module shares equal lists between
 * the two, which is safe since records are immutable.
 */
import type { GeometryRecord } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/core/scene";
import { freshRowsOf } from "../reads/packed/read-rows";

type Fields = { [field: string]: unknown };

/** Processed lists: an unchanged list is the same array. */
const processed = new WeakSet<object>();

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (!isSame(a[index], b[index])) return false;
  return true;
}

function share(record: GeometryRecord): void {
  const { captured } = record;
  if (typeof captured !== "object" || captured === null) return;
  for (const field in captured) {
    const value = (record as Fields)[field];
    if (Array.isArray(value) && isSame(captured[field], value)) captured[field] = value;
  }
}

/** Changes freshly read records in place; readers see equal values. */
export function shareCaptured(records: SceneRecords): SceneRecords {
  for (const list of Object.values(records) as GeometryRecord[][]) {
    if (processed.has(list)) continue;
    processed.add(list);
    for (const record of freshRowsOf(list)) share(record);
  }
  return records;
}
