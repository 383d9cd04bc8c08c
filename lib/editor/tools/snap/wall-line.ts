/** A wall seen from above: where it runs, as a line in the plan. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import type { PlanSegment } from "./plan-grid";

/** A wall whose corners lie farther from its line in the plan leans, and is none to align with. */
const MOST_LEAN = 0.1;
/** Shorter than this it has no direction. */
const SHORTEST = 0.02;

type Corners = (vertexKey: string) => Vertex | undefined;

function farthest(loop: readonly string[], from: Vertex, corner: Corners): Vertex {
  let [best, most] = [from, 0];
  for (const key of loop) {
    const vertex = corner(key);
    if (!vertex) continue;
    const [dx, dz] = [vertex.x - from.x, vertex.z - from.z];
    const away = dx * dx + dz * dz;
    if (away > most) [best, most] = [vertex, away];
  }
  return best;
}

/** The wall's whole length in the plan; null for what is no upright wall. Nothing is allocated but the answer. */
export function wallLine(face: Face, corner: Corners): PlanSegment | null {
  const loop = face.loops[0];
  const first = loop && corner(loop[0] ?? "");
  if (face.label !== "wall" || !loop || !first) return null;
  const from = farthest(loop, first, corner);
  const to = farthest(loop, from, corner);
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length < SHORTEST) return null;
  for (const key of loop) {
    const vertex = corner(key);
    if (vertex && Math.abs((vertex.x - from.x) * dz - (vertex.z - from.z) * dx) > MOST_LEAN * length) return null;
  }
  return { x0: from.x, z0: from.z, x1: to.x, z1: to.z };
}
