/** Snaps a door, window or opening that slides in its wall: to the wall's ends and middle, and to its neighbors. */
import type { Face } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import { SNAP_COPY } from "./copy";
import type { Snap } from "./snap";

type Line = { at: number; text: string };
type Snapped = Line & { shift: number };

/** Returns the line nearest to one of the positions, within reach. */
function nearestLine(offsets: readonly number[], lines: readonly Line[], reach: number): Snapped | null {
  let best: Snapped | null = null;
  for (const line of lines) {
    for (const offset of offsets) {
      const shift = line.at - offset;
      if (Math.abs(shift) <= reach && Math.abs(shift) < Math.abs(best?.shift ?? Number.POSITIVE_INFINITY)) {
        best = { ...line, shift };
      }
    }
  }
  return best;
}

/** Returns the snap lines of the wall and its other openings along u or v. */
function linesOf(
  scene: ReadScene,
  host: Face,
  frame: HostFrame,
  isVisible: (key: string) => boolean,
  axis: 0 | 1,
): Line[] {
  const offsets = (facePoints(scene, host)[0] ?? []).map((point) => toFrame(frame, point)[axis]);
  const lines: Line[] = [Math.min(...offsets), Math.max(...offsets)].map((at) => ({ at, text: SNAP_COPY.wallEnd }));
  for (const otherKey of scene.planarObjectsOfFace(host.key)) {
    const other = isVisible(otherKey) ? scene.get("objectPlanar", otherKey) : undefined;
    if (!other) continue;
    const [middle, half] = axis === 0 ? [other.u, other.width / 2] : [other.v, other.height / 2];
    for (const at of [middle - half, middle, middle + half]) lines.push({ at, text: SNAP_COPY.opening });
  }
  return lines;
}

/**
 * Returns the snapped movement of an opening, or null. `vector` is in world coordinates, in m. Hidden openings are
 * ignored.
 */
export function snapSlide(
  scene: ReadScene,
  key: string,
  vector: Vector3,
  reach: number,
  isHidden: (kind: "objectPlanar", key: string) => boolean = () => false,
): Snap | null {
  const object = scene.get("objectPlanar", key);
  const host = object && scene.get("face", object.faceKey);
  const frame = host && hostFrame(facePoints(scene, host)[0] ?? []);
  if (!object || !frame) return null;
  const [u, v] = [object.u + dot(vector, frame.u), object.v + dot(vector, frame.v)];
  const halfWidth = object.width / 2;
  const halfHeight = object.height / 2;
  const isVisible = (other: string): boolean => other !== key && !isHidden("objectPlanar", other);
  const along = linesOf(scene, host, frame, isVisible, 0);
  const ends = along.slice(0, 2);
  const middle = { at: (ends[0]!.at + ends[1]!.at) / 2, text: SNAP_COPY.wallMiddle };
  const byU = nearestLine([u - halfWidth, u, u + halfWidth], along, reach) ?? nearestLine([u], [middle], reach);
  const byV = nearestLine([v - halfHeight, v, v + halfHeight], linesOf(scene, host, frame, isVisible, 1), reach);
  const snapped = byU ?? byV;
  if (!snapped) return null;
  const shift = add(scale(frame.u, byU?.shift ?? 0), scale(frame.v, byV?.shift ?? 0));
  const at = fromFrame(frame, [u + (byU?.shift ?? 0), v + (byV?.shift ?? 0)]);
  const target: Vector3 = byU ? fromFrame(frame, [byU.at, v]) : fromFrame(frame, [u, snapped.at]);
  const across = scale(byU ? frame.v : frame.u, byU ? halfHeight : halfWidth);
  return {
    reason: snapped.text === SNAP_COPY.wallMiddle ? "midpoint" : "edge",
    text: snapped.text,
    vector: add(vector, shift),
    at,
    guide: [subtract(target, across), add(target, across)],
  };
}
