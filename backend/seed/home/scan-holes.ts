/** Doors, windows and openings of a plan on the walls of one room. */
import type { PlanHole, PlanRoom } from "./room-plan";
import type { JsonSurface } from "./room-plan-json";
import { type ScanPose, uprightTransform } from "./scan-pose";
import { type ScannedWall, surface } from "./scan-walls";
import type { SeededRandom } from "./seeded-random";

/** The maximum distance of a hole's center from its wall's line. */
const MAX_DISTANCE = 0.12;

/** Returns the distance of the hole's center along the wall, or null if the hole is not in this wall. */
function distanceAlong({ from, to }: ScannedWall, hole: PlanHole): number | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ux, uz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  if (Math.abs(hole.along === "x" ? uz : ux) > 0.1) return null;
  const [dx, dz] = [hole.at[0] - from[0], hole.at[1] - from[1]];
  const along = dx * ux + dz * uz;
  const distance = Math.abs(dx * uz - dz * ux);
  return distance <= MAX_DISTANCE && along > 0 && along < length ? along : null;
}

/** Returns the scanned holes in the room's walls. `spread` is the error of sizes and positions, in meters. */
export function scanHoles(
  random: SeededRandom,
  { room, walls, pose, spread }: { room: PlanRoom; walls: readonly ScannedWall[]; pose: ScanPose; spread: number },
  holes: readonly PlanHole[],
): { hole: PlanHole; json: JsonSurface }[] {
  return holes.flatMap((hole) => {
    const wall = walls.find((candidate) => distanceAlong(candidate, hole) !== null);
    if (!wall) return [];
    const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
    const width = Math.min(hole.width + random.noise(spread), length - 0.02);
    const height = Math.min(hole.height + random.noise(spread), room.height - hole.sill - 0.05);
    const center = (distanceAlong(wall, hole) ?? 0) + random.noise(spread);
    const along = Math.min(Math.max(center, width / 2 + 0.005), length - width / 2 - 0.005);
    const share = along / length;
    const category = hole.kind === "door" ? { door: { isOpen: random.next() < 0.3 } } : { [hole.kind]: {} };
    const json = surface(
      random,
      category,
      {
        dimensions: [width, height, 0],
        transform: uprightTransform(
          pose,
          [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]],
          [wall.from[0] + (wall.to[0] - wall.from[0]) * share, wall.from[1] + (wall.to[1] - wall.from[1]) * share],
          hole.sill + height / 2,
        ),
        parentIdentifier: wall.json.identifier,
        story: room.floorNumber,
      },
      { high: 0.65, medium: 0.28 },
    );
    return [{ hole, json }];
  });
}
