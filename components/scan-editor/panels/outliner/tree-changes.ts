/** Decides which scene changes rebuild the outliner's tree. Most edits move elements and keep the rows. */
import type { Face, ObjectPlanar } from "@/lib/domain/geometry-records";
import { changesOf, type Diff, type RecordChange } from "@/lib/editor/core/diff";
import type { ReadScene } from "@/lib/editor/core/scene";
import { planarsAlong } from "../../names/element-names";

const isSameFace = (from: Face, to: Face): boolean =>
  from.loops === to.loops && from.label === to.label && from.floorNumber === to.floorNumber;

/** Returns whether the objects on a wall are in the same order as before the diff. */
function hasSameOrder(scene: ReadScene, diff: Diff, faceKey: string): boolean {
  const uBefore = (key: string): number =>
    (diff.objectPlanar?.updated[key]?.[0] ?? scene.get("objectPlanar", key))?.u ?? 0;
  const current = planarsAlong(scene, faceKey);
  return current.every((key, index) => index === 0 || uBefore(current[index - 1]!) <= uBefore(key));
}

const isSamePlanar = (scene: ReadScene, diff: Diff, from: ObjectPlanar, to: ObjectPlanar): boolean =>
  from.label === to.label && from.faceKey === to.faceKey && (from.u === to.u || hasSameOrder(scene, diff, to.faceKey));

function isSameRow(scene: ReadScene, diff: Diff, change: RecordChange): boolean {
  if (change.kind === "vertex") return true;
  if (!change.from || !change.to) return false;
  if (change.kind === "face") return isSameFace(change.from, change.to);
  if (change.kind === "objectPlanar") return isSamePlanar(scene, diff, change.from, change.to);
  if (change.kind === "object3D")
    return change.from.label === change.to.label && change.from.floorNumber === change.to.floorNumber;
  return change.from.label === change.to.label && change.from.vertexKeys === change.to.vertexKeys;
}

/**
 * Returns whether a record was added, removed, relabeled, moved to another face, or reordered along its face. `scene`
 * already contains the diff.
 */
export function changesTree(scene: ReadScene, diff: Diff): boolean {
  for (const change of changesOf(diff)) if (!isSameRow(scene, diff, change)) return true;
  return false;
}
