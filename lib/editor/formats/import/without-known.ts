/** Leaves out what is there already: a file taken twice, or chosen twice, changes nothing. */
import type { CapturedObject, CapturedRoom, CapturedSurface } from "./captured-room";
import { reasons } from "./copy";
import type { ImportContext } from "./import-context";

/** Whether something of the room was taken before: the rest of it belongs where that is. */
export const isTakenBefore = (
  { walls, floors, planar, objects }: CapturedRoom,
  existing: ImportContext["existing"],
): boolean =>
  [...walls, ...floors, ...planar, ...objects].some(
    ({ identifier, place }) => identifier !== place && existing?.identifiers.has(identifier),
  );

/** To be asked for one room after the other: what an earlier file of the set holds counts as there. Two may have one name. */
export function withoutKnown(
  existing: ImportContext["existing"],
): (room: CapturedRoom, file: { at: number; fileName: string }) => CapturedRoom {
  const held: ReadonlySet<string> = existing?.identifiers ?? new Set();
  const files = new Map<string, { at: number; fileName: string }>();
  return (room, file) => {
    const refused = [...room.refused];
    const fresh = <T extends CapturedSurface | CapturedObject>(elements: readonly T[]): T[] =>
      elements.filter(({ identifier, place, element }) => {
        const isNamed = identifier !== place;
        const other = isNamed ? files.get(identifier) : undefined;
        const reason =
          held.has(identifier) && isNamed
            ? reasons.alreadyImported
            : other === undefined || other.at === file.at
              ? null
              : reasons.inOtherFile(other.fileName);
        if (isNamed && other === undefined) files.set(identifier, file);
        if (reason) refused.push({ identifier, place, element, reason });
        return reason === null;
      });
    const { walls, floors, planar, objects } = room;
    const left = { walls: fresh(walls), floors: fresh(floors), planar: fresh(planar), objects: fresh(objects) };
    // A floor made from walls came with them, when they were taken.
    if (left.walls.length < walls.length) left.floors = left.floors.filter(({ isMade }) => !isMade);
    return { ...room, ...left, refused, hasWallsElsewhere: left.walls.length < walls.length };
  };
}
