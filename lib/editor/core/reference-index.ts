/**
 * Who names whom, kept as records come and go. The references of a kind are read when they are first asked for, those to
 * corners by themselves: to show a survey nobody has to know its edges. What was read then lies in flat arrays, by numbers, as
 * there are very many small lists; only who is named otherwise since has a list of its own.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import type { CornerNumbers } from "./corner-numbers";
import { type Reference, visitCorners, visitOtherReferences } from "./references";

type Lists = { [K in GeometryKind]?: readonly string[] };
type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];
type Visit = <K extends GeometryKind>(kind: K, record: RecordOf<K>, visit: (reference: Reference) => void) => void;
/** Numbers of what is named: corners have theirs, all else gets its own. */
type Numbers = Pick<CornerNumbers, "of" | "find" | "count">;

type Named = {
  readonly numbers: Numbers;
  /** The records of the kind that named something when they were read. */
  readonly keys: readonly string[];
  /** Who names a target: those of `owners` from `starts[target]` up to `starts[target + 1]`, by their places in `keys`. */
  readonly starts: Int32Array;
  readonly owners: Int32Array;
  /** In place of these: of each target that something has begun or ceased to name since. */
  readonly changed: Map<string, string[]>;
};

const NOBODY: readonly string[] = Object.freeze([]);

/** True when the parts that hold references are the very same objects, which is so for every plain move or label. */
function namesTheSame<K extends GeometryKind>(kind: K, before: RecordOf<K>, after: RecordOf<K>): boolean {
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
  const known = new Map<string, number>();
  return {
    of(key) {
      const number = known.get(key) ?? known.size;
      if (number === known.size) known.set(key, number);
      return number;
    },
    find: (key) => known.get(key),
    count: () => known.size,
  };
}

/** What each record names, by number, in the order of the records; `ends`: where each record's end. */
type Read = { readonly keys: readonly string[]; readonly targets: readonly number[]; readonly ends: readonly number[] };

/** Turned round: who names each target, each record once. */
function turned({ keys, targets, ends }: Read, numbers: Numbers): Named {
  const count = numbers.count();
  const starts = new Int32Array(count + 1);
  /** Who named a target last, from 1 on. */
  const last = new Int32Array(count);
  const each = (visit: (target: number, owner: number) => void): void => {
    last.fill(0);
    let at = 0;
    for (let owner = 0; owner < keys.length; owner += 1) {
      for (; at < ends[owner]!; at += 1) {
        const target = targets[at]!;
        if (last[target] === owner + 1) continue;
        last[target] = owner + 1;
        visit(target, owner);
      }
    }
  };
  each((target) => {
    starts[target + 1]! += 1;
  });
  for (let at = 0; at < count; at += 1) starts[at + 1]! += starts[at]!;
  const owners = new Int32Array(starts[count]!);
  const places = starts.slice(0, count);
  each((target, owner) => {
    owners[places[target]!] = owner;
    places[target]! += 1;
  });
  return { numbers, keys, starts, owners, changed: new Map() };
}

function listOf({ numbers, keys, starts, owners, changed }: Named, target: string): readonly string[] {
  const own = changed.size > 0 ? changed.get(target) : undefined;
  if (own) return own;
  const number = numbers.find(target);
  // Numbers that came after these were read are named by none of them.
  if (number === undefined || number + 1 >= starts.length) return NOBODY;
  const end = starts[number + 1]!;
  let at = starts[number]!;
  if (at === end) return NOBODY;
  const list = [keys[owners[at]!]!];
  for (at += 1; at < end; at += 1) list.push(keys[owners[at]!]!);
  return list;
}

/** The list that is the target's own from now on. */
function ownList(named: Named, target: string): string[] {
  const known = named.changed.get(target);
  if (known) return known;
  const list = [...listOf(named, target)];
  named.changed.set(target, list);
  return list;
}

function link(named: Named, target: string, key: string): void {
  const list = ownList(named, target);
  // A record that names the same target again has just been put last.
  if (list.at(-1) !== key) list.push(key);
}

function unlink(named: Named, target: string, key: string): void {
  const list = ownList(named, target);
  const at = list.indexOf(key);
  if (at < 0) return;
  const last = list.pop();
  if (at < list.length && last !== undefined) list[at] = last;
  // Nobody named it from the first: nothing is to be kept of it.
  const isNew = (named.numbers.find(target) ?? Number.POSITIVE_INFINITY) + 1 >= named.starts.length;
  if (list.length === 0 && isNew) named.changed.delete(target);
}

/**
 * `read` answers the records of a kind as they are, for when its references are first asked for. `corners`: those of the
 * survey by number.
 */
export function createReferenceIndex(
  read: <K extends GeometryKind>(kind: K) => Iterable<RecordOf<K>>,
  corners: CornerNumbers,
) {
  const parts = [
    { visit: visitCorners as Visit, numbers: () => corners as Numbers, byKind: new Map<GeometryKind, Named>() },
    { visit: visitOtherReferences as Visit, numbers: createNumbers, byKind: new Map<GeometryKind, Named>() },
  ] as const;
  const [toCorners, toOthers] = parts;

  function namedIn<K extends GeometryKind>({ visit, numbers, byKind }: (typeof parts)[number], kind: K): Named {
    const known = byKind.get(kind);
    if (known) return known;
    const of = numbers();
    const [keys, targets, ends]: [string[], number[], number[]] = [[], [], []];
    const note = (reference: Reference): void => void targets.push(of.of(reference.key));
    let end = 0;
    for (const record of read(kind)) {
      visit(kind, record, note);
      if (targets.length === end) continue;
      end = targets.length;
      keys.push(record.key);
      ends.push(end);
    }
    const named = turned({ keys, targets, ends }, of);
    byKind.set(kind, named);
    return named;
  }

  return {
    /** The records of this kind that stand on the corner. */
    ofCorner: (kind: GeometryKind, corner: string): readonly string[] => listOf(namedIn(toCorners, kind), corner),
    /** The records of this kind that name the key, as a twin or a host. */
    of: (kind: GeometryKind, target: string): readonly string[] => listOf(namedIn(toOthers, kind), target),
    /** The referring keys by kind, of either sort; empty when nothing names this key. */
    all(target: string): Readonly<Lists> {
      const lists: Lists = {};
      for (const kind of GEOMETRY_KINDS) {
        const [on, beside] = [listOf(namedIn(toCorners, kind), target), listOf(namedIn(toOthers, kind), target)];
        if (on.length > 0 || beside.length > 0) lists[kind] = on.length === 0 ? beside : [...on, ...beside];
      }
      return lists;
    },
    /** A record has come (`before` absent), gone (`after` absent) or changed; to be told after it has. */
    replace<K extends GeometryKind>(kind: K, before: RecordOf<K> | undefined, after: RecordOf<K> | undefined): void {
      if (before && after && namesTheSame(kind, before, after)) return;
      for (const { visit, byKind } of parts) {
        const named = byKind.get(kind);
        if (!named) continue;
        if (before) visit(kind, before, (reference) => unlink(named, reference.key, before.key));
        if (after) visit(kind, after, (reference) => link(named, reference.key, after.key));
      }
    },
  };
}
