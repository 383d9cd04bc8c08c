/** What the rules of doors and windows read of a scene, and the scene as a diff would leave it. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { changesOf, type Diff } from "../diff";
import type { ReadScene, RecordOf } from "../scene";

export type PlanarView = Pick<ReadScene, "get" | "planarObjectsOfFace">;

/** The scene after the diff, without making it. Costs as much as the diff. */
export function viewAfter(scene: PlanarView, diff: Diff): PlanarView {
  const here = new Map<string, Set<string>>();
  const gone = new Set<string>();
  for (const change of changesOf(diff)) {
    if (change.kind !== "objectPlanar") continue;
    gone.add(change.key);
    if (!change.to) continue;
    const { faceKey } = change.to;
    here.set(faceKey, (here.get(faceKey) ?? new Set()).add(change.key));
  }
  function get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined {
    const part = diff[kind];
    const changed = part?.added[key] ?? part?.updated[key]?.[1];
    if (changed) return changed as RecordOf<K>;
    return part?.removed[key] ? undefined : scene.get(kind, key);
  }
  return {
    get,
    planarObjectsOfFace: (faceKey) => [
      ...scene.planarObjectsOfFace(faceKey).filter((key) => !gone.has(key)),
      ...(here.get(faceKey) ?? []),
    ],
  };
}
