import { type DamageKind, damageOverlay } from "./damage";
import type { Rgb } from "./materials";

const KINDS: readonly DamageKind[] = ["stain", "run-down", "crack", "mold"];
const AT = { s: 1, t: 1.5, halfWidth: 0.5, halfHeight: 0.4, seed: 12 };

/** The share of the surroundings, in and round its place, that it changes. */
function changed(kind: DamageKind): { inside: number; outside: number } {
  const { change } = damageOverlay({ ...AT, kind }, 1);
  let lightest = 0;
  const counts = { inside: 0, outside: 0 };
  const totals = { inside: 0, outside: 0 };
  for (let s = 0; s < 2; s += 0.01) {
    for (let t = 0.5; t < 2.5; t += 0.01) {
      const colour: Rgb = [0.8, 0.8, 0.8];
      change(s, t, 0.002, colour);
      const where =
        Math.abs(s - AT.s) <= AT.halfWidth * 1.06 && Math.abs(t - AT.t) <= AT.halfHeight * 1.06 ? "inside" : "outside";
      totals[where] += 1;
      if (colour.some((part) => part !== 0.8)) counts[where] += 1;
      lightest = Math.max(lightest, ...colour);
    }
  }
  expect(lightest).toBeLessThanOrEqual(0.8 + 1e-9);
  return { inside: counts.inside / totals.inside, outside: counts.outside / totals.outside };
}

test.each(KINDS)("a %s darkens its own place and hardly anything round it", (kind) => {
  const { inside, outside } = changed(kind);
  expect(inside).toBeGreaterThan(kind === "crack" ? 0.005 : 0.2);
  expect(outside).toBeLessThan(0.002);
});

test("another seed is another stain", () => {
  const colours = [1, 2].map((seed) => {
    const colour: Rgb = [0.8, 0.8, 0.8];
    damageOverlay({ ...AT, kind: "stain", seed }, 1).change(1.2, 1.6, 0, colour);
    return colour.join(" ");
  });
  expect(colours[0]).not.toBe(colours[1]);
});
