/** What lies outside: the sky, trees at the horizon, a lawn, and the sun. Radiances without unit; the sun's is its irradiance. */
import { normalize, type Vector3 } from "../../lib/geometry/vector3";
import { colour, type Rgb } from "./materials";
import { cloudAt, smoothStep } from "./noise";

const ZENITH: Rgb = [2.6, 3.1, 4.0];
const HORIZON: Rgb = [4.6, 4.8, 5.0];
const TREE = colour("#76856a");
const GROUND_LIGHT: Rgb = [1.5, 1.52, 1.34];
const LAWN = colour("#a2ab8d");
export const SUN: Rgb = [6.4, 6.0, 5.3];

export function skyAt(dx: number, dy: number, dz: number, out: Rgb): void {
  const round = Math.atan2(dz, dx);
  const rise = smoothStep(0, 0.7, dy);
  for (let part = 0; part < 3; part += 1) out[part] = HORIZON[part]! * (1 - rise) + ZENITH[part]! * rise;
  const cloud = smoothStep(0.52, 0.75, cloudAt(round * 2.2, dy * 5, 77, 3)) * 0.5;
  for (let part = 0; part < 3; part += 1) out[part]! += (5 - out[part]!) * cloud;
  const crown = 0.1 + 0.16 * (cloudAt(round * 5, 1.5, 31, 4) - 0.3);
  const tree = 1 - smoothStep(crown - 0.012, crown + 0.012, dy + (cloudAt(round * 22, dy * 22, 35, 2) - 0.5) * 0.05);
  if (tree > 0) {
    const shade = 0.9 + 2.3 * cloudAt(round * 13, dy * 13, 41, 3);
    for (let part = 0; part < 3; part += 1) out[part] = out[part]! * (1 - tree) + TREE[part]! * shade * tree * 2.9;
  }
  const ground = smoothStep(0.02, -0.02, dy);
  if (ground > 0) {
    const shade = 4.4 + 1.1 * cloudAt(dx / (0.05 - dy), dz / (0.05 - dy), 51, 2);
    for (let part = 0; part < 3; part += 1) out[part] = out[part]! * (1 - ground) + LAWN[part]! * shade * ground;
  }
}

/** The same without its shapes, for the light that it gives: few rays then suffice. */
export function skyLightAt(dy: number, out: Rgb): void {
  const rise = smoothStep(-0.25, 0.6, dy);
  const ground = smoothStep(0.15, -0.25, dy);
  for (let part = 0; part < 3; part += 1) {
    const above = HORIZON[part]! * (1 - rise) + (ZENITH[part]! * 0.5 + 1.8) * rise;
    out[part] = above * (1 - ground) + GROUND_LIGHT[part]! * ground;
  }
}

/** Towards the sun, given two horizontal directions that it shines in from. */
export function sunDirection(first: Vector3, second: Vector3): Vector3 {
  const towards: Vector3 = [first[0] * 0.62 + second[0] * 0.42, 0.6, first[2] * 0.62 + second[2] * 0.42];
  return normalize(towards) ?? [0, 1, 0];
}
