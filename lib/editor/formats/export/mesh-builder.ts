/** Collects the triangles of many records in one mesh, with the range of each record. */
import { fromFrame, type HostFrame } from "../../../geometry/host-frame";
import { triangulate } from "../../../geometry/triangulate";
import type { Vector2 } from "../../../geometry/vector2";
import { add, scale } from "../../../geometry/vector3";

/** A record's range of triangles. */
export type MeshElement = { key: string; first: number; count: number };

export type MeshData = {
  /** Three coordinates per corner in m, with as many normals. */
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  /** Three corners per triangle, counterclockwise seen from the front. */
  readonly indices: readonly number[];
  readonly elements: readonly MeshElement[];
};

export type MeshBuilder = MeshData & {
  /** Adds a flat area with holes, `lift` m in front of its plane. */
  addFlat(key: string, frame: HostFrame, loops: readonly (readonly Vector2[])[], lift?: number): void;
};

export function createMesh(): MeshBuilder {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const elements: MeshElement[] = [];
  return {
    positions,
    normals,
    indices,
    elements,
    addFlat(key, frame, loops, lift = 0) {
      const triangles = triangulate(loops);
      if (triangles.length === 0) return;
      const start = positions.length / 3;
      for (const corner of loops.flat()) {
        positions.push(...add(fromFrame(frame, corner), scale(frame.normal, lift)));
        normals.push(...frame.normal);
      }
      elements.push({ key, first: indices.length / 3, count: triangles.length });
      for (const triangle of triangles) for (const index of triangle) indices.push(start + index);
    },
  };
}

const AXES = [0, 1, 2] as const;

/** Returns a box of 1 m around the origin. */
export function unitBox(): MeshData {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (const axis of AXES) {
    for (const sign of [-1, 1]) {
      const start = positions.length / 3;
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const position = [0, 0, 0];
        position[axis] = sign / 2;
        position[(axis + 1) % 3] = (a * sign) / 2;
        position[(axis + 2) % 3] = b / 2;
        positions.push(...position);
        for (const component of AXES) normals.push(component === axis ? sign : 0);
      }
      for (const corner of [0, 1, 2, 0, 2, 3]) indices.push(start + corner);
    }
  }
  return { positions, normals, indices, elements: [] };
}
