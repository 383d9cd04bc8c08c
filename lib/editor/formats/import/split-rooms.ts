/** Splits a capture of several rooms whose floor is only the rectangle around them, by its walls. */
import type { Region } from "../../../geometry/enclosed-regions";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { signedArea } from "../../../geometry/polygon-area";
import { distance2, turn, type Vector2 } from "../../../geometry/vector2";
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import type { CapturedRoom, CapturedSurface } from "./captured-room";
import { notes, reasons, sectionName } from "./copy";
import { floorOutline } from "./floor-outline";
import { emptyRoom } from "./read-room";
import { type RoomsByWalls, roomsByWalls } from "./rooms-by-walls";
import { alongWall, metersOf, partOfWall, spanOf, type WallSpan } from "./wall-part";

/** Greatest cosine of an angle that counts as a right angle. */
const RIGHT_ANGLE = 0.05;
/** The share by which a single room's area may differ from the rectangle that it fills. */
const SAME_AREA = 0.03;
/** Shorter parts of a wall are ignored, in m. */
const MIN_PART = 0.05;
/** A corner this near to the line of its neighbors is dropped, in m. */
const ON_LINE = 0.01;

/** Returns the area of a rectangular floor, or null. */
function rectangleArea(floor: CapturedSurface): number | null {
  const read = floorOutline(floor);
  if ("refused" in read || read.outline.length !== 4) return null;
  const plan = floorPlanOf(read.outline);
  const isRight = plan.every((at, index) => {
    const [before, after] = [plan.at(index - 1)!, plan[(index + 1) % 4]!];
    const along = (before[0] - at[0]) * (after[0] - at[0]) + (before[1] - at[1]) * (after[1] - at[1]);
    return Math.abs(along) < RIGHT_ANGLE * distance2(before, at) * distance2(after, at);
  });
  return isRight ? signedArea(plan) : null;
}

/** Returns a region's corners, without those on a line with their neighbors. */
function corners({ outline }: Region): Vector2[] {
  return outline.filter((at, index) => {
    const [before, after] = [outline.at(index - 1)!, outline[(index + 1) % outline.length]!];
    return Math.abs(turn(before, at, after)) > ON_LINE * distance2(before, after);
  });
}

/** Returns the floor with a region's outline in its own plane. */
export function floorOfRegion(floor: CapturedSurface, region: Region): CapturedSurface {
  const { origin, x, y } = floor.frame;
  const local = corners(region).map(([u, v]): Vector3 => {
    const away = subtract([u, origin[1], -v], origin);
    return [dot(away, x), dot(away, y), 0];
  });
  return { ...floor, corners: local };
}

function floorOf(floor: CapturedSurface, region: Region, count: number): CapturedSurface {
  const repairs = floor.isMade ? [] : [reasons.rectangle(count)];
  return { ...floorOfRegion(floor, region), repairs: [...floor.repairs, ...repairs] };
}

/** Returns the index of the region that contains a position, or of the nearest one. */
function regionAt(point: Vector2, regions: readonly Region[]): number {
  const inside = regions.findIndex(({ outline }) => isInsidePolygon(point, outline));
  if (inside >= 0) return inside;
  const away = regions.map(({ sides }) =>
    Math.min(...sides.map(({ from, to }) => distance2(point, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))),
  );
  return away.indexOf(Math.min(...away));
}

/** Merges spans that touch. */
function merged(spans: readonly WallSpan[], slack: number): WallSpan[] {
  const joined: WallSpan[] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from - last[1] < slack) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

type WallPart = { wall: CapturedSurface; region: number; span: WallSpan };

/** Returns each room's parts of a wall. A part on no room's border goes to the room around it. */
function partsOf(wall: CapturedSurface, { segments, rooms }: RoomsByWalls): WallPart[] {
  const slack = MIN_PART / metersOf(wall);
  const found: WallPart[] = rooms.flatMap(({ sides }, region) => {
    const wallSides = sides.filter((side) => side.segments.some((index) => segments[index]?.wall === wall));
    const spans = wallSides.map(({ from, to }): WallSpan => {
      const [a, b] = [alongWall(wall, from), alongWall(wall, to)];
      return a < b ? [a, b] : [b, a];
    });
    return merged(spans, slack).map((span) => ({ wall, region, span }));
  });
  const [left, right] = spanOf(wall);
  let from = left;
  const taken = merged(
    found.map(({ span }) => [...span]),
    slack,
  );
  for (const [start, end] of [...taken, [right, right] as const]) {
    if (start - from > slack)
      found.push({ wall, region: regionAt(pointAlong(wall, from, start, segments), rooms), span: [from, start] });
    from = Math.max(from, end);
  }
  return found.filter(({ span }) => span[1] - span[0] > slack);
}

