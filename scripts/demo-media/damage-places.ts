/** Where the home is damaged: a pipe that burst in the upper bathroom, damp outer walls, and cracks of settling. */
import { add, dot, scale, subtract } from "../../lib/geometry/vector3";
import type { RoomSurfaces } from "./build-room";
import type { Damage, DamageKind } from "./damage";
import { freePlaces } from "./free-places";
import type { Surface } from "./surfaces";

/** `size`: half extents in metres; `high`: centre's height as a share of the wall's, or the ceiling. */
type Plan = {
  kind: DamageKind;
  on: "ceiling" | "wall";
  size: readonly [number, number];
  high?: number;
  isOutside?: boolean;
};
export type PlacedDamage = { surface: Surface; damage: Damage; key: string };

const PLANS: Record<string, readonly Plan[]> = {
  Hall: [
    { kind: "stain", on: "ceiling", size: [0.55, 0.42] },
    { kind: "run-down", on: "wall", size: [0.36, 0.5], high: 1 },
  ],
  "Living room": [{ kind: "crack", on: "wall", size: [0.5, 0.55], high: 0.7 }],
  Study: [{ kind: "crack", on: "wall", size: [0.4, 0.6], high: 0.68 }],
  Kitchen: [{ kind: "stain", on: "ceiling", size: [0.6, 0.45] }],
  Laundry: [{ kind: "mold", on: "wall", size: [0.5, 0.4], high: 0.86, isOutside: true }],
  "Dining room": [{ kind: "stain", on: "wall", size: [0.45, 0.32], high: 0.2, isOutside: true }],
  Bathroom: [{ kind: "mold", on: "ceiling", size: [0.55, 0.45] }],
  "Bedroom 1": [{ kind: "stain", on: "ceiling", size: [0.7, 0.5] }],
  "Bedroom 2": [{ kind: "run-down", on: "wall", size: [0.5, 0.6], high: 1, isOutside: true }],
  "Main bedroom": [{ kind: "crack", on: "wall", size: [0.55, 0.6], high: 0.7 }],
  Closet: [{ kind: "mold", on: "wall", size: [0.32, 0.42], high: 0.5 }],
  "En suite": [{ kind: "mold", on: "ceiling", size: [0.45, 0.35] }],
};

function onWall(built: RoomSurfaces, plan: Plan, seed: number): Omit<PlacedDamage, "key"> {
  const [halfWidth, halfHeight] = plan.size;
  const wanted = built.walls.filter(({ wall }) => !plan.isOutside || wall.holes.some(({ isExterior }) => isExterior));
  for (const walls of [wanted, built.walls]) {
    const choices = walls.flatMap((entry) => {
      const t = Math.min(
        Math.max((plan.high ?? 0.5) * entry.wall.height, halfHeight + 0.11),
        entry.wall.height - halfHeight,
      );
      const places = freePlaces(built.room, entry.wall, halfWidth, [t - halfHeight, t + halfHeight]);
      const s = places[Math.floor(places.length / 2)];
      return s === undefined ? [] : [{ surface: entry.surface, s, t, room: places.length }];
    });
    const [best] = choices.sort((a, b) => b.room - a.room);
    if (best) {
      const { surface, s, t } = best;
      return { surface, damage: { kind: plan.kind, s, t, halfWidth, halfHeight, seed } };
    }
  }
  throw new Error(`No wall of ${built.room.name} has room for ${plan.kind}`);
}

/** Beside the lamp, towards the room's corner. */
function onCeiling({ room, ceiling }: RoomSurfaces, plan: Plan, seed: number): Omit<PlacedDamage, "key"> {
  const middle = scale(add(room.low, room.high), 0.5);
  const [width, depth] = [room.high[0] - room.low[0], room.high[2] - room.low[2]];
  const spot = add(middle, [(seed % 2 === 0 ? 1 : -1) * width * 0.16, 0, (seed % 3 === 0 ? 1 : -1) * depth * 0.2]);
  const offset = subtract(spot, ceiling.origin);
  const [halfWidth, halfHeight] = plan.size;
  return {
    surface: ceiling,
    damage: { kind: plan.kind, s: dot(offset, ceiling.u), t: dot(offset, ceiling.v), halfWidth, halfHeight, seed },
  };
}

export function damageOfRoom(built: RoomSurfaces): PlacedDamage[] {
  const { name } = built.room;
  return (PLANS[name] ?? []).map((plan, at) => {
    const seed = 200 + name.length * 13 + at * 7;
    const placed = plan.on === "ceiling" ? onCeiling(built, plan, seed) : onWall(built, plan, seed);
    return { ...placed, key: `${name} ${plan.kind} ${plan.on}` };
  });
}
