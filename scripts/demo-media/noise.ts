/** Noise that repeats itself: the same place gives the same value on every machine. Values from 0 to below 1. */
export function hashAt(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth, with features one unit wide. */
export function noiseAt(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const [sx, sy] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)];
  const top = hashAt(column, row, seed) * (1 - sx) + hashAt(column + 1, row, seed) * sx;
  const bottom = hashAt(column, row + 1, seed) * (1 - sx) + hashAt(column + 1, row + 1, seed) * sx;
  return top * (1 - sy) + bottom * sy;
}

/** Several octaves of it, around 0.5. */
export function cloudAt(x: number, y: number, seed: number, octaves = 4): number {
  let [sum, size, weight] = [0, 0.5, 0];
  let [px, py] = [x, y];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += noiseAt(px, py, seed + octave * 131) * size;
    weight += size;
    size *= 0.5;
    px = px * 2.03 + 17.1;
    py = py * 2.03 - 9.7;
  }
  return sum / weight;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
