/** Where the photographer stands: in each room a few views of it, and one of each damage. */
import { isInsidePolygon } from "../../lib/geometry/point-in-polygon";
import { add, normalize, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import type { RoomSurfaces } from "./build-room";
import { directionThrough, type SceneCamera } from "./camera";
import type { FloorScene } from "./floor-scene";
import type { Hit } from "./ray-tree";

export type View = { room: string; eye: Vector3; target: Vector3; fovY: number; isUpright: boolean };

const EYE_HEIGHT = 1.52;
/** A phone's main camera, and its wide one for small rooms (radians). */
const MAIN = 1.0;
const WIDE = 1.22;
const YAWS = 20;
/** Between places to stand, in metres. */
const STEP = 0.2;
const ASPECT = 4 / 3;
const GRID = [14, 10] as const;

const hit: Hit = { triangle: -1, distance: 0 };

function lookingAt(eye: Vector3, target: Vector3, fovY: number): SceneCamera {
  const back = normalize(subtract(eye, target))!;
  const right = normalize([back[2], 0, -back[0]])!;
  const up: Vector3 = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  return { position: eye, right, up, back, fovY };
}

/** How much a view shows: depth, and how many different things; what is too near spoils it. */
function worth(scene: FloorScene, room: string, eye: Vector3, target: Vector3, fovY: number): number {
  const camera = lookingAt(eye, target, fovY);
  const shown = new Set<number>();
  let [depth, near] = [0, 0];
  for (let row = 0; row < GRID[1]; row += 1) {
    for (let column = 0; column < GRID[0]; column += 1) {
      const [dx, dy, dz] = directionThrough(camera, ASPECT, (column + 0.5) / GRID[0], (row + 0.5) / GRID[1]);
      scene.tree.meet(eye[0], eye[1], eye[2], dx, dy, dz, 30, false, hit);
      depth += Math.min(hit.distance, fovY === WIDE ? 2.4 : 4.5);
      if (hit.distance < 0.75) near += 1;
      if (hit.triangle < 0) continue;
      const { subject } = scene.surfaces[scene.surfaceOf[hit.triangle]!]!;
      if (scene.subjects[subject]?.room === room) shown.add(subject);
    }
  }
  const rays = GRID[0] * GRID[1];
  return depth / rays + shown.size * 0.22 - (near / rays) * 7;
}

/** Standing room: inside, away from walls, and not in or on a piece of furniture. */
function stands({ room }: RoomSurfaces): Vector3[] {
  const outline = room.floor.map(([x, , z]) => [x, z] as const);
  const eyeLevel = room.low[1] + EYE_HEIGHT;
  const found: Vector3[] = [];
  const reach = 0.28;
  for (let x = room.low[0] + reach; x <= room.high[0] - reach + 1e-6; x += STEP) {
    for (let z = room.low[2] + reach; z <= room.high[2] - reach + 1e-6; z += STEP) {
      const isClear = [-reach, reach].every((dx) =>
        [-reach, reach].every((dz) => isInsidePolygon([x + dx, z + dz], outline)),
      );
      const isBlocked = room.objects.some(({ frame, size }) => {
        const [dx, dz] = [x - frame.origin[0], z - frame.origin[2]];
        const along = Math.abs(dx * frame.x[0] + dz * frame.x[2]);
        const across = Math.abs(dx * frame.z[0] + dz * frame.z[2]);
        return along < size[0] / 2 + 0.16 && across < size[2] / 2 + 0.16;
      });
      if (isClear && !isBlocked) found.push([x, eyeLevel, z]);
    }
  }
  return found;
}

type Scored = { eye: Vector3; target: Vector3; yaw: number; value: number };

const differs = (a: Scored, b: Scored): number => {
  const turn = Math.abs(Math.atan2(Math.sin(a.yaw - b.yaw), Math.cos(a.yaw - b.yaw)));
  return Math.min(turn / 1.4, 1) * 0.75 + Math.min(Math.hypot(...subtract(a.eye, b.eye)) / 2.5, 1) * 0.25;
};

/** The best views that differ from one another. */
function choose(scored: Scored[], count: number): Scored[] {
  const chosen: Scored[] = [];
  while (chosen.length < count) {
    const next = scored.reduce<{ at: Scored; value: number } | null>((best, at) => {
      const apart = Math.min(1, ...chosen.map((other) => differs(at, other)));
      const value = at.value * (0.25 + 0.75 * apart);
      return !best || value > best.value ? { at, value } : best;
    }, null);
    if (!next) break;
    chosen.push(next.at);
  }
  return chosen;
}

function roomViews(scene: FloorScene, built: RoomSurfaces, count: number, isSmall: boolean): View[] {
  const { room } = built;
  const fovY = isSmall ? WIDE : MAIN;
  const drop = isSmall ? 0.34 : 0.2;
  const scored = stands(built).flatMap((eye) =>
    Array.from({ length: YAWS }, (_, at): Scored => {
      const yaw = (at / YAWS) * 2 * Math.PI + 0.11;
      const target = add(eye, [Math.cos(yaw), -drop, Math.sin(yaw)]);
      return { eye, target, yaw, value: worth(scene, room.name, eye, target, fovY) };
    }),
  );
  return choose(scored, count).map(({ eye, target }) => ({ room: room.name, eye, target, fovY, isUpright: false }));
}

/** From in front of a damage, a little to the side, as near as one can stand. */
function damageView(scene: FloorScene, built: RoomSurfaces, corners: readonly Vector3[]): View | null {
  const middle = scale(corners.reduce(add), 1 / corners.length);
  const size = Math.max(...corners.map((corner) => Math.hypot(...subtract(corner, middle))));
  const wanted = Math.max(1.25, size * 2.6);
  const choices = stands(built).flatMap((eye) => {
    const offset = subtract(middle, eye);
    const distance = Math.hypot(...offset);
    const level = Math.hypot(offset[0], offset[2]);
    if (level < 0.35) return [];
    const [dx, dy, dz] = scale(offset, 1 / distance);
    const isHidden = scene.tree.meet(eye[0], eye[1], eye[2], dx, dy, dz, distance - 0.05, true, hit);
    return isHidden ? [] : [{ eye, off: Math.abs(distance - wanted) + Math.abs(dy) * 0.5 }];
  });
  const best = choices.sort((a, b) => a.off - b.off)[0];
  return best ? { room: built.room.name, eye: best.eye, target: middle, fovY: MAIN, isUpright: false } : null;
}

/** A narrower look at the largest piece of furniture from the first view's place. */
function detailView(built: RoomSurfaces, from: View): View | null {
  const [largest] = built.room.objects
    .filter(({ frame }) => Math.hypot(...subtract(frame.origin, from.eye)) > 1.1)
    .sort((a, b) => b.size[0] * b.size[1] - a.size[0] * a.size[1]);
  if (!largest) return null;
  return { ...from, target: largest.frame.origin, fovY: 0.78 };
}

/** All views of a storey, room by room, in the order in which they are taken. */
export function planViews(scene: FloorScene): View[] {
  return scene.rooms.flatMap((built) => {
    const { low, high, name } = built.room;
    const area = (high[0] - low[0]) * (high[2] - low[2]);
    const views = roomViews(scene, built, area > 7 ? 3 : 2, area < 7);
    if (name === "Hall" || name === "Landing") {
      const [first] = views;
      if (first) views.push({ ...first, fovY: WIDE, isUpright: true });
    }
    const damages = scene.subjects.filter(({ kind, room }) => kind === "damage" && room === name);
    const close = damages.flatMap(({ corners }) => damageView(scene, built, corners) ?? []);
    const [, second] = views;
    const detail = close.length === 0 && second ? detailView(built, second) : null;
    return [...views, ...close, ...(detail ? [detail] : [])];
  });
}
