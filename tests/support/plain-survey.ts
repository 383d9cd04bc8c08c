/**
 * A survey's records as plain objects, and gestures applied to them in order: the model that saving is compared with.
 * It shares no code with the editor's scene or the queue.
 */
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { changesOf, type Diff } from "@/lib/editor/core/diff";
import { visitReferences } from "@/lib/editor/core/references";
import type { SceneRecords } from "@/lib/editor/core/scene";

/** Records by kind and key, without null fields and the backend's own. */
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
 * Fields that one tab wrote while another, not knowing, deleted and restored the record; whether they return depends on
 * whether the two were sent together. By record.
 */
export type Unseen = Map<string, Set<string>>;

export const withoutUnseen = (all: Plain, unseen: Unseen): Plain =>
  Object.fromEntries(
    Object.entries(all).map(([place, record]) => [
      place,
      Object.fromEntries(Object.entries(record as object).filter(([name]) => !unseen.get(place)?.has(name))),
    ]),
  );

/** Applies one gesture to the plain model, field by field. */
export function playOn(model: Plain, unseen: Unseen, diff: Diff): void {
  for (const { kind, key, from, to } of changesOf(diff)) {
    const place = `${kind} ${key}`;
    if (!to) {
      const [known, there] = [plainRecord(from ?? {}) as Record<string, unknown>, model[place] ?? {}];
      const names = Object.keys(there).filter((name) => JSON.stringify(there[name]) !== JSON.stringify(known[name]));
      unseen.set(place, new Set([...(unseen.get(place) ?? []), ...names]));
      delete model[place];
    } else if (!from) model[place] = plainRecord(to);
    // A change of a record that another tab has deleted has no effect.
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

/** A record restored by one tab on a vertex or wall that the other has deleted has no effect. */
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

/** The changes of a gesture, without additions and removals. */
export const updatesOf = (diff: Diff): Diff =>
  Object.fromEntries(
    Object.entries(diff).map(([kind, { updated }]) => [kind, { added: {}, updated, removed: {} }]),
  ) as Diff;

/** Clears a floor: its records, objects on its faces, and vertices that no other floor uses. */
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
