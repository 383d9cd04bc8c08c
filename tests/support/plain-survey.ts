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
const UNSENT = new Set(["revision", "updatedAt", "updatedBy"]);
const plainRecord = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !UNSENT.has(name) && value !== null && value !== undefined),
  );

export function plain(records: SceneRecords): Plain {
  const all: Plain = {};
  for (const kind of GEOMETRY_KINDS)
    for (const record of records[kind]) all[`${kind} ${record.key}`] = plainRecord(record);
  return all;
}

export const withoutOthers = (all: Plain): Plain =>
  Object.fromEntries(Object.entries(all).map(([id, { acceptedBy: _acceptedBy, ...record }]) => [id, record]));

/**
 * Fields by record that one tab wrote while another, not knowing, deleted and restored the record. Whether the fields
 * return depends on whether deletion and restoration were sent together.
 */
export type Unseen = Map<string, Set<string>>;

export const withoutUnseen = (all: Plain, unseen: Unseen): Plain =>
  Object.fromEntries(
    Object.entries(all).map(([id, record]) => [
      id,
      Object.fromEntries(Object.entries(record as object).filter(([name]) => !unseen.get(id)?.has(name))),
    ]),
  );

/** Applies one gesture to the plain model, field by field. */
export function playOn(model: Plain, unseen: Unseen, diff: Diff): void {
  for (const { kind, key, from, to } of changesOf(diff)) {
    const id = `${kind} ${key}`;
    if (!to) {
      const known = plainRecord(from ?? {}) as Record<string, unknown>;
      const stored = model[id] ?? {};
      const names = Object.keys(stored).filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(known[name]));
      unseen.set(id, new Set([...(unseen.get(id) ?? []), ...names]));
      delete model[id];
    } else if (!from) model[id] = plainRecord(to);
    // A change of a record that another tab has deleted has no effect.
    else if (model[id]) {
      const before = plainRecord(from);
      const after = plainRecord(to);
      const record = { ...model[id] };
      for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
        unseen.get(id)?.delete(name);
        if (after[name] === undefined) delete record[name];
        else record[name] = after[name];
      }
      model[id] = record;
    }
  }
}

/** Removes records that one tab restored on a vertex or wall that another tab has deleted. */
export function withoutBaseless(model: Plain): Plain {
  const exists = (kind: string | null, key: string) =>
    GEOMETRY_KINDS.some((other) => (kind === null || other === kind) && model[`${other} ${key}`] !== undefined);
  const based = Object.entries(model).filter(([id, record]) => {
    const kind = id.slice(0, id.indexOf(" ")) as GeometryKind;
    let isBased = true;
    visitReferences(kind, record as never, (reference) => {
      if (reference.isOwned && !exists(reference.kind, reference.key)) isBased = false;
    });
    return isBased;
  });
  return based.length === Object.keys(model).length ? model : withoutBaseless(Object.fromEntries(based));
}

/** Returns the updates of a gesture, without additions and removals. */
export const updatesOf = (diff: Diff): Diff =>
  Object.fromEntries(
    Object.entries(diff).map(([kind, { updated }]) => [kind, { added: {}, updated, removed: {} }]),
  ) as Diff;

/** Clears a floor: its records, objects on its faces, and vertices that no other floor uses. */
export function clearFloor(model: Plain, floorNumber: number): void {
  const ids = Object.keys(model);
  const kindOf = (id: string) => id.slice(0, id.indexOf(" ")) as GeometryKind;
  const isOnFloor = (id: string) => (model[id] as { floorNumber?: number }).floorNumber === floorNumber;
  const referencedKeys = (id: string): string[] => {
    const keys: string[] = [];
    visitReferences(kindOf(id), model[id] as never, ({ key, isOwned }) => {
      if (isOwned) keys.push(key);
    });
    return keys;
  };
  const faces = new Set(ids.filter((id) => kindOf(id) === "face" && isOnFloor(id)));
  const isDeleted = (id: string) =>
    kindOf(id) !== "vertex" && (isOnFloor(id) || referencedKeys(id).some((key) => faces.has(`face ${key}`)));
  for (const id of ids.filter(isDeleted)) delete model[id];
  const needed = new Set(Object.keys(model).flatMap((id) => referencedKeys(id)));
  for (const id of ids) {
    if (model[id] && kindOf(id) === "vertex" && isOnFloor(id) && !needed.has(id.slice("vertex ".length)))
      delete model[id];
  }
}
