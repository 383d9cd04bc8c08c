/**
 * A survey's records as plain objects, and gestures played on them one after the other: what saving is held to. It shares no
 * line with the editor's scene or with the queue.
 */
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { changesOf, type Diff } from "@/lib/editor/core/diff";
import { visitReferences } from "@/lib/editor/core/references";
import type { SceneRecords } from "@/lib/editor/core/scene";

/** Records by kind and key, fields that are null or the backend's own left out. */
export type Plain = Record<string, Record<string, unknown>>;
const OWN = new Set(["revision", "updatedAt", "updatedBy"]);
const plainRecord = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !OWN.has(name) && value !== null && value !== undefined),
  );

export function plain(records: SceneRecords): Plain {
  const all: Plain = {};
  for (const kind of GEOMETRY_KINDS)
    for (const record of records[kind]) all[`${kind} ${record.key}`] = plainRecord(record);
  return all;
}

export const withoutOthers = (all: Plain): Plain =>
  Object.fromEntries(Object.entries(all).map(([place, { acceptedBy: _theirs, ...record }]) => [place, record]));

/**
 * Fields that one tab wrote while the other, not knowing of it, deleted the record and brought it back: whether they come
 * back too hangs on whether the two went together. By record.
 */
export type Unseen = Map<string, Set<string>>;

export const withoutUnseen = (all: Plain, unseen: Unseen): Plain =>
  Object.fromEntries(
    Object.entries(all).map(([place, record]) => [
      place,
      Object.fromEntries(Object.entries(record as object).filter(([name]) => !unseen.get(place)?.has(name))),
    ]),
  );

/** One gesture on the plain model, field by field. */
export function playOn(model: Plain, unseen: Unseen, diff: Diff): void {
  for (const { kind, key, from, to } of changesOf(diff)) {
    const place = `${kind} ${key}`;
    if (!to) {
      const [known, there] = [plainRecord(from ?? {}) as Record<string, unknown>, model[place] ?? {}];
      const names = Object.keys(there).filter((name) => JSON.stringify(there[name]) !== JSON.stringify(known[name]));
      unseen.set(place, new Set([...(unseen.get(place) ?? []), ...names]));
      delete model[place];
    } else if (!from) model[place] = plainRecord(to);
    // Where another tab was first to delete it, a change comes to nothing.
    else if (model[place]) {
      const before = plainRecord(from);
      const after = plainRecord(to);
      const record = { ...model[place] };
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
        unseen.get(place)?.delete(name);
        if (after[name] === undefined) delete record[name];
        else record[name] = after[name];
      }
      model[place] = record;
    }
  }
}

/** What one tab brings back on a corner or wall that the other has deleted comes to nothing. */
export function withoutBaseless(model: Plain): Plain {
  const isThere = (kind: string | null, key: string) =>
    GEOMETRY_KINDS.some((one) => (kind === null || one === kind) && model[`${one} ${key}`] !== undefined);
  const based = Object.entries(model).filter(([place, record]) => {
    const kind = place.slice(0, place.indexOf(" ")) as GeometryKind;
    let isBased = true;
    visitReferences(kind, record as never, (reference) => {
      if (reference.isOwned && !isThere(reference.kind, reference.key)) isBased = false;
    });
    return isBased;
  });
  return based.length === Object.keys(model).length ? model : withoutBaseless(Object.fromEntries(based));
}

/** What a gesture changes, without what it adds and removes. */
export const updatesOf = (diff: Diff): Diff =>
  Object.fromEntries(
    Object.entries(diff).map(([kind, { updated }]) => [kind, { added: {}, updated, removed: {} }]),
  ) as Diff;

/** A floor is cleared: all that is on it, what stands on its faces, and corners that no other floor stands on. */
export function clearFloor(model: Plain, floorNumber: number): void {
  const places = Object.keys(model);
  const kindOf = (place: string) => place.slice(0, place.indexOf(" ")) as GeometryKind;
  const isHere = (place: string) => (model[place] as { floorNumber?: number }).floorNumber === floorNumber;
  const named = (place: string): string[] => {
    const keys: string[] = [];
    visitReferences(kindOf(place), model[place] as never, ({ key, isOwned }) => {
      if (isOwned) keys.push(key);
    });
    return keys;
  };
  const faces = new Set(places.filter((place) => kindOf(place) === "face" && isHere(place)));
  const goes = (place: string) =>
    kindOf(place) !== "vertex" && (isHere(place) || named(place).some((key) => faces.has(`face ${key}`)));
  for (const place of places.filter(goes)) delete model[place];
  const needed = new Set(Object.keys(model).flatMap((place) => named(place)));
  for (const place of places) {
    if (model[place] && kindOf(place) === "vertex" && isHere(place) && !needed.has(place.slice("vertex ".length)))
      delete model[place];
  }
}
