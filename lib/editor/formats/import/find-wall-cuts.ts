/** Where walls have to be cut so that each part has one twin: between the rooms behind them. */
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

/** Returns the position nearest to `at` that cuts through no door, or null. */
function avoidDoors(at: number, holes: readonly Span[], { along }: Side): number | null {
  const places = [at, ...holes.flatMap(([from, to]) => [from - DOOR_DISTANCE, to + DOOR_DISTANCE])]
    .filter((place) => Math.abs(place - at) <= MAX_SHIFT)
    .filter((place) => place - along[0] > MIN_OVERLAP / 2 && along[1] - place > MIN_OVERLAP / 2)
    .filter((place) =>
      holes.every(([from, to]) => place <= from - DOOR_DISTANCE / 2 || place >= to + DOOR_DISTANCE / 2),
    );
  return places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? null;
}

/**
 * Returns positions between the walls behind, and at the ends of a single wall behind if it covers only a small part of
 * either, or each extends past the other. Otherwise the larger wall would count for both, and the rest of the smaller
 * would not count.
 */
function candidatePositions(side: Side, behind: readonly Facing[]): number[] {
  const spans = behind.map((pair) => commonAlong(pair, side)).sort((a, b) => a[0] - b[0]);
  const places: number[] = [];
  for (let at = 0; at + 1 < spans.length; at += 1) {
    const [end, start] = [spans[at]![1], spans[at + 1]![0]];
    if (end - start < MIN_OVERLAP) places.push((end + start) / 2);
  }
  const [only] = behind;
  if (only && behind.length === 1) {
    const [from, to] = commonAlong(only, side);
    const shorter = Math.min(...[only.a, only.b].map(({ along }) => along[1] - along[0]));
    if (to - from < Math.max(shorter / 2, shorter - MIN_OVERLAP)) places.push(from, to);
  }
  return places.filter((place) => place - side.along[0] > MIN_OVERLAP && side.along[1] - place > MIN_OVERLAP);
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
    ...rooms.flatMap((room, at) => sidesOf(room, at)),
    ...(existing ? sidesOf(existing, rooms.length).filter(({ face }) => !face.twinKey) : []),
  ];
  const behind = new Map<Side, Facing[]>();
  for (const pair of facingSides(sides)) {
    for (const side of [pair.a, pair.b]) behind.set(side, [...(behind.get(side) ?? []), pair]);
  }
  const cuts = rooms.map(() => new Map<string, Vector3[]>());
  for (const [side, pairs] of behind) {
    const identifier = side.face.sourceId;
    const own = cuts[side.room];
    if (!own || !identifier) continue;
    const holes = holesOn(side, rooms[side.room]!.objectPlanar);
    for (const place of candidatePositions(side, pairs)) {
      const clear = avoidDoors(place, holes, side);
      if (clear === null) continue;
      own.set(identifier, [...(own.get(identifier) ?? []), fromFrame(side.frame, [clear, 0])]);
    }
  }
  return cuts;
}
