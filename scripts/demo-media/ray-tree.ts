/** A tree of boxes over triangles: which triangle a ray meets first. */
const LEAF = 4;
const BINS = 12;

/** What the last ray met: `triangle` is -1 where it met nothing. Kept in one place, since a ray makes no garbage. */
export type Hit = { triangle: number; distance: number };

export class RayTree {
  /** Six numbers a node: its box. */
  private readonly boxes: Float64Array;
  /** Left child, or the first triangle's place; and how many triangles (0 for inner nodes). */
  private readonly firsts: Int32Array;
  private readonly counts: Int32Array;
  private readonly order: Int32Array;
  /** Nine numbers a triangle: a corner and two sides. */
  private readonly triangles: Float64Array;
  private readonly middles: Float64Array;
  private readonly stack = new Int32Array(128);
  private nodes = 1;

  constructor(corners: readonly number[]) {
    const count = corners.length / 9;
    this.boxes = new Float64Array(count * 12 + 12);
    this.firsts = new Int32Array(count * 2 + 2);
    this.counts = new Int32Array(count * 2 + 2);
    this.order = Int32Array.from({ length: count }, (_, at) => at);
    this.triangles = new Float64Array(count * 9);
    this.middles = new Float64Array(count * 3);
    for (let at = 0; at < count; at += 1) {
      for (let axis = 0; axis < 3; axis += 1) {
        const [a, b, c] = [corners[at * 9 + axis]!, corners[at * 9 + 3 + axis]!, corners[at * 9 + 6 + axis]!];
        this.triangles[at * 9 + axis] = a;
        this.triangles[at * 9 + 3 + axis] = b - a;
        this.triangles[at * 9 + 6 + axis] = c - a;
        this.middles[at * 3 + axis] = (a + b + c) / 3;
      }
    }
    this.divide(0, 0, count, corners);
  }

