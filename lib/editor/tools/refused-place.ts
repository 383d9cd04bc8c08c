/** Where doors, windows and openings would lie that may not lie there. */
import { fromFrame, hostFrame } from "../../geometry/host-frame";
import { dot, type Vector3 } from "../../geometry/vector3";
import { facePoints } from "../core/measures/face-points";
import { planarOutline } from "../core/measures/planar-outline";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

/** Their outlines in metres, moved by `vector` in the plane of their walls; of anything else nothing. */
export function refusedOutlines(scene: ReadScene, items: readonly SelectionItem[], vector: Vector3): Vector3[][] {
  return items.flatMap(({ kind, key }): Vector3[][] => {
    const object = kind === "objectPlanar" ? scene.get("objectPlanar", key) : undefined;
    const host = object && scene.get("face", object.faceKey);
    const frame = host && hostFrame(facePoints(scene, host)[0] ?? []);
    if (!object || !frame) return [];
    const moved = { ...object, u: object.u + dot(vector, frame.u), v: object.v + dot(vector, frame.v) };
    return [planarOutline(moved).map((point) => fromFrame(frame, point))];
  });
}
