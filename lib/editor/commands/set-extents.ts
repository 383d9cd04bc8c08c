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

const NO_MOVE: Vector3 = [0, 0, 0];

/**
 * Sets the length of edges, or the width or height of upright faces, in meters: the corners of one end move. Refused if
 * a corner would need two positions, is locked, or if nothing would be left.
 */
export function setExtents(
  scene: ReadScene,
  items: readonly SelectionItem[],
  field: ExtentField,
  computeValue: (before: number) => number,
): CommandOutcome {
  const vectors = new Map<string, Vector3>();
  for (const item of items) {
    const extent = elementExtent(scene, item, field);
    if (!extent) return refuse("missing", COPY.missing, [item.key]);
    const after = computeValue(extent.value);
    if (after <= 0) return refuse("invalid", COPY.notPositive, [item.key]);
    const vector = scale(extent.direction, after - extent.value);
    const moves = new Set(extent.moves);
    for (const key of verticesOf(scene, item) ?? []) {
      const shift = moves.has(key) ? vector : NO_MOVE;
      const other = vectors.get(key);
      if (other && distance(other, shift) > 1e-9) return refuse("invalid", COPY.sharedEnd, [key]);
      vectors.set(key, shift);
    }
  }
  const moving = [...vectors.keys()].filter((key) => vectors.get(key) !== NO_MOVE);
  const vertices = movableVertices(scene, moving);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) writeMovedVertices(diff, [vertex], vectors.get(vertex.key) ?? NO_MOVE);
  const [first] = items;
  return acceptSettled(scene, items.length > 1 || !first ? COPY.change(items.length) : COPY.resize(first.kind), diff);
}