  private fit(node: number, from: number, to: number, corners: readonly number[]): void {
    const { boxes, order } = this;
    for (let axis = 0; axis < 3; axis += 1) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let at = from; at < to; at += 1) {
        for (let corner = 0; corner < 3; corner += 1) {
          const value = corners[order[at]! * 9 + corner * 3 + axis]!;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      }
      boxes[node * 6 + axis] = low - 1e-7;
      boxes[node * 6 + 3 + axis] = high + 1e-7;
    }
  }

  private divide(node: number, from: number, to: number, corners: readonly number[]): void {
    this.fit(node, from, to, corners);
    this.firsts[node] = from;
    this.counts[node] = to - from;
    if (to - from <= LEAF) return;
    const split = this.cheapest(from, to, corners);
    if (!split) return;
    let [left, right] = [from, to - 1];
    const { order, middles } = this;
    while (left <= right) {
      if (middles[order[left]! * 3 + split.axis]! < split.at) left += 1;
      else {
        const swapped = order[left]!;
        order[left] = order[right]!;
        order[right] = swapped;
        right -= 1;
      }
    }
    if (left === from || left === to) return;
    const child = this.nodes;
    this.nodes += 2;
    this.firsts[node] = child;
    this.counts[node] = 0;
    this.divide(child, from, left, corners);
    this.divide(child + 1, left, to, corners);
  }

  /** By the surface area of what the two halves would hold, tried at a few places of each axis. */
  private cheapest(from: number, to: number, corners: readonly number[]): { axis: number; at: number } | null {
    let best: { axis: number; at: number; cost: number } | null = null;
    for (let axis = 0; axis < 3; axis += 1) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let at = from; at < to; at += 1) {
        const value = this.middles[this.order[at]! * 3 + axis]!;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high - low < 1e-9) continue;
      for (let bin = 1; bin < BINS; bin += 1) {
        const at = low + ((high - low) * bin) / BINS;
        const cost = this.costOf(axis, at, from, to, corners);
        if (!best || cost < best.cost) best = { axis, at, cost };
      }
    }
    return best;
  }

  private costOf(axis: number, at: number, from: number, to: number, corners: readonly number[]): number {
    const bounds = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9, 1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    const counts = [0, 0];
    for (let place = from; place < to; place += 1) {
      const triangle = this.order[place]!;
      const side = this.middles[triangle * 3 + axis]! < at ? 0 : 1;
      counts[side]! += 1;
      for (let part = 0; part < 9; part += 1) {
        const [value, slot] = [corners[triangle * 9 + part]!, side * 6 + (part % 3)];
        if (value < bounds[slot]!) bounds[slot] = value;
        if (value > bounds[slot + 3]!) bounds[slot + 3] = value;
      }
    }
    return [0, 1].reduce((cost, side) => {
      const [dx, dy, dz] = [0, 1, 2].map((part) => bounds[side * 6 + 3 + part]! - bounds[side * 6 + part]!);
      return counts[side] ? cost + (dx! * dy! + dy! * dz! + dz! * dx!) * counts[side]! : cost;
    }, 0);
  }

  /** The nearest triangle along the ray before `limit`; with `isAny` the first found. */
  meet(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    limit: number,
    isAny: boolean,
    hit: Hit,
  ): boolean {
    const { boxes, firsts, counts, order, triangles, stack } = this;
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz];
    hit.triangle = -1;
    hit.distance = limit;
    let depth = 0;
    stack[depth++] = 0;
    while (depth > 0) {
      const node = stack[--depth]!;
      const box = node * 6;
      const x0 = (boxes[box]! - ox) * ix;
      const x1 = (boxes[box + 3]! - ox) * ix;
      const y0 = (boxes[box + 1]! - oy) * iy;
      const y1 = (boxes[box + 4]! - oy) * iy;
      const z0 = (boxes[box + 2]! - oz) * iz;
      const z1 = (boxes[box + 5]! - oz) * iz;
      const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
      const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), hit.distance);
      if (near > far) continue;
      const count = counts[node]!;
      const first = firsts[node]!;
      if (count === 0) {
        const axisOrder = this.isLeftNearer(first, dx, dy, dz);
        stack[depth++] = axisOrder ? first + 1 : first;
        stack[depth++] = axisOrder ? first : first + 1;
        continue;
      }
      for (let place = first; place < first + count; place += 1) {
        const t = order[place]! * 9;
        const [ax, ay, az] = [triangles[t + 3]!, triangles[t + 4]!, triangles[t + 5]!];
        const [bx, by, bz] = [triangles[t + 6]!, triangles[t + 7]!, triangles[t + 8]!];
        const px = dy * bz - dz * by;
        const py = dz * bx - dx * bz;
        const pz = dx * by - dy * bx;
        const volume = ax * px + ay * py + az * pz;
        if (volume > -1e-14 && volume < 1e-14) continue;
        const share = 1 / volume;
        const [tx, ty, tz] = [ox - triangles[t]!, oy - triangles[t + 1]!, oz - triangles[t + 2]!];
        const u = (tx * px + ty * py + tz * pz) * share;
        if (u < -1e-9 || u > 1 + 1e-9) continue;
        const qx = ty * az - tz * ay;
        const qy = tz * ax - tx * az;
        const qz = tx * ay - ty * ax;
        const v = (dx * qx + dy * qy + dz * qz) * share;
        if (v < -1e-9 || u + v > 1 + 1e-9) continue;
        const distance = (bx * qx + by * qy + bz * qz) * share;
        if (distance > 1e-5 && distance < hit.distance) {
          hit.distance = distance;
          hit.triangle = order[place]!;
          if (isAny) return true;
        }
      }
    }
    return hit.triangle >= 0;
  }

  private isLeftNearer(left: number, dx: number, dy: number, dz: number): boolean {
    const { boxes } = this;
    const [a, b] = [left * 6, left * 6 + 6];
    const away =
      (boxes[b]! + boxes[b + 3]! - boxes[a]! - boxes[a + 3]!) * dx +
      (boxes[b + 1]! + boxes[b + 4]! - boxes[a + 1]! - boxes[a + 4]!) * dy +
      (boxes[b + 2]! + boxes[b + 5]! - boxes[a + 2]! - boxes[a + 5]!) * dz;
    return away >= 0;
  }
}
