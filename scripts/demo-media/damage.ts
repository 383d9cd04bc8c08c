/** Damage painted on surfaces: what a detector and a person are to find. Metres in the surface's frame. */

import { colour, type Rgb } from "./materials";
import { clamp, cloudAt, hashAt, noiseAt, smoothStep } from "./noise";
import type { Overlay } from "./surfaces";

export type DamageKind = "stain" | "run-down" | "crack" | "mold";
/** Centre and half extents on the surface. */
export type Damage = { kind: DamageKind; s: number; t: number; halfWidth: number; halfHeight: number; seed: number };

/** Shades a colour towards another: what soaks in multiplies, what lies on top replaces. */
function soak(out: Rgb, tint: Rgb, strength: number): void {
  for (let part = 0; part < 3; part += 1) out[part]! *= 1 - strength + strength * tint[part]!;
}

function cover(out: Rgb, paint: Rgb, strength: number): void {
  for (let part = 0; part < 3; part += 1) out[part] = out[part]! * (1 - strength) + paint[part]! * strength;
}

const WATER: Rgb = [0.78, 0.6, 0.37];
const EDGE: Rgb = [0.5, 0.31, 0.14];
const MOLD = colour("#39402f");
const CRACK = colour("#3b3530");

/** Water that dried several times: pale brown with darker tide lines, the outermost the darkest. */
function stain({ s, t, halfWidth, halfHeight, seed }: Damage): Overlay["change"] {
  return (ps, pt, _blur, out) => {
    const [dx, dy] = [(ps - s) / halfWidth, (pt - t) / halfHeight];
    const away = Math.hypot(dx, dy);
    if (away > 1.05) return 0;
    const warp =
      (cloudAt(ps * 4.2, pt * 4.2, seed, 4) - 0.5) * 0.62 + (noiseAt(ps * 26, pt * 26, seed + 9) - 0.5) * 0.05;
    const reach = away + warp + 0.16;
    const body = 1 - smoothStep(0.86, 0.93, reach);
    if (body <= 0) return 0;
    const lines = [0.88, 0.66, 0.4].reduce(
      (sum, at, index) => sum + Math.exp(-(((reach - at) / (0.022 + index * 0.012)) ** 2)) * (0.75 - index * 0.22),
      0,
    );
    const patches = 0.25 + 0.5 * cloudAt(ps * 7, pt * 7, seed + 3, 3);
    soak(out, WATER, body * patches);
    soak(out, EDGE, clamp(lines, 0, 1) * body * 0.72);
    return clamp(body * 0.6 + lines * 0.5, 0, 1);
  };
}

/** Streaks from the top edge down, each with its length. */
function runDown({ s, t, halfWidth, halfHeight, seed }: Damage): Overlay["change"] {
  return (ps, pt, _blur, out) => {
    const [dx, down] = [(ps - s) / halfWidth, (t + halfHeight - pt) / (2 * halfHeight)];
    if (Math.abs(dx) > 1 || down < 0 || down > 1) return 0;
    const column = noiseAt(ps * 9, 0.5, seed) * 0.65 + noiseAt(ps * 34, 0.5, seed + 1) * 0.35;
    const length = column * (1 - dx * dx) * 1.25;
    const wander = (noiseAt(ps * 14, pt * 5, seed + 2) - 0.5) * 0.14;
    const inside = 1 - smoothStep(length - 0.05, length, down + wander);
    const rim = Math.exp(-(((down + wander - length + 0.04) / 0.03) ** 2));
    const fade = smoothStep(0, 0.12, length);
    soak(out, WATER, inside * fade * (0.35 + 0.35 * noiseAt(ps * 50, pt * 3, seed + 4)));
    soak(out, EDGE, rim * fade * 0.6);
    return clamp(inside * fade * 0.7 + rim * fade * 0.5, 0, 1);
  };
}

