/** Clutter: a part of the picture full of short edges in every direction. */

import { boxOf, type Mask, patchesOf } from "../image/patches";
import { gradientAt, luminanceOf, type Plane, shrunk } from "../image/planes";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Pixels of the longer side; finer detail is grain. */
const LONGEST_SIDE = 384;
/** Pixels of a cell's side. */
const CELL = 16;
const EDGE = 12;
const FULL_OF_EDGES = 0.3;
const DIRECTIONS = 8;
/** Evenness of directions: 1 if every direction has as many edges, 0 if all edges have one direction. */
const EVEN = 0.72;
/** Share of all cells. */
const SMALLEST = 0.05;

/** How evenly the counts are spread, 0 to 1: entropy as a share of its maximum. */
function evenness(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const shares = counts.filter((count) => count > 0).map((count) => count / total);
  return -shares.reduce((sum, share) => sum + share * Math.log(share), 0) / Math.log(counts.length);
}

type Cell = { density: number; evenness: number };

function readCell(plane: Plane, left: number, top: number): Cell {
  const counts = Array.from({ length: DIRECTIONS }, () => 0);
  let edges = 0;
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const gradient = gradientAt(plane, x, y);
      if (Math.hypot(gradient.x, gradient.y) < EDGE) continue;
      edges += 1;
      const turn = (Math.atan2(gradient.y, gradient.x) / Math.PI + 1) % 1;
      const direction = Math.min(DIRECTIONS - 1, Math.floor(turn * DIRECTIONS));
      counts[direction] = (counts[direction] ?? 0) + 1;
    }
  }
  return { density: edges / (CELL * CELL), evenness: evenness(counts) };
}

function detect({ pixels }: PhotoImage): Finding[] {
  const plane = shrunk(luminanceOf(pixels), LONGEST_SIDE);
  const [width, height] = [Math.floor(plane.width / CELL), Math.floor(plane.height / CELL)];
  if (width === 0 || height === 0) return [];
  const cells = Array.from({ length: width * height }, (_, at) =>
    readCell(plane, (at % width) * CELL, Math.floor(at / width) * CELL),
  );
  const isFull = cells.map((cell) => Number(cell.density > FULL_OF_EDGES && cell.evenness > EVEN));
  const mask: Mask = { width, height, isSet: Uint8Array.from(isFull) };
  return patchesOf(mask, Math.max(4, Math.ceil(cells.length * SMALLEST))).map((patch) => {
    const densities = patch.pixels.map((at) => cells[at]?.density ?? 0);
    const density = densities.reduce((sum, each) => sum + each, 0) / densities.length;
    const share = patch.pixels.length / cells.length;
    const score = Math.min(0.95, 0.3 + Math.min(1, density) * 0.4 + Math.min(1, share / 0.4) * 0.25);
    return { kind: "clutter", box: boxOf(patch, mask), score };
  });
}

export const clutter: Detector = { name: "clutter by edges", detects: "clutter", detect };
