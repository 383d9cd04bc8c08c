/**
 * Measures of loops over points in one flat array [x, y, z, x, y, z, …], by point number, and the gradients of these
 * measures, for very many faces. Gradients are added to arrays of the same layout.
 */
export type FlatPoints = Float64Array<ArrayBuffer>;
export type FlatLoop = readonly number[];

/**
 * Writes the area vector into `into`, by Newell's method as in newell.ts: along the normal, its length the area in m².
 */
export function flatAreaVector(points: FlatPoints, loop: FlatLoop, into: Float64Array): void {
  into[0] = into[1] = into[2] = 0;
  const origin = 3 * (loop[0] ?? 0);
  const ox = points[origin]!;
  const oy = points[origin + 1]!;
  const oz = points[origin + 2]!;
  for (let i = 1; i + 1 < loop.length; i += 1) {
    const a = 3 * loop[i]!;
    const b = 3 * loop[i + 1]!;
    const ax = points[a]! - ox;
    const ay = points[a + 1]! - oy;
    const az = points[a + 2]! - oz;
    const bx = points[b]! - ox;
    const by = points[b + 1]! - oy;
    const bz = points[b + 2]! - oz;
    into[0] += (ay * bz - az * by) / 2;
    into[1] += (az * bx - ax * bz) / 2;
    into[2] += (ax * by - ay * bx) / 2;
  }
}

/**
 * Adds the gradient of the area. `normal` is the unit normal of the loop; `times` is 1 for an outline, -1 for a hole.
 */
export function addAreaGradient(
  points: FlatPoints,
  loop: FlatLoop,
  normal: Float64Array,
  times: number,
  gradient: FlatPoints,
): void {
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  for (let i = 0; i < loop.length; i += 1) {
    const before = 3 * loop[i === 0 ? loop.length - 1 : i - 1]!;
    const after = 3 * loop[i + 1 === loop.length ? 0 : i + 1]!;
    const x = points[after]! - points[before]!;
    const y = points[after + 1]! - points[before + 1]!;
    const z = points[after + 2]! - points[before + 2]!;
    const current = 3 * loop[i]!;
    gradient[current]! += (times * (y * nz - z * ny)) / 2;
    gradient[current + 1]! += (times * (z * nx - x * nz)) / 2;
    gradient[current + 2]! += (times * (x * ny - y * nx)) / 2;
  }
}

/** Returns the distance of two points in meters and adds its gradient. */
export function addLength(points: FlatPoints, from: number, to: number, gradient: FlatPoints): number {
  const a = 3 * from;
  const b = 3 * to;
  const x = points[b]! - points[a]!;
  const y = points[b + 1]! - points[a + 1]!;
  const z = points[b + 2]! - points[a + 2]!;
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length < 1e-12) return 0;
  gradient[a]! -= x / length;
  gradient[a + 1]! -= y / length;
  gradient[a + 2]! -= z / length;
  gradient[b]! += x / length;
  gradient[b + 1]! += y / length;
  gradient[b + 2]! += z / length;
  return length;
}

const area = new Float64Array(3);

/**
 * Returns the contribution of a loop to the volume of a closed shell in m³, by signed tetrahedra over a fan of
 * triangles around the mean of its points, and adds its gradient. Positive if the loop faces away from the first point
 * of the array. `times` is 1, or -1 for a loop in reverse.
 */
export function addConeVolume(points: FlatPoints, loop: FlatLoop, times: number, gradient: FlatPoints): number {
  const count = loop.length;
  let [mx, my, mz] = [0, 0, 0];
  for (const corner of loop) {
    mx += points[3 * corner]!;
    my += points[3 * corner + 1]!;
    mz += points[3 * corner + 2]!;
  }
  // Relative to the first point, because products far from the origin would lose digits.
  mx = mx / count - points[0]!;
  my = my / count - points[1]!;
  mz = mz / count - points[2]!;
  flatAreaVector(points, loop, area);
  const [sx, sy, sz] = [area[0]!, area[1]!, area[2]!];
  for (let i = 0; i < count; i += 1) {
    const before = 3 * loop[i === 0 ? count - 1 : i - 1]!;
    const after = 3 * loop[i + 1 === count ? 0 : i + 1]!;
    const dx = points[after]! - points[before]!;
    const dy = points[after + 1]! - points[before + 1]!;
    const dz = points[after + 2]! - points[before + 2]!;
    const current = 3 * loop[i]!;
    // The mean moves with each of its points, and so does the border of the fan.
    gradient[current]! += times * (sx / (3 * count) + (dy * mz - dz * my) / 6);
    gradient[current + 1]! += times * (sy / (3 * count) + (dz * mx - dx * mz) / 6);
    gradient[current + 2]! += times * (sz / (3 * count) + (dx * my - dy * mx) / 6);
  }
  return (times * (mx * sx + my * sy + mz * sz)) / 3;
}
