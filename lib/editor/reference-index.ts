/** Who names whom, kept as records come and go. Small lists, because a corner has a handful of edges and faces. */
import type { GeometryKind, GeometryRecordByKind } from "../domain/geometry-records";
import { visitReferences } from "./references";

type Lists = { [K in GeometryKind]?: string[] };
type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];

const NOBODY: Lists = Object.freeze({});

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

export function createReferenceIndex() {
  const byTarget = new Map<string, Lists>();

  function link(target: string, kind: GeometryKind, key: string): void {
    const lists = byTarget.get(target);
    const list = lists?.[kind];
    // A record that names the same target again has just been put last.
    if (list) {
      if (list.at(-1) !== key) list.push(key);
    } else if (lists) lists[kind] = [key];
    else byTarget.set(target, { [kind]: [key] });
  }

  function unlink(target: string, kind: GeometryKind, key: string): void {
    const lists = byTarget.get(target);
    const list = lists?.[kind];
    const at = list?.indexOf(key) ?? -1;
    if (!lists || !list || at < 0) return;
    const last = list.pop();
    if (at < list.length && last !== undefined) list[at] = last;
    if (list.length > 0) return;
    delete lists[kind];
    if (Object.keys(lists).length === 0) byTarget.delete(target);
  }

  return {
    /** The referring keys by kind; empty when nothing names this key. */
    of: (target: string): Readonly<Lists> => byTarget.get(target) ?? NOBODY,
    /** A record has come (`before` absent), gone (`after` absent) or changed. */
    replace<K extends GeometryKind>(kind: K, before: RecordOf<K> | undefined, after: RecordOf<K> | undefined): void {
      if (before && after && namesTheSame(kind, before, after)) return;
      if (before) visitReferences(kind, before, (reference) => unlink(reference.key, kind, before.key));
      if (after) visitReferences(kind, after, (reference) => link(reference.key, kind, after.key));
    },
  };
}
