import { Chance } from "@/backend/seed/chance";
import { cross, dot, normalize, subtract, type Vector3 } from "@/lib/geometry/vector3";
import { type Hit, RayTree } from "./ray-tree";

type Triangle = [Vector3, Vector3, Vector3];

/** Every triangle tried by its plane and by its three sides. */
function nearest(triangles: readonly Triangle[], from: Vector3, along: Vector3): number {
  return Math.min(
    50,
    ...triangles.map(([a, b, c]) => {
      const normal = cross(subtract(b, a), subtract(c, a));
      const distance = dot(subtract(a, from), normal) / dot(along, normal);
      if (!(distance > 1e-5)) return Number.POSITIVE_INFINITY;
      const at = from.map((part, axis) => part + along[axis]! * distance) as unknown as Vector3;
      const sides = [
        [a, b],
        [b, c],
        [c, a],
      ] as const;
      const isInside = sides.every(([p, q]) => dot(cross(subtract(q, p), subtract(at, p)), normal) >= 0);
      return isInside ? distance : Number.POSITIVE_INFINITY;
    }),
  );
}

test("the nearest triangle is the one that trying each of them finds", () => {
  const chance = new Chance(9);
  const place = (): Vector3 => [chance.next() * 6 - 3, chance.next() * 6 - 3, chance.next() * 6 - 3];
  const wrong: string[] = [];
  let met = 0;
  for (let round = 0; round < 400; round += 1) {
    const triangles = Array.from({ length: chance.whole(1, 40) }, (): Triangle => [place(), place(), place()]);
    const from = place();
    const along: Vector3 = normalize(subtract(place(), place())) ?? [1, 0, 0];
    const hit: Hit = { triangle: -1, distance: 0 };
    const tree = new RayTree(triangles.flat(2));
    const isMet = tree.meet(...from, ...along, 50, false, hit);
    const expected = nearest(triangles, from, along);
    const isAny = tree.meet(...from, ...along, 50, true, { triangle: -1, distance: 0 });
    const isRight = Math.abs(hit.distance - expected) < 1e-6 && isMet === expected < 50 && isAny === isMet;
    if (!isRight) wrong.push(`round ${String(round)}: ${String(hit.distance)} instead of ${String(expected)}`);
    if (isMet) met += 1;
  }
  expect(wrong).toEqual([]);
  expect(met).toBeGreaterThan(100);
});
