/**
 * Index of referring records, updated as records change. References are read on first use, corner references apart
 * from all others, because showing a survey needs no edges. The initial index is a set of flat arrays, since there are
 * very many short lists; only targets that changed since have a list of their own.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import type { CornerNumbers } from "./corner-numbers";
import { type Reference, visitCorners, visitOtherReferences } from "./references";

type Lists = { [K in GeometryKind]?: readonly string[] };
type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];
type Visit = <K extends GeometryKind>(kind: K, record: RecordOf<K>, visit: (reference: Reference) => void) => void;
/** Numbers of targets: corners have the scene's numbers, other targets get their own. */
type Numbers = Pick<CornerNumbers, "of" | "find" | "count">;

type KindIndex = {
  readonly numbers: Numbers;
  /** Records of the kind that refer to a record, as first read. */
  readonly keys: readonly string[];
  /**
   * Owners of a target are `owners[starts[target]]` up to, not including, `owners[starts[target + 1]]`, as indexes into
   * `keys`.
   */
  readonly starts: Int32Array;
  readonly owners: Int32Array;
  /** Lists of targets whose referrers have changed since; they replace the arrays. */
  readonly changed: Map<string, string[]>;
};

const NO_KEYS: readonly string[] = Object.freeze([]);

/** Whether the two versions share the objects that hold references, as after a move or a new label. */
function hasSameReferences<K extends GeometryKind>(kind: K, before: RecordOf<K>, after: RecordOf<K>): boolean {
  if (kind === "vertex") return true;
  const a = before as Partial<
    GeometryRecordByKind["edge"] & GeometryRecordByKind["face"] & { faceKey: string; hostKey: string }
  >;
  const b = after as typeof a;
  return (
    a.vertexKeys === b.vertexKeys &&
    a.loops === b.loops &&
    a.faceKey === b.faceKey &&
    a.twinKey === b.twinKey &&
    a.hostKey === b.hostKey
  );
}

function createNumbers(): Numbers {
  const numberByKey = new Map<string, number>();
  return {
    of(key) {
      const number = numberByKey.get(key) ?? numberByKey.size;
      if (number === numberByKey.size) numberByKey.set(key, number);
      return number;
    },
    find: (key) => numberByKey.get(key),
    count: () => numberByKey.size,
  };
}

/** The targets of each record by number, in record order; `ends` is the end of each record's targets. */
type Rows = { readonly keys: readonly string[]; readonly targets: readonly number[]; readonly ends: readonly number[] };

/** Inverts the table: the referring records of each target, each record once. */
function invert({ keys, targets, ends }: Rows, numbers: Numbers): KindIndex {
  const count = numbers.count();
  const starts = new Int32Array(count + 1);
  /** The last owner of each target, from 1. */
  const last = new Int32Array(count);
  const each = (visit: (target: number, owner: number) => void): void => {
    last.fill(0);
    let position = 0;
    for (let owner = 0; owner < keys.length; owner += 1) {
      for (; position < ends[owner]!; position += 1) {
        const target = targets[position]!;
        if (last[target] === owner + 1) continue;
        last[target] = owner + 1;
        visit(target, owner);
      }
    }
  };
  each((target) => {
    starts[target + 1]! += 1;
  });
  for (let position = 0; position < count; position += 1) starts[position + 1]! += starts[position]!;
  const owners = new Int32Array(starts[count]!);
  const nextSlots = starts.slice(0, count);
  each((target, owner) => {
    owners[nextSlots[target]!] = owner;
    nextSlots[target]! += 1;
  });
  return { numbers, keys, starts, owners, changed: new Map() };
}

function listOf({ numbers, keys, starts, owners, changed }: KindIndex, target: string): readonly string[] {
  const changedList = changed.size > 0 ? changed.get(target) : undefined;
  if (changedList) return changedList;
  const number = numbers.find(target);
  // Numbers assigned after the first read have no owners in the arrays.
  if (number === undefined || number + 1 >= starts.length) return NO_KEYS;
  const end = starts[number + 1]!;
  let position = starts[number]!;
  if (position === end) return NO_KEYS;
  const list = [keys[owners[position]!]!];
  for (position += 1; position < end; position += 1) list.push(keys[owners[position]!]!);
  return list;
}

