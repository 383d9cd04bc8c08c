import type { Face, Vertex } from "../../domain/geometry-records";
import { mean } from "../../geometry/mean";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { roomFaces } from "../core/rooms/room-faces";
import type { ReadScene } from "../core/scene";
import { currentMeasures } from "../core/units/chosen-measures";
import { movableVertices } from "./move-vertices";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";

/** `floorKeys`: the floor faces of the rooms; `height`: meters above the floor. */
export type CeilingRaise = { floorKeys: readonly string[]; height: number };

/** A ceiling whose corners differ by less than this counts as level, in meters. */
const LEVEL = 0.05;
/** Wall corners this close to the height of the ceiling move with it, in meters. */
const AT_CEILING = 0.05;

const cornersOf = (scene: ReadScene, faces: readonly Face[]): Vertex[] =>
  [...new Set(faces.flatMap(({ loops }) => loops.flat()))].flatMap((key) => scene.get("vertex", key) ?? []);

type Room = { ground: number; tops: Vertex[] };

/** Returns the corners at the ceiling of a room: corners of the ceiling, and of walls that reach its height. */
function roomTops(scene: ReadScene, floorKey: string): Room | null {
  const room = roomFaces(scene, floorKey);
  if (!room) return null;
  const ground = mean(cornersOf(scene, [room.floor]).map(({ y }) => y));
  const ceiling = cornersOf(scene, room.ceilings).filter(({ y }) => y > ground + LEVEL);
  const walls = cornersOf(scene, room.walls).filter(({ y }) => y > ground + LEVEL);
  if (ceiling.length === 0) {
    const highest = Math.max(...walls.map(({ y }) => y));
    return { ground, tops: walls.filter(({ y }) => y > highest - AT_CEILING) };
  }
  const ceilingSet = new Set(ceiling);
  const [low, high] = [Math.min(...ceiling.map(({ y }) => y)), Math.max(...ceiling.map(({ y }) => y))];
  const reaching = walls.filter(({ y }) => y > low - AT_CEILING && y < high + AT_CEILING);
  return { ground, tops: [...ceiling, ...reaching.filter((vertex) => !ceilingSet.has(vertex))] };
}

/** Returns the height of the lowest ceiling corner above the floor, in meters; null if there is none. */
export function ceilingHeight(scene: ReadScene, floorKey: string): number | null {
  const room = roomTops(scene, floorKey);
  return room && room.tops.length > 0 ? Math.min(...room.tops.map(({ y }) => y)) - room.ground : null;
}

/**
 * Sets the height of ceilings above their floors. A level ceiling stays level; a sloping one keeps its slope, with its
 * lowest corner at the height. Walls follow by their shared corners; openings stay, and the command is refused if one
 * would extend beyond its wall.
 */
export function raiseCeiling(scene: ReadScene, { floorKeys, height }: CeilingRaise): CommandOutcome {
  if (!areFinite([height])) return refuse("invalid", COPY.notANumber);
  if (height <= 0) return refuse("invalid", TOPOLOGY_COPY.noHeight);
  if (floorKeys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseRoom);
  const draft = createDraft(scene);
  for (const floorKey of new Set(floorKeys)) {
    const face = scene.get("face", floorKey);
    if (!face) return refuse("missing", COPY.missing, [floorKey]);
    const room = roomTops(scene, floorKey);
    if (!room) return refuse("invalid", TOPOLOGY_COPY.chooseRoom, [floorKey]);
    if (room.tops.length === 0) return refuse("invalid", TOPOLOGY_COPY.noCeiling, [floorKey]);
    const tops = movableVertices(
      scene,
      room.tops.map(({ key }) => key),
    );
    if (!Array.isArray(tops)) return tops;
    const heights = tops.map(({ y }) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const rise = room.ground + height - low;
    for (const { key, y } of tops) {
      draft.update("vertex", key, { y: high - low < LEVEL ? room.ground + height : y + rise });
    }
  }
  return finish(draft, TOPOLOGY_COPY.raiseCeiling(currentMeasures().length(height)), {
    floors: floorsOf(scene, "face", floorKeys),
  });
}
