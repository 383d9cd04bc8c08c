/** The line segments of a face: its outline, each side with the layer of its edge, and the outlines of its openings. */

import type { DrawnExtent, DrawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { goesThrough } from "@/lib/editor/core/measures/opening-presets";
import type { ReadScene } from "@/lib/editor/core/scene";
import { layerOf } from "@/lib/editor/tools/layers/layer-list";
import { fromFrame } from "@/lib/geometry/host-frame";
import type { Vector3 } from "@/lib/geometry/vector3";
import type { Segment } from "./line-buffer";
import { type RowsHidden, shapeLayer } from "./shape-layers";

const OPENING_WEIGHT = 0.75;

/** Returns the layer of the edge between two vertices, or `fallback` if no edge record joins them. */
function sideLayer(scene: ReadScene, rows: RowsHidden, a: string, b: string, fallback: number): number {
  for (const key of scene.edgesOfVertex(a)) {
    const edge = scene.get("edge", key);
    if (edge?.vertexKeys.includes(b) && a !== b) return shapeLayer(rows, "edge", edge);
  }
  return fallback;
}

function outlineOf(points: readonly Vector3[], weight: number, layerAt: (side: number) => number, ownerLayer: number) {
  return points.map(
    (from, side): Segment => ({
      from,
      to: points[(side + 1) % points.length]!,
      weight,
      layer: layerAt(side),
      ownerLayer,
    }),
  );
}

/** Returns no segments for a ceiling: its edges are the tops of its walls. */
export function faceSegments(scene: ReadScene, shape: DrawnFace, rows: RowsHidden): Segment[] {
  const { frame, face } = shape;
  if (!frame || face.label === "ceiling") return [];
  const faceLayer = layerOf("face", face);
  const hasEdgeLayers = rows.areEdgesApart();
  const sides = shape.loops.flatMap((loop, loopIndex) => {
    const keys = (face.loops[loopIndex] ?? []).filter((key) => scene.has("vertex", key));
    const layerAt = (side: number): number =>
      !hasEdgeLayers
        ? faceLayer
        : sideLayer(scene, rows, keys[side] ?? "", keys[(side + 1) % keys.length] ?? "", faceLayer);
    return outlineOf(loop, 1, layerAt, faceLayer);
  });
  const openings = shape.planars
    .filter(({ object }) => goesThrough(object.label))
    .flatMap(({ object, outline: points }) => {
      const layer = shapeLayer(rows, "objectPlanar", object);
      const corners = points.map((point) => fromFrame(frame, point));
      return outlineOf(corners, OPENING_WEIGHT, () => layer, layer);
    });
  return [...sides, ...openings];
}

export const segmentCapacity = ({ loops, planars }: DrawnExtent): number =>
  loops.reduce((sum, count) => sum + count, 0) + planars.reduce((sum, count) => sum + count, 0);
