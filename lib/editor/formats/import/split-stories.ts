/** Splits a capture into stories by its walls, because one floor for all of them would be wrong. */
import type { CapturedObject, CapturedRoom, CapturedSurface } from "./captured-room";
import { emptyRoom } from "./read-room";
import { wallPanels } from "./wall-panels";

/** Walls whose bases are within this height are on one level, whatever their story numbers, in m. */
const SAME_LEVEL = 0.5;
/** Thickness of the thinnest ceiling, in m: walls that begin less than this above others are on the same story. */
const MIN_SLAB = 0.05;
/** How far a section or object may be below its floor, in m. */
const UNDER_FLOOR = 0.3;

/** `level`: the median height of the walls' bases. */
type Story = { walls: CapturedSurface[]; level: number };

/** Returns the heights of a wall's lowest and highest corner. */
function reachOf(wall: CapturedSurface): { base: number; top: number } {
  const heights = wallPanels({ ...wall, repairs: [] }).flatMap(({ corners }) => corners.map(([, y]) => y));
  return { base: Math.min(...heights), top: Math.max(...heights) };
}

/** Returns the median height of the walls' bases. */
export function levelOf(walls: readonly CapturedSurface[]): number {
  const bases = walls.map((wall) => reachOf(wall).base).sort((a, b) => a - b);
  return bases[Math.floor(bases.length / 2)] ?? 0;
}

/** Groups walls into stories: a story begins above all walls of the story below. */
function groupByHeight(walls: readonly CapturedSurface[]): Story[] {
  const groups: CapturedSurface[][] = [];
  let highest = -Infinity;
  const sorted = walls.map((wall) => ({ wall, ...reachOf(wall) })).sort((a, b) => a.base - b.base);
  for (const { wall, base, top } of sorted) {
    if (base > highest + MIN_SLAB) groups.push([]);
    groups.at(-1)!.push(wall);
    highest = Math.max(highest, top);
  }
  return groups.map((group) => ({ walls: group, level: levelOf(group) }));
}

function groupByNumber(walls: readonly CapturedSurface[], numbers: readonly number[]): Story[] {
  const stories: Story[] = [];
  for (const number of numbers) {
    const storyWalls = walls.filter((wall) => wall.story === number);
    const level = levelOf(storyWalls);
    const same = stories.find((story) => Math.abs(story.level - level) < SAME_LEVEL);
    if (same) same.walls.push(...storyWalls);
    else stories.push({ walls: storyWalls, level });
  }
  return stories.sort((a, b) => a.level - b.level);
}

/** Returns an empty part of a room for a story; the lowest keeps the data about the whole room. */
const partOf = (room: CapturedRoom, index: number): CapturedRoom => ({
  ...(index === 0 ? room : { ...emptyRoom(), origin: room.origin, selfIdentifiers: room.selfIdentifiers }),
  walls: [],
  floors: [],
  planar: [],
  objects: [],
  sections: [],
});

/**
 * Returns a room for each story from the lowest, or the room itself if it has one. Stories without numbers in the
 * capture are numbered from the lowest.
 */
export function splitStories(room: CapturedRoom): CapturedRoom[] {
  const numbers = [...new Set(room.walls.map(({ story }) => story))].sort((a, b) => a - b);
  const isNumbered = numbers.length > 1;
  const stories = isNumbered ? groupByNumber(room.walls, numbers) : groupByHeight(room.walls);
  if (stories.length < 2) return [room];
  const ofNumber = new Map(stories.flatMap(({ walls }, index) => walls.map(({ story }) => [story, index] as const)));
  const ofWall = new Map(
    stories.flatMap(({ walls }, index) => walls.map(({ identifier }) => [identifier, index] as const)),
  );
  const storyAt = (y: number): number => Math.max(0, stories.filter(({ level }) => y > level - UNDER_FLOOR).length - 1);
  const indexOf = (story: number | null, y: number): number =>
    (isNumbered && story !== null ? ofNumber.get(story) : undefined) ?? storyAt(y);
  const parts = stories.map((_, index) => partOf(room, index));
  const distribute = <T extends CapturedSurface | CapturedObject>(
    elements: readonly T[],
    listOf: (part: CapturedRoom) => T[],
  ): void => {
    for (const element of elements) {
      const { identifier, parentIdentifier, story, frame } = element;
      const index = ofWall.get(identifier) ?? ofWall.get(parentIdentifier ?? "") ?? indexOf(story, frame.origin[1]);
      listOf(parts[index]!).push(isNumbered ? element : { ...element, story: story + index });
    }
  };
  distribute(room.walls, ({ walls }) => walls);
  distribute(room.floors, ({ floors }) => floors);
  distribute(room.planar, ({ planar }) => planar);
  distribute(room.objects, ({ objects }) => objects);
  for (const section of room.sections) parts[indexOf(section.story, section.center[1])]!.sections.push(section);
  return parts;
}
