/** Places a room's furniture where it fits, in the format of a capture. */
import type { PlanHole, PlanObject, PlanPoint, PlanRoom } from "./room-plan";
import type { JsonObject3D } from "./room-plan-json";
import { type ScanPose, singles, uprightTransform } from "./scan-pose";
import type { ScannedWall } from "./scan-walls";
import type { SeededRandom } from "./seeded-random";

type Box = { x0: number; z0: number; x1: number; z1: number; top: number; bottom: number };
type Placed = { at: PlanPoint; along: PlanPoint; box: Box };

const GAP = 0.03;
const TRIES = 60;

const overlaps = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.z0 < b.z1 && b.z0 < a.z1 && a.bottom < b.top && b.bottom < a.top;

function boxAt([x, z]: PlanPoint, along: PlanPoint, { size, elevation }: PlanObject): Box {
  const [acrossX, acrossZ] = Math.abs(along[0]) > 0.5 ? [size[0] / 2, size[2] / 2] : [size[2] / 2, size[0] / 2];
  return {
    x0: x - acrossX,
    x1: x + acrossX,
    z0: z - acrossZ,
    z1: z + acrossZ,
    bottom: elevation,
    top: elevation + size[1],
  };
}

function isInsideOutline({ x0, x1, z0, z1 }: Box, outline: readonly PlanPoint[]): boolean {
  const isInside = (x: number, z: number): boolean =>
    outline.reduce((inside, [ax, az], index) => {
      const [bx, bz] = outline[(index + 1) % outline.length]!;
      return az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax) ? !inside : inside;
    }, false);
  return [x0, (x0 + x1) / 2, x1].every((x) => [z0, (z0 + z1) / 2, z1].every((z) => isInside(x, z)));
}

/** Returns the boxes in front of doors and openings, which stay free. */
function clearances(holes: readonly PlanHole[]): Box[] {
  return holes
    .filter(({ sill }) => sill < 0.3)
    .map(({ at: [x, z], along, width }) => {
      const [halfX, halfZ] = along === "x" ? [width / 2, 0.75] : [0.75, width / 2];
      return { x0: x - halfX, x1: x + halfX, z0: z - halfZ, z1: z + halfZ, bottom: 0, top: 2.2 };
    });
}

function candidate(random: SeededRandom, object: PlanObject, room: PlanRoom, walls: readonly ScannedWall[]): Placed {
  if (object.place === "middle" || walls.length === 0) {
    const [xs, zs] = [room.outline.map(([x]) => x), room.outline.map(([, z]) => z)];
    const at: PlanPoint = [
      random.between(Math.min(...xs), Math.max(...xs)),
      random.between(Math.min(...zs), Math.max(...zs)),
    ];
    const along: PlanPoint = random.next() < 0.5 ? [1, 0] : [0, 1];
    return { at, along, box: boxAt(at, along, object) };
  }
  const { from, to } = random.pick(walls);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: PlanPoint = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const share = random.between(
    object.size[0] / 2 + GAP,
    Math.max(object.size[0] / 2 + GAP, length - object.size[0] / 2 - GAP),
  );
  const away = object.size[2] / 2 + GAP;
  const at: PlanPoint = [from[0] + along[0] * share - along[1] * away, from[1] + along[1] * share + along[0] * away];
  return { at, along, box: boxAt(at, along, object) };
}

/** An object without a free position after some tries is omitted, as in a room that is too small for the object. */
export function scanObjects(
  random: SeededRandom,
  { room, walls, pose, spread }: { room: PlanRoom; walls: readonly ScannedWall[]; pose: ScanPose; spread: number },
  holes: readonly PlanHole[],
): JsonObject3D[] {
  const taken = clearances(holes);
  return room.objects.flatMap((object) => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { at, along, box } = candidate(random, object, room, walls);
      if (!isInsideOutline(box, room.outline) || taken.some((other) => overlaps(other, box))) continue;
      taken.push(box);
      const draw = random.next();
      const [width, height, depth] = object.size.map((length) => length + random.noise(spread / 2));
      return {
        attributes: object.attributes,
        category: { [object.category]: {} },
        confidence: { [draw < 0.4 ? "high" : draw < 0.7 ? "medium" : "low"]: {} },
        dimensions: singles([width!, height!, depth!]),
        identifier: random.identifier(),
        parentIdentifier: null,
        story: room.floorNumber,
        transform: uprightTransform(pose, along, at, object.elevation + height! / 2),
      };
    }
    return [];
  });
}
