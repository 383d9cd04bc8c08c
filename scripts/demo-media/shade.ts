/** What a ray from the camera sees. */
import type { FloorScene } from "./floor-scene";
import { isSunlit, readMap } from "./light";
import type { Rgb } from "./materials";
import type { Hit } from "./ray-tree";
import { SUN, skyAt } from "./sky";

/** What the last ray saw: a surface (-1 for the sky) and a subject. */
export type Seen = { surface: number; subject: number; distance: number };

const BEHIND = 0.6;
const DAMAGE_SHOWS = 0.22;
/** A floor is no clear mirror: a window in it is spread out and dim. */
const BRIGHTEST_MIRRORED = 1.6;

const hit: Hit = { triangle: -1, distance: 0 };
const [base, lit]: [Rgb, Rgb] = [
  [0, 0, 0],
  [0, 0, 0],
];
const mirrored: Rgb = [0, 0, 0];
const unnoticed: Seen = { surface: -1, subject: 0, distance: 0 };

/** Radiance along a ray into `out`; `spread` is a pixel's angle in radians. */
export function look(
  scene: FloorScene,
  origin: readonly [number, number, number],
  direction: readonly [number, number, number],
  spread: number,
  isReflection: boolean,
  out: Rgb,
  seen: Seen,
): void {
  const [dx, dy, dz] = direction;
  if (!scene.tree.meet(origin[0], origin[1], origin[2], dx, dy, dz, 80, false, hit)) {
    skyAt(dx, dy, dz, out);
    seen.surface = -1;
    seen.subject = 0;
    seen.distance = 80;
    return;
  }
  const { distance } = hit;
  const index = scene.surfaceOf[hit.triangle]!;
  const surface = scene.surfaces[index]!;
  const { material, u, v, normal } = surface;
  seen.surface = index;
  seen.subject = surface.subject;
  seen.distance = distance;
  const facing = -(normal[0] * dx + normal[1] * dy + normal[2] * dz);
  if (material.emission) {
    for (let part = 0; part < 3; part += 1) out[part] = material.emission[part]!;
    return;
  }
  const [x, y, z] = [origin[0] + dx * distance, origin[1] + dy * distance, origin[2] + dz * distance];
  const [px, py, pz] = [x - surface.origin[0], y - surface.origin[1], z - surface.origin[2]];
  const s = px * u[0] + py * u[1] + pz * u[2];
  const t = px * v[0] + py * v[1] + pz * v[2];
  if (facing <= 0) {
    // The raw edge of a wall, seen from behind where two rooms' doorways do not quite meet.
    readMap(surface.light, surface, s, t, lit);
    for (let part = 0; part < 3; part += 1) out[part] = BEHIND * lit[part]!;
    return;
  }
  const blur = (distance * spread) / Math.max(Math.sqrt(facing), 0.15);
  material.paint(s, t, blur, base);
  for (const overlay of surface.overlays) {
    if (overlay.change(s, t, blur, base) > DAMAGE_SHOWS) seen.subject = overlay.subject;
  }
  readMap(surface.light, surface, s, t, lit);
  const toSun = normal[0] * scene.sun[0] + normal[1] * scene.sun[1] + normal[2] * scene.sun[2];
  const [ox, oy, oz] = [x + normal[0] * 0.002, y + normal[1] * 0.002, z + normal[2] * 0.002];
  if (toSun > 0 && isSunlit(scene, ox, oy, oz)) {
    for (let part = 0; part < 3; part += 1) lit[part]! += (SUN[part]! * toSun) / Math.PI;
  }
  for (let part = 0; part < 3; part += 1) out[part] = base[part]! * lit[part]!;
  if (isReflection || material.gloss === 0) return;
  const share = material.gloss * (0.05 + 0.95 * (1 - facing) ** 5);
  if (share < 0.008) return;
  const [red, green, blue] = out;
  const away: [number, number, number] = [
    dx + 2 * facing * normal[0],
    dy + 2 * facing * normal[1],
    dz + 2 * facing * normal[2],
  ];
  look(scene, [ox, oy, oz], away, spread * 4, true, mirrored, unnoticed);
  out[0] = red + (Math.min(mirrored[0], BRIGHTEST_MIRRORED) - red) * share;
  out[1] = green + (Math.min(mirrored[1], BRIGHTEST_MIRRORED) - green) * share;
  out[2] = blue + (Math.min(mirrored[2], BRIGHTEST_MIRRORED) - blue) * share;
}
