/** Finds the rooms that the walls of a capture enclose, seen from above. */
import { type Enclosed, encloseRegions, type PlaneSegment, type Region } from "../../../geometry/enclosed-regions";
import { toPlan } from "../../../geometry/floor-plan";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { segmentCrossing } from "../../../geometry/segment-crossing";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import type { CapturedSurface } from "./captured-room";
import { wallPanels } from "./wall-panels";

/** Wall ends and walls within this distance meet, in m. */
export const MEETING = 0.05;
/** The widest passage between two walls that still separates two rooms, in m. */
const MAX_PASSAGE = 3;
/** Cosine of the greatest angle between a wall and a passage in line with it. */
const STRAIGHT_ON = 0.94;
/** A smaller region is the hollow between two sides of a wall: area in m², and area by half the perimeter in m. */
const MIN_ROOM = { area: 0.4, width: 0.3 };

/** A wall's base seen from above. A curved wall has several. */
export type WallSegment = PlaneSegment & { wall: CapturedSurface };
export type RoomsByWalls = {
  segments: WallSegment[];
  rooms: Region[];
  /** Wall ends that meet no other wall. */
  looseEnds: Enclosed["looseEnds"];
  /** Whether a room is freestanding inside another, or connected to its border by one wall. */
  isNested: boolean;
};

const perimeterOf = ({ sides }: Region): number => sides.reduce((sum, { from, to }) => sum + distance2(from, to), 0);

const isRoom = (region: Region): boolean =>
  region.area > MIN_ROOM.area && region.area / (perimeterOf(region) / 2) > MIN_ROOM.width;

/** Returns the bases of walls seen from above. */
export const segmentsOf = (walls: readonly CapturedSurface[]): WallSegment[] =>
  walls.flatMap((wall) =>
    wallPanels({ ...wall, repairs: [] }).map(({ corners }) => ({
      wall,
      from: toPlan(corners[0]!),
      to: toPlan(corners[1]!),
    })),
  );

/** Returns the passage straight on from a loose wall end: to the next wall, or to a loose end ahead. */
export function passageFrom(
  { at, from }: Enclosed["looseEnds"][number],
  segments: readonly PlaneSegment[],
  ends: Enclosed["looseEnds"],
): PlaneSegment | null {
  const length = distance2(from, at);
  if (length === 0) return null;
  const [u, v] = [(at[0] - from[0]) / length, (at[1] - from[1]) / length];
  const far: Vector2 = [at[0] + u * MAX_PASSAGE, at[1] + v * MAX_PASSAGE];
  const hits = segments.flatMap((segment): Vector2[] => {
    const crossing = segmentCrossing([at, far], [segment.from, segment.to]);
    return crossing ? [[at[0] + (far[0] - at[0]) * crossing.first, at[1] + (far[1] - at[1]) * crossing.first]] : [];
  });
  const ahead = ends
    .map((end) => end.at)
    .filter((point) => {
      const away = distance2(point, at);
      return away > MEETING && ((point[0] - at[0]) * u + (point[1] - at[1]) * v) / away > STRAIGHT_ON;
    });
  const targets = [...hits, ...ahead].filter((point) => {
    const away = distance2(point, at);
    return away > MEETING && away <= MAX_PASSAGE;
  });
  const [nearest] = targets.sort((a, b) => distance2(a, at) - distance2(b, at));
  return nearest ? { from: at, to: nearest } : null;
}

/**
 * Returns the rooms that walls enclose. Passages close a room only where walls alone enclose none, because a wall that
 * ends inside a room separates nothing. Without `hasPassages`, a freestanding room inside another is left out.
 */
export function roomsByWalls(walls: readonly CapturedSurface[], hasPassages = true): RoomsByWalls {
  const segments = segmentsOf(walls);
  let enclosed = encloseRegions(segments, MEETING);
  const isOutside = (point: Vector2): boolean =>
    !enclosed.regions.some(({ outline }) => isInsidePolygon(point, outline));
  const ends = enclosed.looseEnds.filter(({ at, from }) => isOutside([(at[0] + from[0]) / 2, (at[1] + from[1]) / 2]));
  const passages = !hasPassages ? [] : ends.flatMap((end) => passageFrom(end, segments, ends) ?? []);
  if (passages.length > 0) {
    const closed = encloseRegions([...segments, ...passages], MEETING);
    if (closed.regions.filter(isRoom).length > enclosed.regions.filter(isRoom).length) enclosed = closed;
  }
  const rooms = enclosed.regions.filter(isRoom);
  const isNested =
    enclosed.hasBridge ||
    rooms.some((inner) => rooms.some((outer) => outer !== inner && isInsidePolygon(inner.outline[0]!, shrunk(outer))));
  const isInner = (room: Region): boolean =>
    rooms.some((other) => other !== room && isInsidePolygon(room.outline[0]!, shrunk(other)));
  const outer = hasPassages ? rooms : rooms.filter((room) => !isInner(room));
  return { segments, rooms: outer, looseEnds: ends, isNested };
}

/** Shrinks a region slightly, so that a neighbor's corner on its border is outside. */
function shrunk({ outline }: Region): Vector2[] {
  const [x, y] = outline.reduce<Vector2>((sum, at) => [sum[0] + at[0], sum[1] + at[1]], [0, 0]);
  const middle: Vector2 = [x / outline.length, y / outline.length];
  return outline.map((at) => [at[0] + (middle[0] - at[0]) * 0.01, at[1] + (middle[1] - at[1]) * 0.01]);
}
