/** On which element a finding is looked at. */

import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import type { Finding } from "../checks/finding";

/** Those that are about a side, by its edge or by its two corners. */
const OF_SIDES: ReadonlySet<string> = new Set(["edge-missing", "shell-open", "edge-non-manifold"]);

/** The first face that has both corners. */
function faceOn(scene: ReadScene, [a, b]: readonly [string, string]): SelectionItem | null {
  const others = new Set(scene.facesOfVertex(b));
  const [key] = scene
    .facesOfVertex(a)
    .filter((face) => others.has(face))
    .sort();
  return key === undefined ? null : { kind: "face", key };
}

/**
 * What is wrong with a side is looked at on a face that it bounds, since an edge bears no review; of a pair the first one
 * stands for both. Null where it is gone.
 */
export function elementOfFinding(scene: ReadScene, { code, items }: Finding): SelectionItem | null {
  const [first, second] = items;
  if (!first) return null;
  if (first.kind === "edge") {
    const edge = scene.get("edge", first.key);
    return edge ? (faceOn(scene, edge.vertexKeys) ?? first) : null;
  }
  const face = OF_SIDES.has(code) && second ? faceOn(scene, [first.key, second.key]) : null;
  return face ?? (scene.has(first.kind, first.key) ? first : null);
}
