/** Skips elements that are already imported, so that importing a file twice changes nothing. */
import type { CapturedObject, CapturedRoom, CapturedSurface } from "./captured-room";
import { reasons } from "./copy";
import type { ImportContext } from "./import-context";

/** Whether a part of the room was imported before, so that the rest must fit next to that part. */
export const isPartlyImported = (
  { walls, floors, planar, objects }: CapturedRoom,
  existing: ImportContext["existing"],
): boolean =>
  [...walls, ...floors, ...planar, ...objects].some(
    ({ identifier, place }) => identifier !== place && existing?.identifiers.has(identifier),
  );

/**
 * Returns a filter to call for each room in turn: elements of an earlier file of the set count as known. File names may
 * be equal, so `at`, the index of the file, identifies it.
 */
export function createKnownFilter(
  existing: ImportContext["existing"],
): (room: CapturedRoom, file: { at: number; fileName: string }) => CapturedRoom {
  const known: ReadonlySet<string> = existing?.identifiers ?? new Set();
  const files = new Map<string, { at: number; fileName: string }>();
  return (room, file) => {
    const refused = [...room.refused];
    const fresh = <T extends CapturedSurface | CapturedObject>(elements: readonly T[]): T[] =>
      elements.filter(({ identifier, place, element }) => {
        const isNamed = identifier !== place;
        const other = isNamed ? files.get(identifier) : undefined;
        const reason =
          known.has(identifier) && isNamed
            ? reasons.alreadyImported
            : other === undefined || other.at === file.at
              ? null
              : reasons.inOtherFile(other.fileName);
        if (isNamed && other === undefined) files.set(identifier, file);
        if (reason) refused.push({ identifier, place, element, reason });
        return reason === null;
      });
    const { walls, floors, planar, objects } = room;
    const rest = { walls: fresh(walls), floors: fresh(floors), planar: fresh(planar), objects: fresh(objects) };
    // A floor drawn from walls was imported with them.
    if (rest.walls.length < walls.length) rest.floors = rest.floors.filter(({ isMade }) => !isMade);
    return { ...room, ...rest, refused, hasWallsElsewhere: rest.walls.length < walls.length };
  };
}
