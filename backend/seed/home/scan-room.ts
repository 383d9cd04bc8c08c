/** One room of a plan, as a phone would capture it. */
import { type PlanHole, type PlanPoint, type PlanRoom, planExtent } from "./room-plan";
import type { RoomPlanJson } from "./room-plan-json";
import { scanHoles } from "./scan-holes";
import { scanObjects } from "./scan-objects";
import { type ScanPose, singles, toWorld } from "./scan-pose";
import { scanFloor, scanWalls } from "./scan-walls";
import type { SeededRandom } from "./seeded-random";

export type ScanQuality = {
  /** Deviation of walls from the plan, in meters; corners stay right-angled. */
  walls: number;
  /** Deviation of the sizes and positions of doors, windows and furniture. */
  holes: number;
};

/** Moves the lines of walls; every corner on a line moves with its line. */
function withNoise(random: SeededRandom, room: PlanRoom, spread: number): PlanRoom {
  const movedX = new Map<number, number>();
  const movedZ = new Map<number, number>();
  const moveLine = (lines: Map<number, number>, value: number): number => {
    const moved = lines.get(value) ?? value + random.noise(spread);
    lines.set(value, moved);
    return moved;
  };
  const move = ([x, z]: PlanPoint): PlanPoint => [moveLine(movedX, x), moveLine(movedZ, z)];
  return {
    ...room,
    outline: room.outline.map(move),
    partitions: room.partitions.map(([a, b]) => [move(a), move(b)] as const),
    height: room.height + random.noise(spread),
  };
}

export function scanRoom(
  random: SeededRandom,
  { room, holes, pose, quality }: { room: PlanRoom; holes: readonly PlanHole[]; pose: ScanPose; quality: ScanQuality },
): RoomPlanJson {
  const captured = withNoise(random, room, quality.walls);
  const walls = scanWalls(random, captured, pose);
  const outer = walls.slice(0, walls.length - room.partitions.length);
  const found = scanHoles(random, { room: captured, walls, pose, spread: quality.holes }, holes);
  const surfacesOf = (kind: PlanHole["kind"]) => found.filter(({ hole }) => hole.kind === kind).map(({ json }) => json);
  const { center } = planExtent(captured.outline);
  const story = room.floorNumber;
  const objects = scanObjects(
    random,
    { room: captured, walls: outer, pose, spread: quality.holes },
    found.map(({ hole }) => hole),
  );
  return {
    coreModel: Buffer.from(`${room.name} ${random.identifier()}`).toString("base64"),
    doors: surfacesOf("door"),
    floors: [scanFloor(random, captured, pose)],
    objects,
    openings: surfacesOf("opening"),
    sections: [{ center: singles(toWorld(pose, center)), label: room.label, story }],
    story,
    version: 2,
    walls: walls.map(({ json }) => json),
    windows: surfacesOf("window"),
  };
}
