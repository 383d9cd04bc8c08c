/** The light on each surface: daylight through windows, lamps and sun, and what bounces between walls. */
import type { Vector3 } from "../../lib/geometry/vector3";
import type { FloorScene } from "./floor-scene";
import type { Rgb } from "./materials";
import { hashAt } from "./noise";
import type { Hit } from "./ray-tree";
import { SUN, skyLightAt } from "./sky";
import type { Surface } from "./surfaces";

const PORTAL_GRID = 3;
const LAMP_RAYS = 8;
const LAMP_INTENSITY: Rgb = [2.5, 2.2, 1.75];
/** Side of the grid of directions, one for each bounce. */
const BOUNCES = [6, 6, 12];
const DRAFT_BOUNCES = [4, 6];
const OFF = 0.002;

export type Cells = { points: Float64Array; isHole: Uint8Array };

const hit: Hit = { triangle: -1, distance: 0 };
const rgb: Rgb = [0, 0, 0];

/** Where the cells of a map lie; those on the border a little inside, since neighbours cover the border itself. */
export function cellsOf(surface: Surface): Cells {
  const { columns, rows, low, high, origin, u, v, normal, covers } = surface;
  const points = new Float64Array(columns * rows * 3);
  const isHole = new Uint8Array(columns * rows);
  const place = (index: number, count: number, from: number, to: number): number => {
    const inset = Math.min(0.02, (to - from) / 8);
    return Math.min(Math.max(from + ((to - from) * index) / (count - 1), from + inset), to - inset);
  };
  for (let row = 0; row < rows; row += 1) {
    const t = place(row, rows, low[1], high[1]);
    for (let column = 0; column < columns; column += 1) {
      const s = place(column, columns, low[0], high[0]);
      const cell = row * columns + column;
      isHole[cell] = covers && !covers([s, t]) ? 1 : 0;
      for (let axis = 0; axis < 3; axis += 1) {
        points[cell * 3 + axis] = origin[axis]! + u[axis]! * s + v[axis]! * t + normal[axis]! * OFF;
      }
    }
  }
  return { points, isHole };
}

/** Reads a map between its cells. */
export function readMap(map: Float32Array, surface: Surface, s: number, t: number, out: Rgb): void {
  const { columns, rows, low, high } = surface;
  const x = Math.min(Math.max(((s - low[0]) / (high[0] - low[0])) * (columns - 1), 0), columns - 1.0001);
  const y = Math.min(Math.max(((t - low[1]) / (high[1] - low[1])) * (rows - 1), 0), rows - 1.0001);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const at = (row * columns + column) * 3;
  const below = at + columns * 3;
  for (let part = 0; part < 3; part += 1) {
    const upper = map[at + part]! * (1 - dx) + map[at + 3 + part]! * dx;
    const lower = map[below + part]! * (1 - dx) + map[below + 3 + part]! * dx;
    out[part] = upper * (1 - dy) + lower * dy;
  }
}

/** Cells in holes take the mean of their neighbours, so that nothing dark reaches in over a border. */
function fillHoles({ columns, rows }: Surface, isHole: Uint8Array, map: Float32Array): void {
  const known = isHole.map((hole) => 1 - hole);
  for (let round = 0; round < 3; round += 1) {
    const before = known.slice();
    for (let cell = 0; cell < columns * rows; cell += 1) {
      if (before[cell]) continue;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const near = [
        column > 0 ? cell - 1 : -1,
        column < columns - 1 ? cell + 1 : -1,
        row > 0 ? cell - columns : -1,
        row < rows - 1 ? cell + columns : -1,
      ].filter((other) => other >= 0 && before[other]);
      if (near.length === 0) continue;
      for (let part = 0; part < 3; part += 1) {
        map[cell * 3 + part] = near.reduce((sum, other) => sum + map[other * 3 + part]!, 0) / near.length;
      }
      known[cell] = 1;
    }
  }
}

/** Evens out what the few rays of each cell left uneven. */
function soften({ columns, rows }: Surface, isHole: Uint8Array, map: Float32Array): void {
  const before = map.slice();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [red, green, blue, weight] = [0, 0, 0, 0];
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [x, y] = [column + dx, row + dy];
          if (x < 0 || y < 0 || x >= columns || y >= rows || isHole[y * columns + x]) continue;
          const share = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
          const at = (y * columns + x) * 3;
          red += before[at]! * share;
          green += before[at + 1]! * share;
          blue += before[at + 2]! * share;
          weight += share;
        }
      }
      if (weight === 0) continue;
      const at = (row * columns + column) * 3;
      [map[at], map[at + 1], map[at + 2]] = [red / weight, green / weight, blue / weight];
    }
  }
}

