/** Planes of a picture: one number per pixel, row by row. */
import type { Pixels } from "./read-pixels";

export type Plane = { width: number; height: number; values: Float32Array };

export function planeOf({ width, height, data }: Pixels, weights: readonly [number, number, number]): Plane {
  const values = new Float32Array(width * height);
  const [red, green, blue] = weights;
  for (let at = 0; at < values.length; at += 1) {
    values[at] = red * (data[at * 3] ?? 0) + green * (data[at * 3 + 1] ?? 0) + blue * (data[at * 3 + 2] ?? 0);
  }
  return { width, height, values };
}

/** Perceived brightness, 0 to 255. */
export const luminanceOf = (pixels: Pixels): Plane => planeOf(pixels, [0.299, 0.587, 0.114]);

/** Summed-area table: the sum of each rectangle from the upper left corner. */
function sums({ width, height, values }: Plane): Float64Array {
  const table = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0;
      table[(y + 1) * (width + 1) + x + 1] = (table[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return table;
}

/** The mean of the square of `radius` pixels around each pixel, clipped at the edges. */
export function blurred(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const table = sums(plane);
  const at = (x: number, y: number) => table[y * (width + 1) + x] ?? 0;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      values[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return { width, height, values };
}

/** The picture scaled down to `longest` pixels on its longer side; a smaller one is unchanged. */
export function shrunk(plane: Plane, longest: number): Plane {
  const scale = Math.max(plane.width, plane.height) / longest;
  if (scale <= 1) return plane;
  const soft = blurred(plane, Math.round(scale / 2));
  const [width, height] = [Math.floor(plane.width / scale), Math.floor(plane.height / scale)];
  const from = (at: number, max: number) => Math.min(max - 1, Math.floor((at + 0.5) * scale));
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return soft.values[from(y, plane.height) * plane.width + from(x, plane.width)] ?? 0;
  });
  return { width, height, values };
}

export type Gradient = { x: number; y: number };

/** The change of brightness per pixel (Sobel); zero at the border. */
export function gradientAt({ width, height, values }: Plane, x: number, y: number): Gradient {
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return { x: 0, y: 0 };
  const value = (dx: number, dy: number) => values[(y + dy) * width + x + dx] ?? 0;
  const right = value(1, -1) + 2 * value(1, 0) + value(1, 1);
  const left = value(-1, -1) + 2 * value(-1, 0) + value(-1, 1);
  const below = value(-1, 1) + 2 * value(0, 1) + value(1, 1);
  const above = value(-1, -1) + 2 * value(0, -1) + value(1, -1);
  return { x: (right - left) / 8, y: (below - above) / 8 };
}
