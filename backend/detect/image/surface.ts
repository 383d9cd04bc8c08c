/** The walls and ceilings in a photo: brightness and warmth without the objects on them, and where they are even. */
import { blurred, gradientAt, luminanceOf, type Plane, planeOf } from "./planes";
import type { Pixels } from "./read-pixels";

/** Side of a cell in pixels; a cell is treated as uniform. */
const CELL = 16;
/** Cells to each side that determine a cell's surface; objects on it cover less than half of them. */
const REACH = 8;
/** Maximum change of brightness per pixel of an even surface. */
const EVEN_GRADIENT = 2.2;

export type Surface = {
  width: number;
  height: number;
  light: Plane;
  /** How much darker a pixel is than the surface around it. */
  darker: Float32Array;
  /** How much warmer a pixel is than the surface around it (red minus blue). */
  warmer: Float32Array;
  /** Brightness and warmth of the surface itself. */
  baseLight: Float32Array;
  baseWarmth: Float32Array;
  /** 1 if brightness hardly changes at the pixel. */
  isEven: Uint8Array;
};

/** Returns the mean of each cell; the last cells of a row or column may be smaller. */
function cellsOf({ width, height, values }: Plane): Plane {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      sums[cell] = (sums[cell] ?? 0) + (values[y * width + x] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { width: columns, height: rows, values: Float32Array.from(sums, (sum, cell) => sum / (counts[cell] ?? 1)) };
}

/** The median of the surroundings follows light and shadow, and ignores objects on the surface. */
function mediansOf({ width, height, values }: Plane): Plane {
  const medians = new Float32Array(values.length);
  const around = new Float32Array((2 * REACH + 1) ** 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let count = 0;
      for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
        for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
          around[count] = values[row * width + column] ?? 0;
          count += 1;
        }
      }
      medians[y * width + x] = around.subarray(0, count).sort()[count >> 1] ?? 0;
    }
  }
  return { width, height, values: medians };
}

/** Interpolates the values of cells for every pixel. */
function interpolate(cells: Plane, { width, height }: Plane): Float32Array {
  const values = new Float32Array(width * height);
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value));
  for (let y = 0; y < height; y += 1) {
    const cellY = clamp((y + 0.5) / CELL - 0.5, cells.height - 1);
    const top = Math.floor(cellY);
    const rowShare = cellY % 1;
    const bottom = Math.min(cells.height - 1, top + 1);
    for (let x = 0; x < width; x += 1) {
      const cellX = clamp((x + 0.5) / CELL - 0.5, cells.width - 1);
      const left = Math.floor(cellX);
      const columnShare = cellX % 1;
      const right = Math.min(cells.width - 1, left + 1);
      const valueAt = (row: number, column: number) => cells.values[row * cells.width + column] ?? 0;
      const above = valueAt(top, left) * (1 - columnShare) + valueAt(top, right) * columnShare;
      const below = valueAt(bottom, left) * (1 - columnShare) + valueAt(bottom, right) * columnShare;
      values[y * width + x] = above * (1 - rowShare) + below * rowShare;
    }
  }
  return values;
}

export function readSurface(pixels: Pixels): Surface {
  const light = blurred(luminanceOf(pixels), 1);
  const warmth = blurred(planeOf(pixels, [1, 0, -1]), 1);
  const { width, height } = light;
  const baseLight = interpolate(mediansOf(cellsOf(light)), light);
  const baseWarmth = interpolate(mediansOf(cellsOf(warmth)), light);
  const isEven = Uint8Array.from(light.values, (_, index) => {
    const { x, y } = gradientAt(light, index % width, Math.floor(index / width));
    return Number(Math.hypot(x, y) < EVEN_GRADIENT);
  });
  return {
    width,
    height,
    light,
    darker: light.values.map((value, index) => (baseLight[index] ?? 0) - value),
    warmer: warmth.values.map((value, index) => value - (baseWarmth[index] ?? 0)),
    baseLight,
    baseWarmth,
    isEven,
  };
}