/** Light that reaches a point straight from the sky through the windows. */
function fromSky(scene: FloorScene, x: number, y: number, z: number, normal: Vector3, seed: number, out: Rgb): void {
  for (const { corner, u, v, inward } of scene.portals) {
    const isBehind = (x - corner[0]) * inward[0] + (y - corner[1]) * inward[1] + (z - corner[2]) * inward[2] < 0.005;
    if (isBehind) continue;
    const area = Math.hypot(...u) * Math.hypot(...v);
    for (let sample = 0; sample < PORTAL_GRID * PORTAL_GRID; sample += 1) {
      const a = ((sample % PORTAL_GRID) + hashAt(seed, sample, 1)) / PORTAL_GRID;
      const b = (Math.floor(sample / PORTAL_GRID) + hashAt(seed, sample, 2)) / PORTAL_GRID;
      const dx = corner[0] + u[0] * a + v[0] * b - x;
      const dy = corner[1] + u[1] * a + v[1] * b - y;
      const dz = corner[2] + u[2] * a + v[2] * b - z;
      const square = dx * dx + dy * dy + dz * dz;
      const away = Math.sqrt(square);
      const cosHere = (normal[0] * dx + normal[1] * dy + normal[2] * dz) / away;
      const cosThere = -(inward[0] * dx + inward[1] * dy + inward[2] * dz) / away;
      if (cosHere <= 0 || cosThere <= 0) continue;
      if (scene.tree.meet(x, y, z, dx / away, dy / away, dz / away, away - 0.004, true, hit)) continue;
      skyLightAt(dy / away, rgb);
      const share = (cosHere * cosThere * area) / (Math.max(square, 0.03) * PORTAL_GRID * PORTAL_GRID * Math.PI);
      for (let part = 0; part < 3; part += 1) out[part]! += rgb[part]! * share;
    }
  }
}

function fromLamps(scene: FloorScene, x: number, y: number, z: number, normal: Vector3, seed: number, out: Rgb): void {
  for (const { lamp } of scene.rooms) {
    if (!lamp.isLit) continue;
    for (let sample = 0; sample < LAMP_RAYS; sample += 1) {
      const angle = ((sample + hashAt(seed, sample, 3)) / LAMP_RAYS) * 2 * Math.PI;
      const radius = 0.16 * Math.sqrt(hashAt(seed, sample, 4));
      const [dx, dy, dz] = [
        lamp.at[0] + Math.cos(angle) * radius - x,
        lamp.at[1] - y,
        lamp.at[2] + Math.sin(angle) * radius - z,
      ];
      const square = dx * dx + dy * dy + dz * dz;
      const away = Math.sqrt(square);
      const cosHere = (normal[0] * dx + normal[1] * dy + normal[2] * dz) / away;
      if (cosHere <= 0 || away > 9) continue;
      if (scene.tree.meet(x, y, z, dx / away, dy / away, dz / away, away - 0.01, true, hit)) continue;
      const share = cosHere / (Math.max(square, 0.05) * LAMP_RAYS);
      for (let part = 0; part < 3; part += 1) out[part]! += LAMP_INTENSITY[part]! * share;
    }
  }
}

/** Whether the sun shines on a point. */
export function isSunlit({ tree, sun }: FloorScene, x: number, y: number, z: number): boolean {
  return !tree.meet(x, y, z, sun[0], sun[1], sun[2], 60, true, hit);
}

