/**
 * The lists of a large survey say the same texts over and over: its key, who and when, and each corner's key wherever it is
 * named. Parsed, each is a copy of its own; afterwards it is one.
 */
import type { SceneRecords } from "../../editor/scene";

/** Fields whose text many records have in common. */
const COMMON = ["surveyKey", "updatedAt", "updatedBy", "acceptedAt", "acceptedBy"] as const;

type Fields = { [field: string]: unknown };

/** Lists that are done: one that has not changed comes again as the same array. */
const done = new WeakSet<object>();

/** Mostly a record says what the one before it says. */
function shareField(list: readonly Fields[], field: string): void {
  let last: unknown;
  for (const record of list) {
    const value = record[field];
    if (typeof value !== "string") continue;
    if (value === last) record[field] = last;
    else last = value;
  }
}

/** Changes freshly read records in place; whoever holds them sees the same values. */
export function shareTexts(records: SceneRecords): SceneRecords {
  const lists = Object.values(records);
  if (lists.every((list) => done.has(list))) return records;
  for (const list of lists) done.add(list);
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
  function shareAll(list: unknown[]): void {
    for (let at = 0; at < list.length; at += 1) {
      const value = list[at];
      if (typeof value === "string") list[at] = shared(value);
      else if (Array.isArray(value)) shareAll(value);
    }
  }
  function shareLoops(value: unknown): void {
    const loops = (value as Fields | null)?.loops;
    if (Array.isArray(loops)) shareAll(loops);
  }

  for (const { key } of records.vertex) texts.set(key, key);
  for (const { key } of records.face) texts.set(key, key);
  for (const list of lists as Fields[][]) for (const field of COMMON) shareField(list, field);
  for (const edge of records.edge) shareAll(edge.vertexKeys);
  for (const face of records.face) {
    shareLoops(face);
    shareLoops(face.captured);
    if (face.twinKey) face.twinKey = shared(face.twinKey);
  }
  for (const planar of records.objectPlanar) planar.faceKey = shared(planar.faceKey);
  return records;
}
