/**
 * Moves wall ends that stop short of a corner to it, and bases that are slightly off the floor to its level. Ends that
 * meet a corner or wall within the weld distance stay as captured.
 */
import { toPlan } from "../../../geometry/floor-plan";
import { isNearBox, nearestOnSegment } from "../../../geometry/segment-distance";
import { distance2 } from "../../../geometry/vector2";
import type { Vector3 } from "../../../geometry/vector3";
import { reasons } from "./copy";
import { WELD_DISTANCE } from "./vertex-pool";
import type { WallPanel } from "./wall-panels";

/** The greatest move of a loose end, in m. */
const MAX_MOVE = 0.05;

type End = { panel: WallPanel; at: Vector3 };

const inPlan = ([x, , z]: Vector3): Vector3 => [x, 0, z];
const planDistance = (a: Vector3, b: Vector3): number => distance2(toPlan(a), toPlan(b));

function levelBase(panel: WallPanel, outlines: readonly Vector3[][]): void {
  const base = panel.corners[0]![1];
  const levels = outlines.map((outline) => outline[0]![1]);
  const level = levels.sort((a, b) => Math.abs(a - base) - Math.abs(b - base))[0];
  if (level === undefined) return;
  const difference = Math.abs(level - base);
  if (difference < WELD_DISTANCE || difference > MAX_MOVE) return;
  panel.corners = panel.corners.map(([x, y, z]) => [x, Math.abs(y - base) < 1e-3 ? level : y, z]);
  panel.wall.repairs.push(reasons.leveled(difference));
}

/** A panel with its base seen from above. */
type FlatBase = { panel: WallPanel; from: Vector3; to: Vector3 };

function isLoose({ panel, at }: End, bases: readonly FlatBase[], corners: readonly Vector3[]): boolean {
  if (corners.some((corner) => planDistance(corner, at) < WELD_DISTANCE)) return false;
  const point = inPlan(at);
  return !bases.some(({ panel: other, from, to }) => {
    if (other.wall === panel.wall) return other !== panel && isEndOf(other, at);
    return isNearBox(point, from, to, WELD_DISTANCE) && nearestOnSegment(point, from, to).distance < WELD_DISTANCE;
  });
}

const isEndOf = (panel: WallPanel, at: Vector3): boolean =>
  planDistance(panel.corners[0]!, at) < WELD_DISTANCE || planDistance(panel.corners[1]!, at) < WELD_DISTANCE;

function moveEnd({ panel, at }: End, target: Vector3): void {
  panel.corners = panel.corners.map((corner) =>
    planDistance(corner, at) < 1e-3 ? [target[0], corner[1], target[2]] : corner,
  );
  panel.wall.repairs.push(reasons.cornerMoved(planDistance(at, target)));
}

/** Changes the panels in place, and adds each change to the wall's repairs. */
export function joinWallEnds(panels: readonly WallPanel[], outlines: readonly Vector3[][]): void {
  for (const panel of panels) levelBase(panel, outlines);
  const corners = outlines.flat();
  const bases = panels.map((panel) => ({ panel, from: inPlan(panel.corners[0]!), to: inPlan(panel.corners[1]!) }));
  const loose = panels
    .flatMap((panel) => [panel.corners[0]!, panel.corners[1]!].map((at) => ({ panel, at })))
    .filter((end) => isLoose(end, bases, corners));
  const targets = [...corners];
  for (const end of loose) {
    const length = planDistance(end.panel.corners[0]!, end.panel.corners[1]!);
    let nearest: Vector3 | null = null;
    let least = Math.min(MAX_MOVE, length / 2);
    for (const target of targets) {
      if (Math.abs(target[0] - end.at[0]) >= least) continue;
      const away = planDistance(target, end.at);
      if (away < least) [nearest, least] = [target, away];
    }
    if (nearest) moveEnd(end, nearest);
    else targets.push(end.at);
  }
}
