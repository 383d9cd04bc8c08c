/** Applies the calls that save a diff to a backend that refuses dangling references. */

import type { GeometryKind } from "@/lib/domain/geometry-records";
import { applyDiff, type Diff, type KindDiff } from "@/lib/editor/core/diff";
import { createScene, type Scene } from "@/lib/editor/core/scene";
import { savePlan } from "@/lib/editor/sync/save-plan";
import { contentsOf, danglingReferences } from "./random-scene";

const partOf = (diff: Diff, kind: GeometryKind): KindDiff<GeometryKind> =>
  (diff[kind] as KindDiff<GeometryKind> | undefined) ?? { added: {}, updated: {}, removed: {} };

/** Throws if a call leaves a dangling reference, or if all calls together do not equal the diff. */
export function strictSave(before: Scene, diff: Diff): void {
  const backend = createScene(before.surveyKey, before.toRecords());
  for (const { name } of savePlan(diff)) {
    const kind = name.slice(0, name.indexOf(".")) as GeometryKind;
    const { added, updated, removed } = partOf(diff, kind);
    const empty = { added: {}, updated: {}, removed: {} };
    if (name.endsWith("createBatch")) applyDiff(backend, { [kind]: { ...empty, added } });
    else if (name.endsWith("delete")) applyDiff(backend, { [kind]: { ...empty, removed } });
    else applyDiff(backend, { [kind]: { ...empty, updated } });
    expect([name, danglingReferences(backend)]).toEqual([name, []]);
  }
  const after = createScene(before.surveyKey, before.toRecords());
  applyDiff(after, diff);
  expect(contentsOf(backend)).toEqual(contentsOf(after));
}
