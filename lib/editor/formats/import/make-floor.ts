/** Draws the floor of a capture without floors, as from iOS 16, from closed walls. */
import { distance2 } from "../../../geometry/vector2";
import type { CapturedRoom, CapturedSurface } from "./captured-room";
import { noFloor, notes, reasons, type StoryNames, sectionName, storyNames, WHOLE_CAPTURE } from "./copy";
import { floorOutline } from "./floor-outline";
import { type RoomsByWalls, roomsByWalls } from "./rooms-by-walls";
import { floorOfRegion } from "./split-rooms";
import { levelOf, splitStories } from "./split-stories";

/** Returns the distance of the two loose wall ends in m; null for another number of them. */
function gapOf({ looseEnds }: RoomsByWalls): number | null {
  const [one, other, ...more] = looseEnds;
  return one && other && more.length === 0 ? distance2(one.at, other.at) : null;
}

/** Refuses all elements of an open room: without a floor it would count as 0 m². `name` is used without sections. */
function refuseOpenRoom(room: CapturedRoom, gap: number | null, name: string): CapturedRoom {
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
    cautions: [...room.cautions, ...names.map((sectionTitle) => notes.sectionOpen(sectionTitle, gap))],
  };
}

/** Removes and refuses the floors of a room if none of them has an area. */
function withSoundFloors(room: CapturedRoom): CapturedRoom {
  const refused = room.floors.flatMap((floor) => {
    const read = floorOutline(floor);
    const { identifier, place, element } = floor;
    return "refused" in read ? [{ identifier, place, element, reason: read.refused }] : [];
  });
  if (refused.length < room.floors.length || refused.length === 0) return room;
  return { ...room, floors: [], refused: [...room.refused, ...refused] };
}

/** Returns a story with a floor, drawn from its walls if it has none, or without its elements if they do not close. */
function makeFloor(room: CapturedRoom, prefix: string, names: StoryNames): CapturedRoom {
  if (room.floors.length > 0 || room.walls.length === 0) return room;
  const found = roomsByWalls(room.walls, false);
  const [region] = found.rooms;
  if (!region) return refuseOpenRoom(room, gapOf(found), names.whole);
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
 * Returns a room with a floor for each story. A room with floors is returned as it is, unless the walls of a story
 * without a floor close.
 */
export function makeFloors(captured: CapturedRoom, prefix: string): CapturedRoom[] {
  const room = withSoundFloors(captured);
  const stories = splitStories(room);
  const closes = ({ floors, walls }: CapturedRoom): boolean =>
    floors.length === 0 && roomsByWalls(walls, false).rooms.length > 0;
  if (stories.length === 1 || (room.floors.length > 0 && !stories.some(closes))) {
    return [makeFloor(room, prefix, WHOLE_CAPTURE)];
  }
  return stories.map((story, index) => makeFloor(story, prefix, storyNames(index + 1, stories.length)));
}

/**
 * Returns why a file in which no room has a floor is refused, or null if no part is open. `rooms` are as read.
 */
export function missingFloorReason(rooms: readonly CapturedRoom[]): string | null {
  const open = rooms.flatMap(splitStories).find(({ floors, walls }) => floors.length === 0 && walls.length > 0);
  return open ? noFloor(open.sections.map(sectionName), gapOf(roomsByWalls(open.walls, false))) : null;
}
