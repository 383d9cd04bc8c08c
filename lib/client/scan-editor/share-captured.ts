/**
 * Most records of a survey are as captured and contain every value twice. This shares equal lists between the two,
 * which is safe since records are immutable.
 */
import type { GeometryRecord } from "../../domain/geometry-records";
import type { SceneRecords } from "../../editor/core/scene";
import { freshRowsOf } from "../reads/packed/read-rows";

type Fields = { [field: string]: unknown };

/** Processed lists: an unchanged list is the same array. */
const done = new WeakSet<object>();

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!isSame(a[at], b[at])) return false;
  return true;
}

function share(record: GeometryRecord): void {
  const { captured } = record;
  if (typeof captured !== "object" || captured === null) return;
  for (const field in captured) {
    const now = (record as Fields)[field];
    if (Array.isArray(now) && isSame(captured[field], now)) captured[field] = now;
  }
}

/** Changes freshly read records in place; readers see equal values. */
export function shareCaptured(records: SceneRecords): SceneRecords {
  for (const list of Object.values(records) as GeometryRecord[][]) {
    if (done.has(list)) continue;
    done.add(list);
    for (const record of freshRowsOf(list)) share(record);
  }
  return records;
}
