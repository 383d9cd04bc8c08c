/** The corners of a floor as points: position and highlight, one slot per vertex. */
import type { Vertex } from "@/lib/domain/geometry-records";

export type PointBuffer = {
  readonly keys: readonly string[];
  readonly slots: ReadonlyMap<string, number>;
  readonly position: Float32Array;
  readonly state: Float32Array;
};

export function createPointBuffer(vertices: readonly Vertex[]): PointBuffer {
  const buffer: PointBuffer = {
    keys: vertices.map((vertex) => vertex.key),
    slots: new Map(vertices.map((vertex, index) => [vertex.key, index])),
    position: new Float32Array(vertices.length * 3),
    state: new Float32Array(vertices.length),
  };
  for (const vertex of vertices) writePoint(buffer, vertex);
  return buffer;
}

/** The slot it wrote, or null for a vertex that is not in the buffer. */
export function writePoint(buffer: PointBuffer, vertex: Vertex): number | null {
  const slot = buffer.slots.get(vertex.key);
  if (slot === undefined) return null;
  buffer.position[slot * 3] = vertex.x;
  buffer.position[slot * 3 + 1] = vertex.y;
  buffer.position[slot * 3 + 2] = vertex.z;
  return slot;
}
