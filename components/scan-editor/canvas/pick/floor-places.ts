/** Grids over the plan that find a floor's faces, vertices, edges and objects; filled on first use and then updated. */
import { changesOf, type Diff } from "@/lib/editor/core/diff";
import type { ReadScene } from "@/lib/editor/core/scene";
import { PlanGrid } from "@/lib/geometry/plan-grid";
import type { Rewritten } from "../buffers/update-floor-model";

const GRID_KINDS = ["face", "vertex", "edge", "object3D"] as const;
type GridKind = (typeof GRID_KINDS)[number];

export type FloorPlaces = {
  /** Returns the grid of a kind. */
  of(kind: GridKind): PlanGrid;
  /** Returns the lowest and highest height of all vertices added so far, in meters. */
  heights(): readonly [low: number, high: number];
  update(rewritten: Rewritten, diff: Diff): void;
};

/** Drawn parts of a face extend beyond its outline by this many meters: wall tops, jambs, slabs. */
const FACE_REACH = 0.3;

export function createFloorPlaces(scene: ReadScene, floorNumber: number): FloorPlaces {
  const grids = new Map<GridKind, PlanGrid>();
  let low = 0;
  let high = 0;

  function putBounds(grid: PlanGrid, key: string, corners: Iterable<string>, reach: number): void {
    let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const corner of corners) {
      const vertex = scene.get("vertex", corner);
      if (!vertex) continue;
      const { x, y, z } = vertex;
      [x0, z0, x1, z1] = [Math.min(x0, x), Math.min(z0, z), Math.max(x1, x), Math.max(z1, z)];
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
    if (x0 <= x1) grid.put(key, x0 - reach, z0 - reach, x1 + reach, z1 + reach);
    else grid.remove(key);
  }

  const PUT_BY_KIND: { [K in GridKind]: (grid: PlanGrid, key: string) => void } = {
    face: (grid, key) => {
      const face = scene.get("face", key);
      if (face?.floorNumber === floorNumber) putBounds(grid, key, face.loops.flat(), FACE_REACH);
      else grid.remove(key);
    },
    vertex: (grid, key) => {
      if (scene.get("vertex", key)?.floorNumber === floorNumber) putBounds(grid, key, [key], 0);
      else grid.remove(key);
    },
    edge: (grid, key) => {
      const edge = scene.get("edge", key);
      if (edge?.floorNumber === floorNumber) putBounds(grid, key, edge.vertexKeys, 0);
      else grid.remove(key);
    },
    object3D: (grid, key) => {
      const object = scene.get("object3D", key);
      if (object?.floorNumber !== floorNumber) {
        grid.remove(key);
        return;
      }
      const [x, , z] = object.position;
      const reach = Math.hypot(...object.size) / 2;
      grid.put(key, x - reach, z - reach, x + reach, z + reach);
    },
  };

  function fill(kind: GridKind): PlanGrid {
    const grid = new PlanGrid();
    grids.set(kind, grid);
    for (const key of scene.keysOnFloor(kind, floorNumber)) PUT_BY_KIND[kind](grid, key);
    return grid;
  }

  const of = (kind: GridKind): PlanGrid => grids.get(kind) ?? fill(kind);

  function put(kind: GridKind, key: string): void {
    const grid = grids.get(kind);
    if (grid) PUT_BY_KIND[kind](grid, key);
  }

  return {
    of,
    heights: () => [low, high],
    update({ faces, vertices, objects }, diff) {
      for (const key of faces) put("face", key);
      for (const key of objects) put("object3D", key);
      for (const key of vertices) {
        put("vertex", key);
        for (const edge of scene.edgesOfVertex(key)) put("edge", edge);
      }
      for (const { kind, key } of changesOf(diff)) if (kind === "edge") put("edge", key);
    },
  };
}
