/** Splits a wall panel where corners of other walls or of the floor meet its base. */
import { isNearBox, nearestOnSegment } from "../../../geometry/segment-distance";
import { distance, type Vector3 } from "../../../geometry/vector3";
import type { CapturedSurface } from "./captured-room";
import { type VertexPool, WELD_DISTANCE } from "./vertex-pool";
import type { WallPanel } from "./wall-panels";

/**
 * `base` from left to right as seen from the panel's +z side, `top` above it (null for an outline that is no
 * rectangle).
 */
export type WallPiece = { base: string[]; top: string[] | null; loop: string[] };

type Stop = { key: string; along: number };

/** Returns the base vertices on the segment between two others, in order. */
export function stopsBetween(from: string, to: string, candidates: Iterable<string>, pool: VertexPool): Stop[] {
  const [start, end] = [pool.at(from), pool.at(to)];
  const length = distance(start, end);
  const stops: Stop[] = [];
  for (const key of candidates) {
    if (key === from || key === to) continue;
    const at = pool.at(key);
    if (!isNearBox(at, start, end, WELD_DISTANCE)) continue;
    const near = nearestOnSegment(at, start, end);
    const along = near.share * length;
    if (near.distance < WELD_DISTANCE && along > 1e-6 && along < length - 1e-6) stops.push({ key, along });
  }
  return stops.sort((a, b) => a.along - b.along);
}

/** Returns the door, window or opening that a cut at this position would cross. */
function objectAt(along: number, start: Vector3, direction: Vector3, planar: readonly CapturedSurface[]) {
  return planar.find(({ frame, width }) => {
    const center = frame.origin.reduce((sum, part, axis) => sum + (part - start[axis]!) * direction[axis]!, 0);
    return Math.abs(center - along) < width / 2 - 0.001;
  });
}

export type SplitWall = {
  pieces: WallPiece[];
  /** Objects that prevented a cut. */
  uncut: CapturedSurface[];
};

/** Splits a panel. `keys`: the panel's vertices. `planar`: the wall's doors, windows and openings. */
export function splitWall(
  { panel, keys }: { panel: WallPanel; keys: string[] },
  bases: Iterable<string>,
  planar: readonly CapturedSurface[],
  pool: VertexPool,
): SplitWall {
  const [left, right, ...rest] = keys as [string, string, ...string[]];
  const stops = stopsBetween(left, right, bases, pool);
  if (!panel.isPlain || keys.length !== 4) {
    const base = [left, ...stops.map((stop) => stop.key), right];
    return { pieces: [{ base, top: null, loop: [...base, ...rest] }], uncut: [] };
  }
  const [start, end] = [pool.at(left), pool.at(right)];
  const length = distance(start, end);
  const direction: Vector3 = [(end[0] - start[0]) / length, (end[1] - start[1]) / length, (end[2] - start[2]) / length];
  const [topRight, topLeft] = rest as [string, string];
  const [highLeft, highRight] = [pool.at(topLeft)[1], pool.at(topRight)[1]];
  const uncut: CapturedSurface[] = [];
  const pieces: WallPiece[] = [];
  let base = [left];
  let top = [topLeft];
  const close = (): void => {
    pieces.push({ base, top, loop: [...base, ...[...top].reverse()] });
  };
  for (const { key, along } of stops) {
    const at = pool.at(key);
    const height = highLeft + ((highRight - highLeft) * along) / length;
    const topKey = pool.add([at[0], height, at[2]], panel.wall.confidence);
    base.push(key);
    top.push(topKey);
    const object = objectAt(along, start, direction, planar);
    if (object) {
      uncut.push(object);
      continue;
    }
    close();
    base = [key];
    top = [topKey];
  }
  base.push(right);
  top.push(topRight);
  close();
  return { pieces, uncut };
}
