import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "./diff";
import { sameValue } from "./same-value";
import type { ReadScene } from "./scene";

type AnyRecord = GeometryRecordByKind[GeometryKind];

/** What must change in `scene` to hold what `target` holds, the backend's own fields included. Costs as much as both scenes. */
export function sceneDifferences(scene: ReadScene, target: ReadScene): Diff {
  const diff: Diff = {};
  for (const kind of GEOMETRY_KINDS) {
    for (const to of target.values(kind) as Iterable<AnyRecord>) {
      const from = scene.get(kind, to.key);
      if (!from || !sameValue(from, to)) writeChange(diff, { kind, key: to.key, from, to } as RecordChange);
    }
    for (const from of scene.values(kind) as Iterable<AnyRecord>) {
      if (!target.has(kind, from.key)) writeChange(diff, { kind, key: from.key, from } as RecordChange);
    }
  }
  return diff;
}
