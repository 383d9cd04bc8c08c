/** What no wall parts though the capture names it apart: told of the room, and not closed by force. */
import { encloseRegions, type Region } from "../../../geometry/enclosed-regions";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { distance2 } from "../../../geometry/vector2";
import type { CapturedSection } from "./captured-room";
import { notes, roomLabel } from "./copy";
import type { DraftFloor, RoomDraft } from "./room-draft";
import { MEETING, passageFrom, segmentsOf } from "./rooms-by-walls";

/** Sides to go through for all floors of a room; far over any home, and keeps a hostile file from holding the browser. */
const MOST_SIDES = 3_000;

const namesOf = (sections: readonly CapturedSection[]): string[] => [
  ...new Set(sections.flatMap(({ label }) => roomLabel(label) ?? [])),
];

/** Metres of the side that both regions have where no wall and no border of the floor stands. */
function openBetween(one: Region, other: Region, isOpen: (side: Region["sides"][number]) => boolean): number {
  const shared = one.sides.filter(
    (side) => isOpen(side) && other.sides.some(({ from, to }) => from === side.to && to === side.from),
  );
  return shared.reduce((sum, { from, to }) => sum + distance2(from, to), 0);
}

/** The gaps of a floor: straight on from a partition's end, with a section of the capture on either side. */
function gapsOf(
  { room, pool, floors }: RoomDraft,
  { loop }: DraftFloor,
  sections: readonly CapturedSection[],
): string[] {
  const outline = floorPlanOf(loop.map(pool.at));
  const border = outline.map((from, at) => ({ from, to: outline[(at + 1) % outline.length]! }));
  const standing = [...border, ...segmentsOf(room.walls)];
  if (standing.length * floors.length > MOST_SIDES) return [];
  const { looseEnds } = encloseRegions(standing, MEETING);
  const inside = looseEnds.filter(({ at }) => isInsidePolygon(at, outline));
  const passages = inside.flatMap((end) => passageFrom(end, standing, inside) ?? []);
  const { regions } = encloseRegions([...standing, ...passages], MEETING);
  const parts = regions.flatMap((region) => {
    const names = namesOf(sections.filter(({ center }) => isInsidePolygon(toPlan(center), region.outline)));
    return names.length > 0 ? [{ region, name: names.join(", ") }] : [];
  });
  return parts.flatMap((one, at) =>
    parts.slice(at + 1).flatMap((other) => {
      const width = openBetween(one.region, other.region, ({ segments }) =>
        segments.every((index) => index >= standing.length),
      );
      return width > 0 ? [notes.openPlan(one.name, other.name, width)] : [];
    }),
  );
}

/** One note for each gap; where sections lie in one floor and no wall goes between them at all, one for the floor. */
export function tellOpenPlan(draft: RoomDraft): void {
  for (const floor of draft.floors) {
    const plan = floorPlanOf(floor.loop.map(draft.pool.at));
    const sections = draft.room.sections.filter(({ center }) => isInsidePolygon(toPlan(center), plan));
    const names = namesOf(sections);
    if (names.length < 2) continue;
    const gaps = gapsOf(draft, floor, sections);
    draft.notes.push(...(gaps.length > 0 ? gaps : [notes.oneRoom(names)]));
  }
}