/** Round specks, one at most in each cell, larger where it grows more; how dark it is here. */
function specks(s: number, t: number, cell: number, seed: number, growth: number, blur: number): number {
  const [column, row] = [Math.floor(s / cell), Math.floor(t / cell)];
  let dark = 0;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const [x, y] = [column + dx, row + dy];
      if (hashAt(x, y, seed) > growth * 1.25) continue;
      const [cs, ct] = [(x + hashAt(x, y, seed + 1)) * cell, (y + hashAt(x, y, seed + 2)) * cell];
      const radius = cell * (0.12 + 0.42 * hashAt(x, y, seed + 3)) * (0.5 + growth);
      const soft = radius * 0.45 + blur * 0.7;
      const spot = 1 - smoothStep(radius - soft, radius + soft, Math.hypot(s - cs, t - ct));
      dark = Math.max(dark, spot * (0.45 + 0.55 * hashAt(x, y, seed + 4)));
    }
  }
  return dark;
}

/** Dark specks that run together towards the middle. */
function mold({ s, t, halfWidth, halfHeight, seed }: Damage): Overlay["change"] {
  return (ps, pt, blur, out) => {
    const away = Math.hypot((ps - s) / halfWidth, (pt - t) / halfHeight);
    if (away > 1) return 0;
    const growth = 1 - away + (cloudAt(ps * 6, pt * 6, seed, 3) - 0.5) * 0.9;
    const spread = clamp(growth, 0, 1);
    const dark = Math.max(
      specks(ps, pt, 0.012, seed + 10, spread, blur),
      specks(ps, pt, 0.026, seed + 20, spread * 0.8, blur),
      specks(ps, pt, 0.055, seed + 30, spread * 0.55, blur),
    );
    soak(out, [0.86, 0.86, 0.74], smoothStep(0, 0.5, growth) * 0.5);
    cover(out, MOLD, dark * 0.82);
    return clamp(dark + smoothStep(0.1, 0.4, growth) * 0.4, 0, 1);
  };
}

type Segment = readonly [number, number, number, number, number];

/** A jagged way from one corner of the extent to the other, with side branches: [s0, t0, s1, t1, width]. */
function crackWay({ s, t, halfWidth, halfHeight, seed }: Damage): Segment[] {
  const segments: Segment[] = [];
  const steps = 26;
  let [ps, pt] = [s - halfWidth, t + halfHeight];
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const ns = s - halfWidth + 2 * halfWidth * share + (hashAt(step, 1, seed) - 0.5) * halfWidth * 0.2;
    const nt = t + halfHeight - 2 * halfHeight * share + (hashAt(step, 2, seed) - 0.5) * halfHeight * 0.16;
    const width = 0.0055 * (1 - 0.6 * share) * (0.6 + 0.8 * hashAt(step, 3, seed));
    segments.push([ps, pt, ns, nt, width]);
    if (hashAt(step, 4, seed) < 0.24) {
      const turn = hashAt(step, 5, seed) < 0.5 ? -1 : 1;
      const reach = 0.1 + 0.2 * hashAt(step, 6, seed);
      segments.push([ns, nt, ns + turn * halfWidth * reach, nt - halfHeight * reach, width * 0.55]);
    }
    [ps, pt] = [ns, nt];
  }
  return segments;
}

function crack(damage: Damage): Overlay["change"] {
  const way = crackWay(damage);
  const { s, t, halfWidth, halfHeight } = damage;
  return (ps, pt, blur, out) => {
    if (Math.abs(ps - s) > halfWidth * 1.15 || Math.abs(pt - t) > halfHeight * 1.15) return 0;
    let line = 0;
    for (const [s0, t0, s1, t1, width] of way) {
      const [ds, dt] = [s1 - s0, t1 - t0];
      const share = clamp(((ps - s0) * ds + (pt - t0) * dt) / (ds * ds + dt * dt), 0, 1);
      const away = Math.hypot(ps - s0 - ds * share, pt - t0 - dt * share);
      const soft = width / 2 + blur * 0.75;
      if (away < soft) line = Math.max(line, (1 - away / soft) * clamp(width / (2 * soft), 0.25, 1) * 1.6);
    }
    const strength = clamp(line, 0, 1);
    cover(out, CRACK, strength * 0.9);
    return strength;
  };
}

const PAINTERS = { stain, "run-down": runDown, crack, mold };

export const damageOverlay = (damage: Damage, subject: number): Overlay => ({
  subject,
  change: PAINTERS[damage.kind](damage),
});
