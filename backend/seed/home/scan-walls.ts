/** The walls and the floor of a plan, in the format of a capture. */
import { type PlanPoint, type PlanRoom, planExtent } from "./room-plan";
import type { JsonSurface } from "./room-plan-json";
import { directionInWorld, type ScanPose, singles, toWorld, transform, uprightTransform } from "./scan-pose";
import type { SeededRandom } from "./seeded-random";

/** A wall from left to right, seen from inside the room. */
export type ScannedWall = { from: PlanPoint; to: PlanPoint; json: JsonSurface };

export function surface(
  random: SeededRandom,
  category: JsonSurface["category"],
  fields: Pick<JsonSurface, "dimensions" | "transform" | "story"> & Partial<JsonSurface>,
  shares: { high: number; medium: number },
): JsonSurface {
  const draw = random.next();
  const confidence = draw < shares.high ? "high" : draw < shares.high + shares.medium ? "medium" : "low";
  return {
    category,
    completedEdges: [],
    confidence: { [confidence]: {} },
    curve: null,
    identifier: random.identifier(),
    parentIdentifier: null,
    polygonCorners: [],
    ...fields,
    dimensions: singles(fields.dimensions),
  };
}

const signedPlanArea = (outline: readonly PlanPoint[]): number =>
  outline.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = outline[(index + 1) % outline.length]!;
    return sum + (x * nextZ - nextX * z) / 2;
  }, 0);

function wall(random: SeededRandom, room: PlanRoom, pose: ScanPose, from: PlanPoint, to: PlanPoint): ScannedWall {
  const middle: PlanPoint = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const along: PlanPoint = [to[0] - from[0], to[1] - from[1]];
  const json = surface(
    random,
    { wall: {} },
    {
      dimensions: [Math.hypot(...along), room.height, 0],
      transform: uprightTransform(pose, along, middle, room.height / 2),
      story: room.floorNumber,
    },
    { high: 0.85, medium: 0.12 },
  );
  return { from, to, json };
}

export function scanWalls(random: SeededRandom, room: PlanRoom, pose: ScanPose): ScannedWall[] {
  const sides = room.outline.map((from, index) => [from, room.outline[(index + 1) % room.outline.length]!] as const);
  // The room is to the right of a wall's width axis; with z down the page, this is the loop of positive area.
  const runsRight = signedPlanArea(room.outline) > 0;
  const outer = sides
    .filter((_, index) => !room.openSides.includes(index))
    .map(([a, b]) => (runsRight ? wall(random, room, pose, a, b) : wall(random, room, pose, b, a)));
  return [...outer, ...room.partitions.map(([a, b]) => wall(random, room, pose, a, b))];
}

export function scanFloor(random: SeededRandom, room: PlanRoom, pose: ScanPose): JsonSurface {
  const { center, size } = planExtent(room.outline);
  return surface(
    random,
    { floor: {} },
    {
      dimensions: [...size, 0],
      // Local x along the plan's x, local y against its z, so that local z points up.
      transform: transform(
        directionInWorld(pose, [1, 0]),
        directionInWorld(pose, [0, -1]),
        [0, 1, 0],
        toWorld(pose, center),
      ),
      polygonCorners: room.outline.map(([x, z]) => singles([x - center[0], center[1] - z, 0])),
      story: room.floorNumber,
    },
    { high: 1, medium: 0 },
  );
}
