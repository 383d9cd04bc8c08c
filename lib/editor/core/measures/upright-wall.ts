/** A face with upright coordinates: [along, up] in meters from the origin of its host frame, seen from its room. */
import type { Face } from "../../../domain/geometry-records";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import { facePoints } from "./face-points";
import type { PlanarView } from "./planar-view";

export type UprightWall = {
  face: Face;
  frame: HostFrame;
  /** The outer loop, then the holes. */
  loops: Vector2[][];
  left: number;
  right: number;
  low: number;
  high: number;
  /**
   * Radians from the frame's u to the horizontal, so that an opening is upright whichever side the loop starts with.
   */
  turn: number;
};

/** A face flatter than this has no upward direction of its own and uses the frame's v. */
const MIN_UP = 0.1;

const turned = ([u, v]: Vector2, angle: number): Vector2 => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [u * cos - v * sin, u * sin + v * cos];
};

/** Converts the host frame's [u, v] to [along, up]. */
export const toUpright = (wall: Pick<UprightWall, "turn">, place: Vector2): Vector2 => turned(place, -wall.turn);
/** Converts [along, up] to the host frame's [u, v]. */
export const fromUpright = (wall: Pick<UprightWall, "turn">, place: Vector2): Vector2 => turned(place, wall.turn);

/** Returns null if the face is missing or has no area. */
export function uprightWall(view: PlanarView, faceKey: string): UprightWall | null {
  const face = view.get("face", faceKey);
  if (!face) return null;
  const loopPoints = facePoints(view, face);
  const frame = hostFrame(loopPoints[0] ?? []);
  if (!frame) return null;
  const [upU, upV] = [frame.u[1], frame.v[1]];
  const angle = Math.hypot(upU, upV) < MIN_UP ? 0 : Math.atan2(-upU, upV);
  // A captured wall may lean slightly; only a loop that starts with another side turns the frame.
  const turn = Math.abs(angle) < 0.02 ? 0 : angle;
  const loops = loopPoints.map((loop) => loop.map((point) => toUpright({ turn }, toFrame(frame, point))));
  const outer = loops[0] ?? [];
  const [alongs, ups] = [outer.map(([along]) => along), outer.map(([, up]) => up)];
  return {
    face,
    frame,
    loops,
    left: Math.min(...alongs),
    right: Math.max(...alongs),
    low: Math.min(...ups),
    high: Math.max(...ups),
    turn,
  };
}

/**
 * Returns the highest point of the wall's lower border between two positions along it, or the wall's lowest point if
 * the border has none there.
 */
export function lowerBorder(wall: UprightWall, from: number, to: number): number {
  const outer = wall.loops[0] ?? [];
  const heightAt = (along: number): number => {
    const heights = outer.flatMap(([a, low], index) => {
      const [b, high] = outer[(index + 1) % outer.length]!;
      if (a > along === b > along) return [];
      return [low + ((along - a) / (b - a)) * (high - low)];
    });
    return heights.length > 0 ? Math.min(...heights) : wall.low;
  };
  const inset = Math.min(0.005, (to - from) / 4);
  return Math.max(heightAt(from + inset), heightAt((from + to) / 2), heightAt(to - inset));
}
