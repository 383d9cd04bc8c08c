/** A capture without floors, as those of iOS 16, gets one from the walls that close around a room. */
import { distance2 } from "../../../geometry/vector2";
import type { CapturedRoom, CapturedSurface } from "./captured-room";
import { noFloor, notes, reasons, type StoryNames, sectionName, storyNames, WHOLE_CAPTURE } from "./copy";
import { floorOutline } from "./floor-outline";
import { type RoomsByWalls, roomsByWalls } from "./rooms-by-walls";
import { floorOfRegion } from "./split-rooms";
import { levelOf, splitStories } from "./split-stories";

/** Metres between the two ends that no wall meets; null where there are more, or none. */
function gapOf({ looseEnds }: RoomsByWalls): number | null {
  const [one, other, ...more] = looseEnds;
  return one && other && more.length === 0 ? distance2(one.at, other.at) : null;
}

/** Nothing of a room that is open is taken: without a floor it would count as 0 m². `name` where no section names it. */
function refuseOpen(room: CapturedRoom, gap: number | null, name: string): CapturedRoom {
  const elements = [...room.walls, ...room.planar, ...room.objects];
  const names = room.sections.length > 0 ? room.sections.map(sectionName) : [name];
  const sections = room.sections.flatMap(({ identifier, place }) =>
    identifier === null ? [] : [{ identifier, place, element: "section" as const, reason: reasons.roomOpen }],
  );
  return {
    ...room,
    walls: [],
    planar: [],
    objects: [],
    sections: [],
    refused: [
      ...room.refused,
      ...elements.map(({ identifier, place, element }) => ({ identifier, place, element, reason: reasons.roomOpen })),
      ...sections,
    ],
    cautions: [...room.cautions, ...names.map((one) => notes.sectionOpen(one, gap))],
  };
}

/** Without the floors that enclose nothing, each of which is refused. */
function withSoundFloors(room: CapturedRoom): CapturedRoom {
  const refused = room.floors.flatMap((floor) => {
    const read = floorOutline(floor);
    const { identifier, place, element } = floor;
    return "refused" in read ? [{ identifier, place, element, reason: read.refused }] : [];
  });
  if (refused.length < room.floors.length || refused.length === 0) return room;
  return { ...room, floors: [], refused: [...room.refused, ...refused] };
}

/** A story with a floor, made from its walls where it has none; without its elements where these do not close. */
function makeFloor(room: CapturedRoom, prefix: string, names: StoryNames): CapturedRoom {
  if (room.floors.length > 0 || room.walls.length === 0) return room;
  const found = roomsByWalls(room.walls, false);
  const [region] = found.rooms;
  if (!region) return refuseOpen(room, gapOf(found), names.whole);
  const place = `${prefix}floors`;
  const floor: CapturedSurface = {
    identifier: place,
    place,
    parentIdentifier: null,
    confidence: "low",
    story: room.walls[0]!.story,
    frame: { origin: [0, levelOf(room.walls), 0], x: [1, 0, 0], y: [0, 0, -1], z: [0, 1, 0] },
    repairs: [],
    element: "floor",
    width: 0,
    height: 0,
    depth: 0,
    corners: [],
    curve: null,
    isOpen: null,
    isMade: true,
  };
  const isPartOpen = found.looseEnds.length > 0 && room.sections.length < 2;
  const open = isPartOpen ? [notes.sectionOpen(names.part, gapOf(found))] : [];
  return { ...room, floors: [floorOfRegion(floor, region)], cautions: [...room.cautions, ...open] };
}

/**
 * The room with a floor for each of its stories, a room for each where there are several. A room with floors stays as it is,
 * unless the walls of a story without one close.
 */
export function makeFloors(captured: CapturedRoom, prefix: string): CapturedRoom[] {
  const room = withSoundFloors(captured);
  const stories = splitStories(room);
  const closes = ({ floors, walls }: CapturedRoom): boolean =>
    floors.length === 0 && roomsByWalls(walls, false).rooms.length > 0;
  if (stories.length === 1 || (room.floors.length > 0 && !stories.some(closes))) {
    return [makeFloor(room, prefix, WHOLE_CAPTURE)];
  }
  return stories.map((story, at) => makeFloor(story, prefix, storyNames(at + 1, stories.length)));
}

/** Why a file in which no room has a floor is not taken; null where nothing of it was open. `rooms` as they were read. */
export function floorless(rooms: readonly CapturedRoom[]): string | null {
  const open = rooms.flatMap(splitStories).find(({ floors, walls }) => floors.length === 0 && walls.length > 0);
  return open ? noFloor(open.sections.map(sectionName), gapOf(roomsByWalls(open.walls, false))) : null;
}
