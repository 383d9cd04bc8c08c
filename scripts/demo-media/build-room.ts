/** A room's shell: floor, ceiling, walls round their holes, skirting, and a lamp. */

import type { Vector2 } from "../../lib/geometry/vector2";
import { add, cross, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import { decorate } from "./decor";
import { type Finish, finishOf } from "./finishes";
import { buildFurniture } from "./furniture/build-furniture";
import type { HomeRoom, HomeWall } from "./home-rooms";
import { glowing, plain } from "./materials";
import { buildHole, type Portal } from "./openings";
import type { SceneBuilder, Surface } from "./surfaces";

const SKIRTING = plain("#ecebe6", 0.1);
const LAMP_SIDE = 0.17;

export type RoomSurfaces = {
  room: HomeRoom;
  ceiling: Surface;
  walls: { wall: HomeWall; surface: Surface }[];
  portals: Portal[];
  /** The lamp's middle, and whether it is lit. */
  lamp: { at: Vector3; isLit: boolean };
};

type Oblong = readonly [number, number, number, number];

/** What is left of a strip [s0, s1] by [t0, t1] beside the holes. */
function beside(holes: readonly Oblong[], [s0, t0, s1, t1]: Oblong): Oblong[] {
  const cuts = [s0, s1, ...holes.flatMap(([a, , b]) => [a, b])].filter((cut) => cut >= s0 && cut <= s1);
  const stops = [...new Set(cuts)].sort((a, b) => a - b);
  return stops.slice(1).flatMap((to, index): Oblong[] => {
    const from = stops[index]!;
    const middle = (from + to) / 2;
    const gaps = holes.filter(([a, , b]) => a < middle && middle < b).sort((a, b) => a[1] - b[1]);
    const parts: Oblong[] = [];
    let base = t0;
    for (const [, low, , high] of gaps) {
      if (low > base) parts.push([from, base, to, Math.min(low, t1)]);
      base = Math.max(base, high);
    }
    return base < t1 ? [...parts, [from, base, to, t1]] : parts;
  });
}

function buildWall(scene: SceneBuilder, wall: HomeWall, finish: Finish, subjectOf: (key: string) => number) {
  const holes = wall.holes.map(({ low, high }): Oblong => [low[0], low[1], high[0], high[1]]);
  // A little past its borders: neighbours then meet without a gap that light comes through.
  const whole: Oblong = [-0.002, -0.01, wall.length + 0.002, wall.height + 0.01];
  const reaching = holes.map(([a, b, c, d]): Oblong => [a, b < 0.03 ? -0.02 : b, c, d]);
  const surface = scene.oblongs(wall.frame, beside(reaching, whole), finish.wall, scene.subject);
  const portals = wall.holes.flatMap((hole) => buildHole(scene, wall, hole, subjectOf(hole.record.key)) ?? []);
  if (finish.skirting) {
    const at = { origin: wall.frame.origin, x: wall.frame.u, y: wall.frame.v, z: wall.frame.normal };
    const casings = holes.map(([a, b, c, d]): Oblong => [a - 0.07, b < 0.1 ? -1 : b, c + 0.07, d]);
    for (const [s0, , s1] of beside(casings, [0, 0, wall.length, 0.09])) {
      scene.box(at, [s0, 0, 0], [s1, 0.09, 0.014], SKIRTING, scene.subject);
    }
  }
  return { surface, portals };
}

function level(scene: SceneBuilder, loop: readonly Vector3[], isUp: boolean, finish: Finish): Surface {
  const [origin] = loop;
  if (!origin) throw new Error("A floor has no corner");
  const along = subtract(loop[1]!, origin);
  const u = scale(along, 1 / Math.hypot(...along));
  const v = isUp ? cross([0, 1, 0], u) : cross([0, -1, 0], u);
  const outline = loop.map((point): Vector2 => {
    const offset = subtract(point, origin);
    return [
      offset[0] * u[0] + offset[1] * u[1] + offset[2] * u[2],
      offset[0] * v[0] + offset[1] * v[1] + offset[2] * v[2],
    ];
  });
  return scene.polygon({ origin, u, v }, outline, isUp ? finish.floor : finish.ceiling, scene.subject);
}

function buildLamp(scene: SceneBuilder, { low, high, ceiling }: HomeRoom, isLit: boolean): Vector3 {
  const height = Math.min(...ceiling.map(([, y]) => y)) - 0.075;
  const middle: Vector3 = [(low[0] + high[0]) / 2, height, (low[2] + high[2]) / 2];
  const frame = { origin: add(middle, [0, 0, 0]), x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
  const glass = isLit ? glowing([7.5, 6.6, 5.3]) : plain("#f0efe9", 0.2);
  scene.turned(
    frame,
    [0, 0, 0],
    [
      [0, LAMP_SIDE * 0.9, LAMP_SIDE * 0.9],
      [0.045, LAMP_SIDE, LAMP_SIDE],
    ],
    glass,
    scene.subject,
    24,
  );
  scene.turned(
    frame,
    [0, 0, 0],
    [
      [0.045, LAMP_SIDE * 1.06, LAMP_SIDE * 1.06],
      [0.074, LAMP_SIDE * 1.06, LAMP_SIDE * 1.06],
    ],
    SKIRTING,
    scene.subject,
    24,
  );
  const outline = Array.from({ length: 24 }, (_, side): Vector2 => {
    const angle = (side / 24) * 2 * Math.PI;
    return [Math.cos(angle) * LAMP_SIDE * 0.9, Math.sin(angle) * LAMP_SIDE * 0.9];
  });
  scene.polygon({ origin: middle, u: [1, 0, 0], v: [0, 0, 1] }, outline, glass, scene.subject);
  return add(middle, [0, -0.02, 0]);
}

export function buildRoom(scene: SceneBuilder, room: HomeRoom, subjectOf: (key: string) => number): RoomSurfaces {
  const finish = finishOf(room.name);
  level(scene, room.floor, true, finish);
  const ceiling = level(scene, room.ceiling, false, finish);
  const built = room.walls.map((wall) => ({ wall, ...buildWall(scene, wall, finish, subjectOf) }));
  for (const object of room.objects) {
    buildFurniture(scene, object, room.low[1], subjectOf(object.record.key));
  }
  decorate(scene, room);
  const portals = built.flatMap((wall) => wall.portals);
  const isLit = portals.length === 0 || room.name === "Landing";
  const lamp = { at: buildLamp(scene, room, isLit), isLit };
  return { room, ceiling, walls: built.map(({ wall, surface }) => ({ wall, surface })), portals, lamp };
}
