/** Finds where walls have to be cut so that each part has one twin: between the rooms behind them. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { fromFrame } from "../../../geometry/host-frame";
import type { Vector3 } from "../../../geometry/vector3";
import type { SceneRecords } from "../../core/scene";
import {
  commonAlong,
  type Facing,
  facingSides,
  MIN_OVERLAP,
  type Side,
  type Span,
  sidesOf,
} from "../../core/twins/facing-sides";
import type { ExistingRecords } from "./existing-records";

/** How far a cut may be moved to avoid a door, in m. */
const MAX_SHIFT = 0.3;
/** Distance of a cut from a door, in m. */
const DOOR_DISTANCE = 0.005;

/** Returns the nearest position that cuts through no door, or null. */
function avoidDoors(position: number, holes: readonly Span[], { along }: Side): number | null {
  const positions = [position, ...holes.flatMap(([from, to]) => [from - DOOR_DISTANCE, to + DOOR_DISTANCE])]
    .filter((other) => Math.abs(other - position) <= MAX_SHIFT)
    .filter((other) => other - along[0] > MIN_OVERLAP / 2 && along[1] - other > MIN_OVERLAP / 2)
    .filter((other) =>
      holes.every(([from, to]) => other <= from - DOOR_DISTANCE / 2 || other >= to + DOOR_DISTANCE / 2),
    );
  return positions.sort((a, b) => Math.abs(a - position) - Math.abs(b - position))[0] ?? null;
}

/**
 * Returns the positions between the walls behind a side. For a single wall behind, returns the ends of the overlap if
 * it is clearly shorter than both walls: without these cuts the larger wall would count for both, and the rest of the
 * smaller would not count.
 */
function candidatePositions(side: Side, behind: readonly Facing[]): number[] {
  const spans = behind.map((pair) => commonAlong(pair, side)).sort((a, b) => a[0] - b[0]);
  const positions: number[] = [];
  for (let i = 0; i + 1 < spans.length; i += 1) {
    const [end, start] = [spans[i]![1], spans[i + 1]![0]];
    if (end - start < MIN_OVERLAP) positions.push((end + start) / 2);
  }
  const [only] = behind;
  if (only && behind.length === 1) {
    const [from, to] = commonAlong(only, side);
    const shorter = Math.min(...[only.a, only.b].map(({ along }) => along[1] - along[0]));
    if (to - from < Math.max(shorter / 2, shorter - MIN_OVERLAP)) positions.push(from, to);
  }
  return positions.filter(
    (position) => position - side.along[0] > MIN_OVERLAP && side.along[1] - position > MIN_OVERLAP,
  );
}

const holesOn = (side: Side, planar: readonly ObjectPlanar[]): Span[] =>
  planar.filter(({ faceKey }) => faceKey === side.face.key).map(({ u, width }): Span => [u - width / 2, u + width / 2]);

/**
 * Returns for each room the cut points on the bases of its walls, by captured identifier. Existing walls are not cut,
 * and those with a twin cause no cuts.
 */
export function findWallCuts(
  rooms: readonly Pick<SceneRecords, "vertex" | "face" | "objectPlanar">[],
  existing?: Pick<ExistingRecords, "vertex" | "face">,
): Map<string, Vector3[]>[] {
  const sides = [
    ...rooms.flatMap((room, index) => sidesOf(room, index)),
    ...(existing ? sidesOf(existing, rooms.length).filter(({ face }) => !face.twinKey) : []),
  ];
  const behind = new Map<Side, Facing[]>();
  for (const pair of facingSides(sides)) {
    for (const side of [pair.a, pair.b]) behind.set(side, [...(behind.get(side) ?? []), pair]);
  }
  const cuts = rooms.map(() => new Map<string, Vector3[]>());
  for (const [side, pairs] of behind) {
    const identifier = side.face.sourceId;
    const roomCuts = cuts[side.room];
    if (!roomCuts || !identifier) continue;
    const holes = holesOn(side, rooms[side.room]!.objectPlanar);
    for (const position of candidatePositions(side, pairs)) {
      const clear = avoidDoors(position, holes, side);
      if (clear === null) continue;
      roomCuts.set(identifier, [...(roomCuts.get(identifier) ?? []), fromFrame(side.frame, [clear, 0])]);
    }
  }
  return cuts;
}
