/** Rays against a floor's surfaces, through a bounding volume hierarchy on the CPU: built at the first ask, refitted after edits. */
import { FrontSide, type Mesh, type Ray } from "three";
import { MeshBVH } from "three-mesh-bvh";
import type { TriangleBuffer } from "../buffers/triangle-buffer";

export type SurfaceHit = { owner: string; distance: number };

export type SurfaceHits = {
  /** The nearest surface that looks at the ray's origin. */
  first(ray: Ray): SurfaceHit | null;
  /** The surfaces have moved. */
  markMoved(): void;
};

/** The owner of a triangle, by bisection over the slots' starts. */
function ownerFinder(buffer: TriangleBuffer): (triangle: number) => string | null {
  const owners = [...buffer.slots].filter(([, slot]) => slot.capacity > 0);
  return (triangle) => {
    let [low, high] = [0, owners.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (owners[middle]![1].start <= triangle) low = middle;
      else high = middle - 1;
    }
    return owners[low]?.[0] ?? null;
  };
}

export function createSurfaceHits(mesh: Mesh, buffer: TriangleBuffer): SurfaceHits {
  const ownerOf = ownerFinder(buffer);
  let tree: MeshBVH | null = null;
  let isMoved = false;
  return {
    first(ray) {
      if (buffer.capacity === 0) return null;
      tree ??= new MeshBVH(mesh.geometry, { indirect: true });
      if (isMoved) tree.refit();
      isMoved = false;
      const hit = tree.raycastFirst(ray, FrontSide);
      const owner = hit && ownerOf(hit.faceIndex ?? 0);
      return hit && owner ? { owner, distance: hit.distance } : null;
    },
    markMoved() {
      isMoved = true;
    },
  };
}
