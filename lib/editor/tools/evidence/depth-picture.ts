/** A coarse depth map of a photo, to separate hidden lines from visible ones. */

import { areaVector } from "../../../geometry/newell";
import type { Vector2 } from "../../../geometry/vector2";
import { dot, type Vector3 } from "../../../geometry/vector3";
import { aheadLoop, type PhotoView } from "./photo-view";

/** In camera coordinates: the outline, then its holes. */
export type VisibleSurface = { readonly loops: readonly (readonly Vector3[])[] };

export type DepthPicture = {
  /** Whether a surface is in front of a point at this depth in m. */
  isHidden(point: Vector2, depth: number): boolean;
};

const COLUMNS = 360;
/** Tolerance for a line on a surface, whose depth equals the surface's up to rounding and the map's resolution. */
const DEPTH_FACTOR = 1.015;
const DEPTH_MARGIN = 0.03;

/**
 * 1 / depth is linear over the photo for a plane: its value at the upper left corner, and its change across and down.
 */
type Slope = { at: number; across: number; down: number };

function slopeOf(outline: readonly Vector3[], corner: (x: number, y: number) => Vector3): Slope | null {
  const normal = areaVector(outline);
  const onPlane = outline[0];
  const planeOffset = onPlane ? dot(normal, onPlane) : 0;
  if (Math.abs(planeOffset) < 1e-9) return null;
  const inverse = (x: number, y: number): number => dot(normal, corner(x, y)) / planeOffset;
  const atCorner = inverse(0, 0);
  return { at: atCorner, across: inverse(1, 0) - atCorner, down: inverse(0, 1) - atCorner };
}

/** Returns where a horizontal line crosses the sides of the loops, from left to right. */
function crossings(loops: readonly (readonly Vector2[])[], y: number): number[] {
  const found: number[] = [];
  for (const loop of loops) {
    for (let index = 0; index < loop.length; index += 1) {
      const [ax, ay] = loop[index]!;
      const [bx, by] = loop[(index + 1) % loop.length]!;
      if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  return found.sort((a, b) => a - b);
}

/** Returns the depth map. `ray(x, y)` gives the direction of a photo position in camera coordinates, with depth 1. */
export function depthPicture(
  surfaces: Iterable<VisibleSurface>,
  view: PhotoView,
  aspect: number,
  ray: (x: number, y: number) => Vector3,
): DepthPicture {
  const rows = Math.max(1, Math.round(COLUMNS / aspect));
  /** The greatest 1 / depth so far; 0 without a surface. */
  const nearest = new Float32Array(COLUMNS * rows);

  function fill(loops: readonly (readonly Vector2[])[], { at: atCorner, across, down }: Slope): void {
    const ys = loops.flatMap((loop) => loop.map(([, y]) => y * rows));
    const first = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
    const last = Math.min(rows - 1, Math.floor(Math.max(...ys) - 0.5));
    for (let row = first; row <= last; row += 1) {
      const y = (row + 0.5) / rows;
      const crossed = crossings(loops, y);
      for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
        const from = Math.max(0, Math.ceil(crossed[pair]! * COLUMNS - 0.5));
        const to = Math.min(COLUMNS - 1, Math.floor(crossed[pair + 1]! * COLUMNS - 0.5));
        for (let column = from; column <= to; column += 1) {
          const cell = row * COLUMNS + column;
          const inverse = atCorner + (across * (column + 0.5)) / COLUMNS + down * y;
          if (inverse > nearest[cell]!) nearest[cell] = inverse;
        }
      }
    }
  }

  for (const { loops } of surfaces) {
    const slope = slopeOf(loops[0] ?? [], ray);
    const flat = loops.map((loop) => aheadLoop(loop).map(view.toPhoto)).filter((loop) => loop.length > 2);
    if (slope && flat.length > 0) fill(flat, slope);
  }

  return {
    isHidden([x, y], depth) {
      const [column, row] = [Math.floor(x * COLUMNS), Math.floor(y * rows)];
      // At borders the neighboring cells count too: a line is hidden only if all of them are nearer.
      let farthest = Number.POSITIVE_INFINITY;
      for (let down = row - 1; down <= row + 1; down += 1) {
        for (let across = column - 1; across <= column + 1; across += 1) {
          if (down < 0 || across < 0 || down >= rows || across >= COLUMNS) continue;
          farthest = Math.min(farthest, nearest[down * COLUMNS + across]!);
        }
      }
      return farthest > 0 && depth > DEPTH_FACTOR / farthest + DEPTH_MARGIN;
    },
  };
}