/** Returns the middle of a part, seen from above. */
function pointAlong(wall: CapturedSurface, from: number, to: number, segments: RoomsByWalls["segments"]): Vector2 {
  const middle = (from + to) / 2;
  const wallSegments = segments.filter((segment) => segment.wall === wall);
  const best = wallSegments.find((segment) => {
    const [a, b] = [alongWall(wall, segment.from), alongWall(wall, segment.to)];
    return middle >= Math.min(a, b) && middle <= Math.max(a, b);
  });
  const { from: start, to: end } = best ?? wallSegments[0]!;
  const [a, b] = [alongWall(wall, start), alongWall(wall, end)];
  const share = a === b ? 0.5 : Math.min(1, Math.max(0, (middle - a) / (b - a)));
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

function splitByRegions(room: CapturedRoom, found: RoomsByWalls): CapturedRoom[] {
  const [floor] = room.floors;
  const regions = found.rooms;
  const rooms = regions.map((region) => ({ ...emptyRoom(), floors: [floorOf(floor!, region, regions.length)] }));
  const parts = room.walls.flatMap((wall) => partsOf(wall, found));
  for (const { wall, region, span } of parts) {
    rooms[region]!.walls.push(partOfWall(wall, span, MIN_PART / metersOf(wall)));
  }
  for (const object of room.planar) {
    const center = toPlan(object.frame.origin);
    const hosts = parts.filter(({ wall, span }) => {
      const position = wall.identifier === object.parentIdentifier ? alongWall(wall, center) : Number.NaN;
      return position >= span[0] && position <= span[1];
    });
    const owners = hosts.length > 0 ? hosts.map(({ region }) => region) : [regionAt(center, regions)];
    for (const owner of new Set(owners)) rooms[owner]!.planar.push({ ...object, repairs: [...object.repairs] });
  }
  for (const object of room.objects) rooms[regionAt(toPlan(object.frame.origin), regions)]!.objects.push(object);
  const [first] = rooms;
  for (const section of room.sections) {
    const index = regions.findIndex(({ outline }) => isInsidePolygon(toPlan(section.center), outline));
    const { identifier, place } = section;
    if (index >= 0) rooms[index]!.sections.push(section);
    else {
      first!.cautions.push(notes.sectionOpen(sectionName(section), null));
      if (identifier !== null) {
        first!.refused.push({ identifier, place, element: "section", reason: reasons.sectionOutside });
      }
    }
  }
  first!.refused.push(...room.refused);
  first!.selfIdentifiers.push(...room.selfIdentifiers);
  first!.notes.push(...room.notes, ...(rooms.length > 1 ? [notes.split(rooms.length)] : []));
  first!.cautions.push(...room.cautions);
  first!.copies.push(...room.copies);
  for (const one of rooms) one.origin = room.origin;
  return rooms;
}

/** Returns the room itself if its floor is not a rectangle, or is the outline of its walls. No element is lost. */
export function splitRooms(room: CapturedRoom): CapturedRoom[] {
  const [floor, ...others] = room.floors;
  if (floor?.isMade) {
    const closed = roomsByWalls(room.walls, false);
    return closed.rooms.length > 1 ? splitByRegions(room, closed) : [room];
  }
  const area = floor && others.length === 0 && room.walls.length > 2 ? rectangleArea(floor) : null;
  if (area === null) return [room];
  const found = roomsByWalls(room.walls);
  const [only, ...more] = found.rooms;
  if (!only) return [room];
  if (more.length === 0 && Math.abs(only.area - area) < SAME_AREA * area) return [room];
  if (found.isNested) return [{ ...room, notes: [...room.notes, notes.freestanding] }];
  return splitByRegions(room, found);
}
