/** The part of a scene that the rules of openings read, before or after a diff. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { changesOf, type Diff } from "../diff";
import type { ReadScene, RecordOf } from "../scene";

export type PlanarView = Pick<ReadScene, "get" | "planarObjectsOfFace">;

/** Returns the scene as the diff would leave it, without applying it. The cost is proportional to the diff. */
export function viewAfter(scene: PlanarView, diff: Diff): PlanarView {
  const addedByFace = new Map<string, Set<string>>();
  const changedKeys = new Set<string>();
  for (const change of changesOf(diff)) {
    if (change.kind !== "objectPlanar") continue;
    changedKeys.add(change.key);
    if (!change.to) continue;
    const { faceKey } = change.to;
    addedByFace.set(faceKey, (addedByFace.get(faceKey) ?? new Set()).add(change.key));
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
      ...scene.planarObjectsOfFace(faceKey).filter((key) => !changedKeys.has(key)),
      ...(addedByFace.get(faceKey) ?? []),
    ],
  };
}