/** What the surroundings send to a point, as they were lit in the last round. */
function fromSurroundings(
  scene: FloorScene,
  surface: Surface,
  at: number,
  points: Float64Array,
  grid: number,
  seed: number,
  out: Rgb,
) {
  const { u, v, normal } = surface;
  const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
  const [shiftA, shiftB] = [hashAt(seed, grid, 5), hashAt(seed, grid, 6)];
  const count = grid * grid;
  const [lit, sunny, paint]: [Rgb, Rgb, Rgb] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let ray = 0; ray < count; ray += 1) {
    const a = ((ray % grid) + shiftA) / grid;
    const b = (Math.floor(ray / grid) + shiftB) / grid;
    const [radius, angle] = [Math.sqrt(a), b * 2 * Math.PI];
    const [du, dv, dn] = [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - a)];
    const dx = u[0] * du + v[0] * dv + normal[0] * dn;
    const dy = u[1] * du + v[1] * dv + normal[1] * dn;
    const dz = u[2] * du + v[2] * dv + normal[2] * dn;
    if (!scene.tree.meet(x, y, z, dx, dy, dz, 30, false, hit)) continue;
    const other = scene.surfaces[scene.surfaceOf[hit.triangle]!]!;
    const facing = other.normal[0] * dx + other.normal[1] * dy + other.normal[2] * dz;
    if (facing >= 0 || other.material.emission) continue;
    const [px, py, pz] = [
      x + dx * hit.distance - other.origin[0],
      y + dy * hit.distance - other.origin[1],
      z + dz * hit.distance - other.origin[2],
    ];
    const s = px * other.u[0] + py * other.u[1] + pz * other.u[2];
    const t = px * other.v[0] + py * other.v[1] + pz * other.v[2];
    readMap(other.light, other, s, t, lit);
    readMap(other.sun, other, s, t, sunny);
    other.material.paint(s, t, 0.5, paint);
    for (let part = 0; part < 3; part += 1) out[part]! += (paint[part]! * (lit[part]! + sunny[part]!)) / count;
  }
}

/** Whether a point lies within a piece that covers the surface: it shows to nobody, and must not darken its neighbours. */
function isCovered(
  { tree, surfaces, surfaceOf }: FloorScene,
  x: number,
  y: number,
  z: number,
  [nx, ny, nz]: Vector3,
): boolean {
  if (!tree.meet(x, y, z, nx, ny, nz, 3, false, hit)) return false;
  const { normal } = surfaces[surfaceOf[hit.triangle]!]!;
  return normal[0] * nx + normal[1] * ny + normal[2] * nz > 0.2;
}

function bakeDirect(scene: FloorScene, surface: Surface, { points, isHole }: Cells, index: number): void {
  const { normal } = surface;
  const facing = normal[0] * scene.sun[0] + normal[1] * scene.sun[1] + normal[2] * scene.sun[2];
  for (let cell = 0; cell < isHole.length; cell += 1) {
    if (isHole[cell]) continue;
    const at = cell * 3;
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!];
    if (isCovered(scene, x, y, z, normal)) {
      isHole[cell] = 1;
      continue;
    }
    const out: Rgb = [0, 0, 0];
    fromSky(scene, x, y, z, normal, index * 7919 + cell, out);
    fromLamps(scene, x, y, z, normal, index * 7919 + cell, out);
    surface.light.set(out, at);
    if (facing > 0 && isSunlit(scene, x, y, z)) {
      for (let part = 0; part < 3; part += 1) surface.sun[at + part] = (SUN[part]! * facing) / Math.PI;
    }
  }
  soften(surface, isHole, surface.light);
  fillHoles(surface, isHole, surface.light);
}

/** Fills the light maps of a storey. Takes about a minute. */
export function bakeLight(scene: FloorScene, isDraft: boolean): void {
  const cells = scene.surfaces.map(cellsOf);
  scene.surfaces.forEach((surface, index) => {
    bakeDirect(scene, surface, cells[index]!, index);
  });
  const direct = scene.surfaces.map(({ light }) => light.slice());
  for (const grid of isDraft ? DRAFT_BOUNCES : BOUNCES) {
    const next = scene.surfaces.map((surface, index) => {
      const { points, isHole } = cells[index]!;
      const map = new Float32Array(surface.light.length);
      for (let cell = 0; cell < isHole.length; cell += 1) {
        if (isHole[cell]) continue;
        const out: Rgb = [0, 0, 0];
        fromSurroundings(scene, surface, cell * 3, points, grid, index * 7919 + cell, out);
        map.set(out, cell * 3);
      }
      soften(surface, isHole, map);
      for (let at = 0; at < map.length; at += 1) map[at]! += direct[index]![at]!;
      fillHoles(surface, isHole, map);
      return map;
    });
    scene.surfaces.forEach((surface, index) => {
      surface.light = next[index]!;
    });
  }
}
