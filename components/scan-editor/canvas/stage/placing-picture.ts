/** Outlines the object that the next click would place, or crosses out a refused one. */

import { changesOf, type Diff } from "@/lib/editor/core/diff";
import { viewAfter } from "@/lib/editor/core/measures/planar-view";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { PlacingController } from "@/lib/editor/tools/placing/placing-controller";
import type { PlacingPreview } from "@/lib/editor/tools/placing/placing-preview";
import { midpoint, type Vector3 } from "@/lib/geometry/vector3";
import { addRefused, BOX_EDGES, type LineStyle, type OverlayShapes } from "../overlay/overlay-shapes";
import { recordPoints } from "../view/scene-bounds";

export type PlacingPicture = {
  /** Whether a click places an object; the face under the pointer is then highlighted without an outline. */
  isPlacing(): boolean;
  addTo(shapes: OverlayShapes): void;
  dispose(): void;
};

/** Returns the outlines of planar objects that a diff puts on the face (not on its twin), and corners of 3D objects. */
function outlinesOf(scene: ReadScene, diff: Diff, faceKey: string): { planars: Vector3[][]; boxes: Vector3[][] } {
  const after: ReadScene = { ...scene, get: viewAfter(scene, diff).get };
  const outlines = { planars: [] as Vector3[][], boxes: [] as Vector3[][] };
  for (const { kind, key, to } of changesOf(diff)) {
    if (kind === "object3D" && to) outlines.boxes.push(recordPoints(after, { kind, key }));
    if (kind === "objectPlanar" && to?.faceKey === faceKey) outlines.planars.push(recordPoints(after, { kind, key }));
  }
  return outlines;
}

function addBoxes(shapes: OverlayShapes, boxes: readonly (readonly Vector3[])[], style: LineStyle): void {
  for (const corners of boxes) {
    for (const [a, b] of BOX_EDGES) {
      shapes.lines.push({ points: [corners[a]!, corners[b]!], isClosed: false, style });
    }
  }
}

function addPreview(shapes: OverlayShapes, scene: ReadScene, { spot, diff, reason }: PlacingPreview): void {
  const { planars, boxes } = outlinesOf(scene, diff ?? {}, spot.faceKey);
  if (reason === null) {
    for (const points of planars) shapes.lines.push({ points, isClosed: true, style: "hovered" });
    // From above, an outline is a line along a highlighted wall; handles make its ends visible.
    shapes.handles.push(...planars.flat().map((at) => ({ at, key: null })));
    addBoxes(shapes, boxes, "hovered");
    return;
  }
  addBoxes(shapes, boxes, "refused");
  const [first] = [...planars, ...boxes];
  const middle = first ? midpoint(first[0]!, first[Math.floor(first.length / 2)]!) : spot.at;
  addRefused(shapes, { outlines: planars, at: middle, text: reason });
}

export function createPlacingPicture(
  scene: ReadScene,
  controller: Pick<PlacingController, "get" | "preview" | "subscribePreview"> | null,
  onChange: () => void,
): PlacingPicture {
  const stop = controller?.subscribePreview(onChange);
  return {
    isPlacing: () => Boolean(controller?.get().placing),
    addTo(shapes) {
      const preview = controller?.preview();
      if (preview) addPreview(shapes, scene, preview);
    },
    dispose: () => stop?.(),
  };
}
