/** Detects clutter: a part of the picture full of short edges in every direction. */

import { boxOf, type Mask, patchesOf } from "../image/patches";
import { gradientAt, luminanceOf, type Plane, shrunk } from "../image/planes";
import type { Detector, Finding, PhotoImage } from "./detector";

/** The photo is reduced to this longer side, because finer detail is grain. */
const MAX_SIDE_PX = 384;
/** Side of a cell in pixels. */
const CELL = 16;
/** Brightness gradient from which a pixel is on an edge. */
const MIN_GRADIENT = 12;
/** Share of a cell's pixels on edges. */
const MIN_DENSITY = 0.3;
const DIRECTIONS = 8;
/** Evenness of directions: 1 if every direction has as many edges, 0 if all edges have one direction. */
const MIN_EVENNESS = 0.72;
/** Area of a finding as a share of the picture. */
const MIN_AREA = 0.05;

/** Returns how evenly the counts are spread, 0 to 1: entropy as a share of its maximum. */
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
      if (Math.hypot(gradient.x, gradient.y) < MIN_GRADIENT) continue;
      edges += 1;
      const halfTurns = (Math.atan2(gradient.y, gradient.x) / Math.PI + 1) % 1;
      const direction = Math.min(DIRECTIONS - 1, Math.floor(halfTurns * DIRECTIONS));
      counts[direction] = (counts[direction] ?? 0) + 1;
    }
  }
  return { density: edges / (CELL * CELL), evenness: evenness(counts) };
}

function detect({ pixels }: PhotoImage): Finding[] {
  const plane = shrunk(luminanceOf(pixels), MAX_SIDE_PX);
  const width = Math.floor(plane.width / CELL);
  const height = Math.floor(plane.height / CELL);
  if (width === 0 || height === 0) return [];
  const cells = Array.from({ length: width * height }, (_, index) =>
    readCell(plane, (index % width) * CELL, Math.floor(index / width) * CELL),
  );
  const isCluttered = cells.map((cell) => Number(cell.density > MIN_DENSITY && cell.evenness > MIN_EVENNESS));
  const mask: Mask = { width, height, isSet: Uint8Array.from(isCluttered) };
  return patchesOf(mask, Math.max(4, Math.ceil(cells.length * MIN_AREA))).map((patch) => {
    const densities = patch.pixels.map((index) => cells[index]?.density ?? 0);
    const density = densities.reduce((sum, each) => sum + each, 0) / densities.length;
    const share = patch.pixels.length / cells.length;
    const score = Math.min(0.95, 0.3 + Math.min(1, density) * 0.4 + Math.min(1, share / 0.4) * 0.25);
    return { kind: "clutter", box: boxOf(patch, mask), score };
  });
}

export const clutter: Detector = { name: "clutter by edges", detects: "clutter", detect };
