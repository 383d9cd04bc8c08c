/**
 * Who names whom, kept as records come and go. Small lists, because a corner has a handful of edges and faces. The
 * references of a kind are read when they are first asked for: to show a survey nobody has to know its edges.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../domain/geometry-records";
import { visitReferences } from "./references";

type Lists = { [K in GeometryKind]?: readonly string[] };
type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];
type ByTarget = Map<string, string[]>;

const NOBODY: readonly string[] = Object.freeze([]);
/** From here on a list is let grow in place; a shorter one is kept as long as it is, as there are very many. */
const LONG = 16;

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

function link(targets: ByTarget, target: string, key: string): void {
  const list = targets.get(target);
  if (!list) targets.set(target, [key]);
  // A record that names the same target again has just been put last.
  else if (list.at(-1) === key) return;
  else if (list.length < LONG) targets.set(target, list.concat(key));
  else list.push(key);
}

function unlink(targets: ByTarget, target: string, key: string): void {
  const list = targets.get(target);
  const at = list?.indexOf(key) ?? -1;
  if (!list || at < 0) return;
  const last = list.pop();
  if (at < list.length && last !== undefined) list[at] = last;
  if (list.length === 0) targets.delete(target);
}

/** `read` answers the records of a kind as they are, for when its references are first asked for. */
export function createReferenceIndex(read: <K extends GeometryKind>(kind: K) => Iterable<RecordOf<K>>) {
  const byKind = new Map<GeometryKind, ByTarget>();

  function targetsOf<K extends GeometryKind>(kind: K): ByTarget {
    const known = byKind.get(kind);
    if (known) return known;
    const targets: ByTarget = new Map();
    let key = "";
    const visit = (reference: { key: string }): void => link(targets, reference.key, key);
    for (const record of read(kind)) {
      key = record.key;
      visitReferences(kind, record, visit);
    }
    byKind.set(kind, targets);
    return targets;
  }

  return {
    /** The records of this kind that name the key. */
    of: (kind: GeometryKind, target: string): readonly string[] => targetsOf(kind).get(target) ?? NOBODY,
    /** The referring keys by kind; empty when nothing names this key. */
    all(target: string): Readonly<Lists> {
      const lists: Lists = {};
      for (const kind of GEOMETRY_KINDS) {
        const list = targetsOf(kind).get(target);
        if (list) lists[kind] = list;
      }
      return lists;
    },
    /** A record has come (`before` absent), gone (`after` absent) or changed; to be told after it has. */
    replace<K extends GeometryKind>(kind: K, before: RecordOf<K> | undefined, after: RecordOf<K> | undefined): void {
      const targets = byKind.get(kind);
      if (!targets || (before && after && namesTheSame(kind, before, after))) return;
      if (before) visitReferences(kind, before, (reference) => unlink(targets, reference.key, before.key));
      if (after) visitReferences(kind, after, (reference) => link(targets, reference.key, after.key));
    },
  };
}
