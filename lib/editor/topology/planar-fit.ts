/** Whether a door, window or other planar object lies within its host. */
import type { Face, ObjectPlanar } from "../../domain/geometry-records";
import { coveredArea } from "../../geometry/covered-area";
import { type HostFrame, hostFrame, toFrame } from "../../geometry/host-frame";
import { loopLength } from "../../geometry/loop-length";
import { signedArea } from "../../geometry/polygon-area";
import type { Vector2 } from "../../geometry/vector2";
import { planarOutline } from "../quantities/planar-outline";
import { facePlaces, type Records } from "./places";

/** As far past the border as scans put an opening, in metres. */
const PAST_BORDER = 0.005;

export type FaceShape = { frame: HostFrame; loops: Vector2[][] };

/** The face in its host frame; null where it encloses nothing. */
export function faceShape(records: Records, face: Face): FaceShape | null {
  const places = facePlaces(records, face);
  const frame = hostFrame(places[0] ?? []);
  return frame && { frame, loops: places.map((loop) => loop.map((place) => toFrame(frame, place))) };
}

/** Square metres of an outline that lie on the face. */
export function areaInside({ loops: [outer = [], ...holes] }: FaceShape, outline: readonly Vector2[]): number {
  return holes.reduce((area, hole) => area - coveredArea([outline], hole), coveredArea([outline], outer));
}

/** Whether the object lies on the face, past its border by no more than scans do. */
export function fitsOn(shape: FaceShape, object: ObjectPlanar): boolean {
  const outline = planarOutline(object);
  const slack = PAST_BORDER * loopLength(outline.map(([u, v]) => [u, v, 0]));
  return Math.abs(signedArea(outline)) - areaInside(shape, outline) <= slack;
}
