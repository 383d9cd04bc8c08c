/** Finds references to missing records that a diff would leave behind. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "./diff";
import { patchRecord } from "./record-fields";
import { type Reference, visitReferences } from "./references";
import type { ReadScene } from "./scene";

type DanglingReference = { kind: GeometryKind; key: string; missingKey: string };

function existsAfter(scene: ReadScene, diff: Diff, reference: Reference): boolean {
  const kinds = reference.kind ? [reference.kind] : GEOMETRY_KINDS;
  return kinds.some((kind) => {
    const part = diff[kind];
    if (part?.added[reference.key]) return true;
    return !part?.removed[reference.key] && scene.has(kind, reference.key);
  });
}

function referencesOf(kind: GeometryKind, record: NonNullable<RecordChange["to"]>): Reference[] {
  const references: Reference[] = [];
  visitReferences(kind, record, (reference) => references.push(reference));
  return references;
}

/** Returns the record after the change: an update writes only its changed fields onto the current record. */
function recordAfter({ from, to }: RecordChange, current: object | undefined): RecordChange["to"] {
  return from && to && current ? (patchRecord(current, from, to) as RecordChange["to"]) : to;
}

/** Returns the key of a reference that the change would leave dangling, except one that dangled before. */
function newlyMissing(scene: ReadScene, diff: Diff, change: RecordChange): string | undefined {
  const { kind, key } = change;
  const current = scene.get(kind, key);
  const next = recordAfter(change, current);
  if (!next) return undefined;
  // Compares with the current record, not with the record that the change was based on: another edit may have removed a
  // corner from both since.
  const previousKeys =
    current && change.from ? new Set(referencesOf(kind, current).map((reference) => reference.key)) : null;
  return referencesOf(kind, next).find((reference) => {
    if (existsAfter(scene, diff, reference)) return false;
    return !previousKeys?.has(reference.key) || scene.kindOf(reference.key) !== null;
  })?.key;
}

/** Returns a record that still refers to the removed one. */
function findOrphan(scene: ReadScene, diff: Diff, removedKey: string): DanglingReference | null {
  const referrers = scene.referrersOf(removedKey);
  for (const kind of GEOMETRY_KINDS) {
    for (const key of referrers[kind] ?? []) {
      const part = diff[kind];
      if (!part?.removed[key] && !part?.updated[key]) return { kind, key, missingKey: removedKey };
    }
  }
  return null;
}

/** Returns the first reference that the diff would leave dangling, or null. The cost is proportional to the diff. */
export function findDangling(scene: ReadScene, diff: Diff): DanglingReference | null {
  for (const change of changesOf(diff)) {
    const missingKey = newlyMissing(scene, diff, change);
    if (missingKey) return { kind: change.kind, key: change.key, missingKey };
    const orphan = change.to ? null : findOrphan(scene, diff, change.key);
    if (orphan) return orphan;
  }
  return null;
}

/** Returns the first record that prevents applying the diff, because it is missing or would be left dangling. */
export function findObstacle(scene: ReadScene, diff: Diff): { kind: GeometryKind; key: string } | null {
  for (const { kind, key, from, to } of changesOf(diff)) {
    if (from && to && !scene.has(kind, key)) return { kind, key };
  }
  return findDangling(scene, diff);
}
