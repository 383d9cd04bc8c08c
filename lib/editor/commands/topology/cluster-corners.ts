/** Corners within a distance of each other that can be merged. */
import type { Vertex } from "../../../domain/geometry-records";
import { distance } from "../../../geometry/vector3";
import { placeOf } from "../../core/measures/places";
import type { ReadScene } from "../../core/scene";

export type Cluster = { kept: Vertex; others: Vertex[] };

/**
 * Whether two corners can be merged: not if they are on the two sides of one wall (twins never share corners), are not
 * neighbors in a face (it would touch itself), or belong to a triangle.
 */
function canMerge(scene: ReadScene, a: Vertex, b: Vertex): boolean {
  if (a.floorNumber !== b.floorNumber || (a.locked && b.locked)) return false;
  const facesOfB = new Set(scene.facesOfVertex(b.key));
  return scene.facesOfVertex(a.key).every((key) => {
    const face = scene.get("face", key);
    if (!face) return true;
    if (face.twinKey && facesOfB.has(face.twinKey)) return false;
    return face.loops.every((loop) => {
      const from = loop.indexOf(a.key);
      const to = loop.indexOf(b.key);
      if (from < 0 || to < 0) return !(facesOfB.has(key) && loop.includes(a.key));
      const apart = Math.abs(from - to);
      return loop.length > 3 && (apart === 1 || apart === loop.length - 1);
    });
  });
}

/**
 * Groups each corner with the first one within `reach` meters of it; a corner that joined a group attracts no others. A
 * locked corner keeps its position and the others join it.
 */
export function clusterCorners(scene: ReadScene, vertices: readonly Vertex[], reach: number): Cluster[] {
  const cell = Math.max(reach, 1e-4);
  const grid = new Map<string, Cluster[]>();
  const cellOf = ({ x, y, z }: Vertex): [number, number, number] => [
    Math.floor(x / cell),
    Math.floor(y / cell),
    Math.floor(z / cell),
  ];
  const clusters: Cluster[] = [];

  function nearest(vertex: Vertex): Cluster | null {
    const [i, j, k] = cellOf(vertex);
    for (let di = -1; di <= 1; di += 1) {
      for (let dj = -1; dj <= 1; dj += 1) {
        for (let dk = -1; dk <= 1; dk += 1) {
          const found = grid.get(`${i + di} ${j + dj} ${k + dk}`)?.find(({ kept, others }) => {
            if (distance(placeOf(kept), placeOf(vertex)) > reach + 1e-9) return false;
            return [kept, ...others].every((member) => canMerge(scene, member, vertex));
          });
          if (found) return found;
        }
      }
    }
    return null;
  }

  // Locked corners first, since others move to them.
  const ordered = [...vertices.filter(({ locked }) => locked), ...vertices.filter(({ locked }) => !locked)];
  for (const vertex of ordered) {
    const cluster = nearest(vertex);
    if (cluster) {
      cluster.others.push(vertex);
      continue;
    }
    const created = { kept: vertex, others: [] };
    const cellName = cellOf(vertex).join(" ");
    grid.set(cellName, [...(grid.get(cellName) ?? []), created]);
    clusters.push(created);
  }
  return clusters.filter(({ others }) => others.length > 0);
}
