/** Triangulates a polygon with holes by ear clipping. */
import { bridgeHoles } from "./bridge-holes";
import { turn, type Vector2 } from "./vector2";

type Corner = { index: number; at: Vector2 };

/** Whether a counterclockwise triangle contains a point. */
const contains = (a: Vector2, b: Vector2, c: Vector2, point: Vector2): boolean =>
  turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0;

const isSame = (a: Vector2, b: Vector2): boolean => a[0] === b[0] && a[1] === b[1];

function isEar(ring: readonly Corner[], index: number): boolean {
  const count = ring.length;
  const before = ring[(index + count - 1) % count]!.at;
  const current = ring[index]!.at;
  const after = ring[(index + 1) % count]!.at;
  if (turn(before, current, after) <= 0) return false;
  for (let other = 0; other < count; other += 1) {
    const { at } = ring[other]!;
    if (!contains(before, current, after, at)) continue;
    if (!isSame(at, before) && !isSame(at, current) && !isSame(at, after)) return false;
  }
  return true;
}

/**
 * Returns the index of the flattest corner, which is clipped if no ear is left (a loop that touches or crosses itself,
 * or straight runs).
 */
function findFlattest(ring: readonly Corner[]): number {
  const flatness = ring.map((corner, index) =>
    Math.abs(turn(ring[(index + ring.length - 1) % ring.length]!.at, corner.at, ring[(index + 1) % ring.length]!.at)),
  );
  return flatness.indexOf(Math.min(...flatness));
}

/**
 * Returns triangles as index triples into the points of all loops in order (outer first), counterclockwise. Loops may
 * have either winding. A broken outline yields as many triangles as possible; it never throws.
 */
export function triangulate(loops: readonly (readonly Vector2[])[]): [number, number, number][] {
  const ring = bridgeHoles(loops);
  const triangles: [number, number, number][] = [];
  while (ring.length > 2) {
    let ear = 0;
    while (ear < ring.length && !isEar(ring, ear)) ear += 1;
    const index = ear < ring.length ? ear : findFlattest(ring);
    const before = ring[(index + ring.length - 1) % ring.length]!;
    const current = ring[index]!;
    const after = ring[(index + 1) % ring.length]!;
    if (turn(before.at, current.at, after.at) > 0) triangles.push([before.index, current.index, after.index]);
    ring.splice(index, 1);
  }
  return triangles;
}
