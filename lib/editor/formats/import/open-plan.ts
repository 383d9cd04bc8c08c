/** Notes gaps between sections that no wall separates. The gaps stay open. */
import { encloseRegions, type Region } from "../../../geometry/enclosed-regions";
import { floorPlanOf, toPlan } from "../../../geometry/floor-plan";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { distance2 } from "../../../geometry/vector2";
import type { CapturedSection } from "./captured-room";
import { notes, roomLabel } from "./copy";
import type { DraftFloor, RoomDraft } from "./room-draft";
import { MEETING, passageFrom, segmentsOf } from "./rooms-by-walls";

/** Sides × floors of a room, far above any home, so that a hostile file cannot block the browser. */
const MAX_SIDES = 3_000;

const namesOf = (sections: readonly CapturedSection[]): string[] => [
  ...new Set(sections.flatMap(({ label }) => roomLabel(label) ?? [])),
];

/** Returns the length in m of the common sides that are neither wall nor floor border. */
function openBetween(one: Region, other: Region, isOpen: (side: Region["sides"][number]) => boolean): number {
  const shared = one.sides.filter(
    (side) => isOpen(side) && other.sides.some(({ from, to }) => from === side.to && to === side.from),
  );
  return shared.reduce((sum, { from, to }) => sum + distance2(from, to), 0);
}

/** Returns notes on the gaps of a floor: each continues a partition, with a section on either side. */
function gapsOf(
  { room, pool, floors }: RoomDraft,
  { loop }: DraftFloor,
  sections: readonly CapturedSection[],
): string[] {
  const outline = floorPlanOf(loop.map(pool.at));
  const border = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length]! }));
  const closedSides = [...border, ...segmentsOf(room.walls)];
  if (closedSides.length * floors.length > MAX_SIDES) return [];
  const { looseEnds } = encloseRegions(closedSides, MEETING);
  const inside = looseEnds.filter(({ at }) => isInsidePolygon(at, outline));
  const passages = inside.flatMap((end) => passageFrom(end, closedSides, inside) ?? []);
  const { regions } = encloseRegions([...closedSides, ...passages], MEETING);
  const parts = regions.flatMap((region) => {
    const names = namesOf(sections.filter(({ center }) => isInsidePolygon(toPlan(center), region.outline)));
    return names.length > 0 ? [{ region, name: names.join(", ") }] : [];
  });
  return parts.flatMap((one, position) =>
    parts.slice(position + 1).flatMap((other) => {
      const width = openBetween(one.region, other.region, ({ segments }) =>
        segments.every((index) => index >= closedSides.length),
      );
      return width > 0 ? [notes.openPlan(one.name, other.name, width)] : [];
    }),
  );
}

/** Adds one note per gap; one per floor if no wall at all is between its sections. */
export function noteOpenPlan(draft: RoomDraft): void {
  for (const floor of draft.floors) {
    const plan = floorPlanOf(floor.loop.map(draft.pool.at));
    const sections = draft.room.sections.filter(({ center }) => isInsidePolygon(toPlan(center), plan));
    const names = namesOf(sections);
    if (names.length < 2) continue;
    const gaps = gapsOf(draft, floor, sections);
    draft.notes.push(...(gaps.length > 0 ? gaps : [notes.oneRoom(names)]));
  }
}
