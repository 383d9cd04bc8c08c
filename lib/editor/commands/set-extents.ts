import { distance, scale, type Vector3 } from "../../geometry/vector3";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { type ExtentField, elementExtent } from "./element-extent";
import { verticesOf } from "./move-elements";
import { movableVertices, writeMovedVertices } from "./move-vertices";
import { acceptSettled } from "./openings/settle-openings";

const NOWHERE: Vector3 = [0, 0, 0];

/**
 * Gives edges another length, upright faces another width or height, in metres: the corners of one end move, the others stay.
 * Refused where a corner would have to be at two places, is locked, or nothing would be left.
 */
export function setExtents(
  scene: ReadScene,
  items: readonly SelectionItem[],
  field: ExtentField,
  numberOf: (before: number) => number,
): CommandOutcome {
  const vectors = new Map<string, Vector3>();
  for (const item of items) {
    const extent = elementExtent(scene, item, field);
    if (!extent) return refuse("missing", COPY.missing, [item.key]);
    const after = numberOf(extent.value);
    if (after <= 0) return refuse("invalid", COPY.notPositive, [item.key]);
    const vector = scale(extent.direction, after - extent.value);
    const moves = new Set(extent.moves);
    for (const key of verticesOf(scene, item) ?? []) {
      const way = moves.has(key) ? vector : NOWHERE;
      const other = vectors.get(key);
      if (other && distance(other, way) > 1e-9) return refuse("invalid", COPY.sharedEnd, [key]);
      vectors.set(key, way);
    }
  }
  const moving = [...vectors.keys()].filter((key) => vectors.get(key) !== NOWHERE);
  const vertices = movableVertices(scene, moving);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) writeMovedVertices(diff, [vertex], vectors.get(vertex.key) ?? NOWHERE);
  const [first] = items;
  return acceptSettled(scene, items.length > 1 || !first ? COPY.change(items.length) : COPY.resize(first.kind), diff);
}
