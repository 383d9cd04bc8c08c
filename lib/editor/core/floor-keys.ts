/** Record keys by floor and kind. The keys of a kind are collected on first use. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";

const NO_KEYS: ReadonlySet<string> = new Set();

type Placed = { readonly key: string; readonly floorNumber: number };

/** `read` returns the current records of a kind. */
export function createFloorKeys(read: <K extends GeometryKind>(kind: K) => Iterable<GeometryRecordByKind[K]>) {
  /** Records per floor, all kinds together. */
  const counts = new Map<number, number>();
  const byKind = new Map<GeometryKind, Map<number, Set<string>>>();

  function join(floors: Map<number, Set<string>>, { floorNumber, key }: Placed): void {
    const keys = floors.get(floorNumber);
    if (keys) keys.add(key);
    else floors.set(floorNumber, new Set([key]));
  }

  function leave(floors: Map<number, Set<string>>, { floorNumber, key }: Placed): void {
    const keys = floors.get(floorNumber);
    if (keys?.delete(key) && keys.size === 0) floors.delete(floorNumber);
  }

  function count(floorNumber: number, by: number): void {
    const now = (counts.get(floorNumber) ?? 0) + by;
    if (now > 0) counts.set(floorNumber, now);
    else counts.delete(floorNumber);
  }

  function floorsOf(kind: GeometryKind): Map<number, Set<string>> {
    const known = byKind.get(kind);
    if (known) return known;
    const floors = new Map<number, Set<string>>();
    for (const record of read(kind)) join(floors, record);
    byKind.set(kind, floors);
    return floors;
  }

  for (const kind of GEOMETRY_KINDS) for (const { floorNumber } of read(kind)) count(floorNumber, 1);

  return {
    /** Live set, in the order in which the records came to the floor. */
    of: (kind: GeometryKind, floorNumber: number): ReadonlySet<string> => floorsOf(kind).get(floorNumber) ?? NO_KEYS,
    /** Ascending; only floors that hold a record. */
    numbers: (): number[] => [...counts.keys()].sort((a, b) => a - b),
    /** Call after a record was added (no `before`), removed (no `after`) or changed. */
    replace(kind: GeometryKind, before: Placed | undefined, after: Placed | undefined): void {
      if (before && after && before.floorNumber === after.floorNumber) return;
      if (before) count(before.floorNumber, -1);
      if (after) count(after.floorNumber, 1);
      const floors = byKind.get(kind);
      if (!floors) return;
      if (before) leave(floors, before);
      if (after) join(floors, after);
    },
  };
}
