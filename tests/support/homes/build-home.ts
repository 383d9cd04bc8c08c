/** An invented home as records: closed rooms, twins between neighbors, floors above each other. */
import type { SceneRecords } from "@/lib/editor/core/scene";
import { type BuiltRoom, buildRoom, openingOn } from "./build-room";
import type { HomePlan } from "./home-plan";

/** Returns the wall at the room's greatest x (right) or least x (left), or null if a joint divides it. */
function facingWall({ walls }: BuiltRoom, where: "right" | "left"): BuiltRoom["walls"][number] | null {
  const sides = walls.map(({ side }) => side);
  const expected = where === "left" ? 0 : Math.max(...sides) - 1;
  const found = walls.filter(({ side }) => side === expected);
  return found.length === 1 ? found[0]! : null;
}

function linkTwins(left: BuiltRoom, right: BuiltRoom, doorKey: string | null): void {
  const [a, b] = [facingWall(left, "right"), facingWall(right, "left")];
  if (!a || !b) return;
  a.face.twinKey = b.face.key;
  b.face.twinKey = a.face.key;
  if (doorKey === null || a.isTaken || b.isTaken || Math.min(a.length, b.length) < 1) return;
  const shape = { label: "door", width: 0.8, height: 2, share: 0 } as const;
  const [one, other] = [openingOn(a, shape, left.lowest), openingOn(b, { ...shape, share: 1 }, right.lowest)];
  if (!one || !other) return;
  const { surveyKey, floorNumber } = a.face;
  const base = { surveyKey, floorNumber, revision: 1 };
  left.records.objectPlanar.push({ ...base, ...one, key: `${doorKey}a`, twinKey: `${doorKey}b` });
  right.records.objectPlanar.push({ ...base, ...other, key: `${doorKey}b`, twinKey: `${doorKey}a` });
}

/** Returns the records of a home; keys contain level, row and room, e.g. "0.1.2-b3" for a floor corner. */
export function buildHome(plan: HomePlan, surveyKey: string): SceneRecords {
  const built = plan.levels.flatMap((level) => {
    let z = 0;
    return level.rows.flatMap((row, rowIndex) => {
      let x = 0;
      const rooms = row.rooms.map((room, index) => {
        const name = `${level.floorNumber}.${rowIndex}.${index}`;
        const builtRoom = buildRoom({ surveyKey, name, room, level, x, z, depth: row.depth });
        x += room.width + plan.wallThickness;
        return builtRoom;
      });
      rooms.slice(1).forEach((room, index) => {
        const doorKey = row.hasDoorBetween ? `${level.floorNumber}.${rowIndex}.${index}-door` : null;
        linkTwins(rooms[index]!, room, doorKey);
      });
      z += row.depth + plan.wallThickness;
      return rooms;
    });
  });
  const all = built.map(({ records }) => records);
  return {
    vertex: all.flatMap(({ vertex }) => vertex),
    edge: all.flatMap(({ edge }) => edge),
    face: all.flatMap(({ face }) => face),
    objectPlanar: all.flatMap(({ objectPlanar }) => objectPlanar),
    object3D: all.flatMap(({ object3D }) => object3D),
  };
}
