/** Record keys by floor and kind. The keys of a kind are collected on first use. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";

const NO_KEYS: ReadonlySet<string> = new Set();

type OnFloor = { readonly key: string; readonly floorNumber: number };

/** `read` returns the current records of a kind. */
export function createFloorKeys(read: <K extends GeometryKind>(kind: K) => Iterable<GeometryRecordByKind[K]>) {
  /** Records per floor, all kinds together. */
  const counts = new Map<number, number>();
  const byKind = new Map<GeometryKind, Map<number, Set<string>>>();

  function addKey(floors: Map<number, Set<string>>, { floorNumber, key }: OnFloor): void {
    const keys = floors.get(floorNumber);
    if (keys) keys.add(key);
    else floors.set(floorNumber, new Set([key]));
  }

  function removeKey(floors: Map<number, Set<string>>, { floorNumber, key }: OnFloor): void {
    const keys = floors.get(floorNumber);
    if (keys?.delete(key) && keys.size === 0) floors.delete(floorNumber);
  }

  function changeCount(floorNumber: number, delta: number): void {
    const count = (counts.get(floorNumber) ?? 0) + delta;
    if (count > 0) counts.set(floorNumber, count);
    else counts.delete(floorNumber);
  }

  function floorsOf(kind: GeometryKind): Map<number, Set<string>> {
    const collected = byKind.get(kind);
    if (collected) return collected;
    const floors = new Map<number, Set<string>>();
    for (const record of read(kind)) addKey(floors, record);
    byKind.set(kind, floors);
    return floors;
  }

  for (const kind of GEOMETRY_KINDS) for (const { floorNumber } of read(kind)) changeCount(floorNumber, 1);

  return {
    /** Returns a live set, in the order in which the records were added to the floor. */
    of: (kind: GeometryKind, floorNumber: number): ReadonlySet<string> => floorsOf(kind).get(floorNumber) ?? NO_KEYS,
    /** Returns the numbers of the floors that have a record, in ascending order. */
    numbers: (): number[] => [...counts.keys()].sort((a, b) => a - b),
    /** Call after a record was added (no `before`), removed (no `after`) or changed. */
    replace(kind: GeometryKind, before: OnFloor | undefined, after: OnFloor | undefined): void {
      if (before && after && before.floorNumber === after.floorNumber) return;
      if (before) changeCount(before.floorNumber, -1);
      if (after) changeCount(after.floorNumber, 1);
      const floors = byKind.get(kind);
      if (!floors) return;
      if (before) removeKey(floors, before);
      if (after) addKey(floors, after);
    },
  };
}
