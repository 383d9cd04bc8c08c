/** Whether a diff would leave a record that names one which is not there. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "./diff";
import { patchRecord } from "./record-fields";
import { type Reference, visitReferences } from "./references";
import type { ReadScene } from "./scene";

type DanglingReference = { kind: GeometryKind; key: string; missingKey: string };

function standsAfter(scene: ReadScene, diff: Diff, reference: Reference): boolean {
  const kinds = reference.kind ? [reference.kind] : GEOMETRY_KINDS;
  return kinds.some((kind) => {
    const part = diff[kind];
    if (part?.added[reference.key]) return true;
    return !part?.removed[reference.key] && scene.has(kind, reference.key);
  });
}

function namesOf(kind: GeometryKind, record: NonNullable<RecordChange["to"]>): Reference[] {
  const references: Reference[] = [];
  visitReferences(kind, record, (reference) => references.push(reference));
  return references;
}

/** As the change would leave the record: an update writes the fields that it changes, over whatever is there by now. */
function leftBy({ from, to }: RecordChange, now: object | undefined): RecordChange["to"] {
  return from && to && now ? (patchRecord(now, from, to) as RecordChange["to"]) : to;
}

/** A reference that the record would then have and that leads nowhere, unless it led nowhere before and was only kept. */
function newlyMissing(scene: ReadScene, diff: Diff, change: RecordChange): string | undefined {
  const { kind, key } = change;
  const now = scene.get(kind, key);
  const next = leftBy(change, now);
  if (!next) return undefined;
  // By what stands here, not by what the change was made on: a corner may have gone from both since.
  const kept = now && change.from ? new Set(namesOf(kind, now).map((reference) => reference.key)) : null;
  return namesOf(kind, next).find((reference) => {
    if (standsAfter(scene, diff, reference)) return false;
    return !kept?.has(reference.key) || scene.kindOf(reference.key) !== null;
  })?.key;
}

/** Records left behind that name the removed one. */
function abandoned(scene: ReadScene, diff: Diff, removedKey: string): DanglingReference | null {
  const referrers = scene.referrersOf(removedKey);
  for (const kind of GEOMETRY_KINDS) {
    for (const key of referrers[kind] ?? []) {
      const part = diff[kind];
      if (!part?.removed[key] && !part?.updated[key]) return { kind, key, missingKey: removedKey };
    }
  }
  return null;
}

/** The first reference that the diff, applied to this scene, would leave dangling; null when none. Costs as much as the diff. */
export function findDangling(scene: ReadScene, diff: Diff): DanglingReference | null {
  for (const change of changesOf(diff)) {
    const missingKey = newlyMissing(scene, diff, change);
    if (missingKey) return { kind: change.kind, key: change.key, missingKey };
    const left = change.to ? null : abandoned(scene, diff, change.key);
    if (left) return left;
  }
  return null;
}

/** The first record that keeps an edit from being made (or taken back) on this scene: gone, or left dangling. */
export function findObstacle(scene: ReadScene, diff: Diff): { kind: GeometryKind; key: string } | null {
  for (const { kind, key, from, to } of changesOf(diff)) {
    if (from && to && !scene.has(kind, key)) return { kind, key };
  }
  return findDangling(scene, diff);
}
