/** The faces that may be visible to a camera, found once and updated with each edit. */
import type { Vector3 } from "../../../geometry/vector3";
import { changesOf, type Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { mayBeVisible } from "./face-reach";

export type NearFaces = {
  /** May contain faces that were deleted or moved away. */
  keys(): Iterable<string>;
  /** Notes an applied diff. */
  follow(diff: Diff): void;
};

export function createNearFaces(scene: ReadScene, eye: Vector3): NearFaces {
  const near = new Set<string>();
  for (const face of scene.values("face")) if (mayBeVisible(scene, face, eye)) near.add(face.key);
  return {
    keys: () => near,
    follow(diff) {
      for (const { kind, key } of changesOf(diff)) {
        if (kind === "face") near.add(key);
        // Moving a vertex can bring a distant face near.
        if (kind === "vertex") for (const face of scene.facesOfVertex(key)) near.add(face);
      }
    },
  };
}