/** Returns the target's own list, created on first use. */
function ensureChangedList(index: KindIndex, target: string): string[] {
  const existing = index.changed.get(target);
  if (existing) return existing;
  const list = [...listOf(index, target)];
  index.changed.set(target, list);
  return list;
}

function link(index: KindIndex, target: string, key: string): void {
  const list = ensureChangedList(index, target);
  // A record that refers to the same target twice was just added.
  if (list.at(-1) !== key) list.push(key);
}

function unlink(index: KindIndex, target: string, key: string): void {
  const list = ensureChangedList(index, target);
  const position = list.indexOf(key);
  if (position < 0) return;
  const last = list.pop();
  if (position < list.length && last !== undefined) list[position] = last;
  // The target had no owners in the first read, so an empty list need not be kept.
  const isNew = (index.numbers.find(target) ?? Number.POSITIVE_INFINITY) + 1 >= index.starts.length;
  if (list.length === 0 && isNew) index.changed.delete(target);
}

/** Creates the index. `read` returns the current records of a kind, for the first use of its references. */
export function createReferenceIndex(
  read: <K extends GeometryKind>(kind: K) => Iterable<RecordOf<K>>,
  corners: CornerNumbers,
) {
  const parts = [
    { visit: visitCorners as Visit, numbers: () => corners as Numbers, byKind: new Map<GeometryKind, KindIndex>() },
    { visit: visitOtherReferences as Visit, numbers: createNumbers, byKind: new Map<GeometryKind, KindIndex>() },
  ] as const;
  const [toCorners, toOthers] = parts;

  function indexOf<K extends GeometryKind>({ visit, numbers, byKind }: (typeof parts)[number], kind: K): KindIndex {
    const existing = byKind.get(kind);
    if (existing) return existing;
    const targetNumbers = numbers();
    const keys: string[] = [];
    const targets: number[] = [];
    const ends: number[] = [];
    const note = (reference: Reference): void => void targets.push(targetNumbers.of(reference.key));
    let end = 0;
    for (const record of read(kind)) {
      visit(kind, record, note);
      if (targets.length === end) continue;
      end = targets.length;
      keys.push(record.key);
      ends.push(end);
    }
    const index = invert({ keys, targets, ends }, targetNumbers);
    byKind.set(kind, index);
    return index;
  }

  return {
    /** Returns the keys of this kind that use the corner. */
    ofCorner: (kind: GeometryKind, corner: string): readonly string[] => listOf(indexOf(toCorners, kind), corner),
    /** Returns the keys of this kind that refer to the target as a twin or host. */
    of: (kind: GeometryKind, target: string): readonly string[] => listOf(indexOf(toOthers, kind), target),
    /** Returns the referring keys by kind, corners included; empty if there are none. */
    all(target: string): Readonly<Lists> {
      const lists: Lists = {};
      for (const kind of GEOMETRY_KINDS) {
        const [ofCorner, others] = [listOf(indexOf(toCorners, kind), target), listOf(indexOf(toOthers, kind), target)];
        if (ofCorner.length > 0 || others.length > 0)
          lists[kind] = ofCorner.length === 0 ? others : [...ofCorner, ...others];
      }
      return lists;
    },
    /** Call after a record was added (no `before`), removed (no `after`) or changed. */
    replace<K extends GeometryKind>(kind: K, before: RecordOf<K> | undefined, after: RecordOf<K> | undefined): void {
      if (before && after && hasSameReferences(kind, before, after)) return;
      for (const { visit, byKind } of parts) {
        const index = byKind.get(kind);
        if (!index) continue;
        if (before) visit(kind, before, (reference) => unlink(index, reference.key, before.key));
        if (after) visit(kind, after, (reference) => link(index, reference.key, after.key));
      }
    },
  };
}
