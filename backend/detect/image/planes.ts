/** Planes of a picture: one number per pixel, row by row. */
import type { Pixels } from "./read-pixels";

export type Plane = { width: number; height: number; values: Float32Array };

export function planeOf({ width, height, data }: Pixels, weights: readonly [number, number, number]): Plane {
  const values = new Float32Array(width * height);
  const [red, green, blue] = weights;
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const first = pixel * 3;
    values[pixel] = red * (data[first] ?? 0) + green * (data[first + 1] ?? 0) + blue * (data[first + 2] ?? 0);
  }
  return { width, height, values };
}

/** Returns the perceived brightness, 0 to 255. */
export const luminanceOf = (pixels: Pixels): Plane => planeOf(pixels, [0.299, 0.587, 0.114]);

/** Returns the summed-area table: the sum of each rectangle from the upper left corner. */
function sumTable({ width, height, values }: Plane): Float64Array {
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

/** Replaces each pixel by the mean of all pixels at most `radius` away in x and in y, clipped at the edges. */
export function blurred(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const table = sumTable(plane);
  const sumTo = (x: number, y: number) => table[y * (width + 1) + x] ?? 0;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      values[y * width + x] = sum / ((right - left) * (bottom - top));
    }
  }
  return { width, height, values };
}

/** Scales a plane down to `longest` pixels on its longer side; a smaller plane is unchanged. */
export function shrunk(plane: Plane, longest: number): Plane {
  const scale = Math.max(plane.width, plane.height) / longest;
  if (scale <= 1) return plane;
  const soft = blurred(plane, Math.round(scale / 2));
  const [width, height] = [Math.floor(plane.width / scale), Math.floor(plane.height / scale)];
  const sourceOf = (target: number, max: number) => Math.min(max - 1, Math.floor((target + 0.5) * scale));
  const values = Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return soft.values[sourceOf(y, plane.height) * plane.width + sourceOf(x, plane.width)] ?? 0;
  });
  return { width, height, values };
}

export type Gradient = { x: number; y: number };

/** Returns the change of brightness per pixel (Sobel); zero at the border. */
export function gradientAt({ width, height, values }: Plane, x: number, y: number): Gradient {
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return { x: 0, y: 0 };
  const value = (dx: number, dy: number) => values[(y + dy) * width + x + dx] ?? 0;
  const right = value(1, -1) + 2 * value(1, 0) + value(1, 1);
  const left = value(-1, -1) + 2 * value(-1, 0) + value(-1, 1);
  const below = value(-1, 1) + 2 * value(0, 1) + value(1, 1);
  const above = value(-1, -1) + 2 * value(0, -1) + value(1, -1);
  return { x: (right - left) / 8, y: (below - above) / 8 };
}
