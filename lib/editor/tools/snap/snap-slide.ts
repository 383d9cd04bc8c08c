/** Draws a door, window or opening that slides in its wall: to the wall's ends and middle, and in line with its neighbours. */
import type { Face } from "../../../domain/geometry-records";
import { fromFrame, type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import { add, dot, scale, subtract, type Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import { SNAP_COPY } from "./copy";
import type { Snap } from "./snap";

type Line = { at: number; text: string };
type Drawn = Line & { shift: number };

/** The nearest line to one of the places, within reach. */
function draw(places: readonly number[], lines: readonly Line[], reach: number): Drawn | null {
  let best: Drawn | null = null;
  for (const line of lines) {
    for (const place of places) {
      const shift = line.at - place;
      if (Math.abs(shift) <= reach && Math.abs(shift) < Math.abs(best?.shift ?? Number.POSITIVE_INFINITY)) {
        best = { ...line, shift };
      }
    }
  }
  return best;
}

/** What the wall and its other openings offer along u or v. */
function linesOf(
  scene: ReadScene,
  host: Face,
  frame: HostFrame,
  isSeen: (key: string) => boolean,
  axis: 0 | 1,
): Line[] {
  const places = (facePoints(scene, host)[0] ?? []).map((point) => toFrame(frame, point)[axis]);
  const lines: Line[] = [Math.min(...places), Math.max(...places)].map((at) => ({ at, text: SNAP_COPY.wallEnd }));
  for (const otherKey of scene.planarObjectsOfFace(host.key)) {
    const other = isSeen(otherKey) ? scene.get("objectPlanar", otherKey) : undefined;
    if (!other) continue;
    const [middle, half] = axis === 0 ? [other.u, other.width / 2] : [other.v, other.height / 2];
    for (const at of [middle - half, middle, middle + half]) lines.push({ at, text: SNAP_COPY.opening });
  }
  return lines;
}

/**
 * The movement of an opening, as drawn; null where nothing is near. `vector` is in the world, in metres. Openings that are
 * hidden draw nothing.
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
  const [half, rise] = [object.width / 2, object.height / 2];
  const isSeen = (other: string): boolean => other !== key && !isHidden("objectPlanar", other);
  const along = linesOf(scene, host, frame, isSeen, 0);
  const ends = along.slice(0, 2);
  const middle = { at: (ends[0]!.at + ends[1]!.at) / 2, text: SNAP_COPY.wallMiddle };
  const byU = draw([u - half, u, u + half], along, reach) ?? draw([u], [middle], reach);
  const byV = draw([v - rise, v, v + rise], linesOf(scene, host, frame, isSeen, 1), reach);
  const drawn = byU ?? byV;
  if (!drawn) return null;
  const shift = add(scale(frame.u, byU?.shift ?? 0), scale(frame.v, byV?.shift ?? 0));
  const at = fromFrame(frame, [u + (byU?.shift ?? 0), v + (byV?.shift ?? 0)]);
  const target: Vector3 = byU ? fromFrame(frame, [byU.at, v]) : fromFrame(frame, [u, drawn.at]);
  const across = scale(byU ? frame.v : frame.u, byU ? rise : half);
  return {
    reason: drawn.text === SNAP_COPY.wallMiddle ? "midpoint" : "edge",
    text: drawn.text,
    vector: add(vector, shift),
    at,
    guide: [subtract(target, across), add(target, across)],
  };
}
