/** Faces that moved corners would leave without area, self-crossing or inside out, and that were sound before. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { cross } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { extentOf, outlineCrosses } from "../../core/measures/face-extent";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { placeOfKey, type Records } from "../../core/measures/places";
import { TOPOLOGY_COPY as COPY } from "./copy";

/** A face is level if the vertical part of its normal is larger than this. */
const MIN_LEVEL = 0.7;
/** Closer to edge-on than this, the up direction of a wall is undefined. */
const EDGE_ON = 0.1;

/** Returns the sign of the wall's up direction along the side between two corners; 0 if edge-on. */
function upSign(records: Records, { frame }: FaceShape, from: string, to: string): number {
  const [a, b] = [placeOfKey(records, from), placeOfKey(records, to)];
  const [dx, dz] = a && b ? [b[0] - a[0], b[2] - a[2]] : [0, 0];
  const length = Math.hypot(dx, dz);
  const [, up] = length > 0 ? cross([dx / length, 0, dz / length], frame.normal) : [0, 0];
  return Math.abs(up) > EDGE_ON ? Math.sign(up) : 0;
}

/** Whether a level face faces the other way than before, or a wall is upside down. */
function isTurnedOver(before: Records, oldShape: FaceShape, after: Records, newShape: FaceShape, face: Face): boolean {
  if (Math.abs(oldShape.frame.normal[1]) > MIN_LEVEL) return oldShape.frame.normal[1] * newShape.frame.normal[1] < 0;
  // A wall whose ends swap faces the other way, and so does its room: only its sides show whether it is upside down.
  const levelLength = ([from, to]: readonly [string, string]): number => {
    const [a, b] = [placeOfKey(before, from), placeOfKey(before, to)];
    return a && b ? Math.hypot(b[0] - a[0], b[2] - a[2]) : 0;
  };
  const sides = cyclicPairs(face.loops[0] ?? []);
  const [from, to] = sides.reduce((best, side) => (levelLength(side) > levelLength(best) ? side : best));
  return upSign(before, oldShape, from, to) * upSign(after, newShape, from, to) < 0;
}

/**
 * From most to least informative: a collapsed room also collapses its walls, and a collapsed wall makes the floor touch
 * itself.
 */
const MESSAGES = [COPY.roomWithoutArea, COPY.leftWithoutArea, COPY.turnedInsideOut, COPY.wouldCrossItself] as const;
type Defect = { rank: 0 | 1 | 2 | 3; face: Face };

function defectOf(before: Records, after: Records, key: string): Defect | null {
  const face = before.get("face", key);
  if (!face) return null;
  const newShape = extentOf(after, face);
  if (!newShape) return extentOf(before, face) ? { rank: face.label === "wall" ? 1 : 0, face } : null;
  const oldShape = faceShape(before, face);
  if (oldShape && isTurnedOver(before, oldShape, after, newShape, face)) return { rank: 2, face };
  return outlineCrosses(newShape) && oldShape && !outlineCrosses(oldShape) ? { rank: 3, face } : null;
}

/** Returns why the corners must not move as in `after`; null if these faces are as sound as before. */
export function brokenByMove(before: Records, after: Records, faceKeys: Iterable<string>): Refusal | null {
  let worst: Defect | null = null;
  for (const key of faceKeys) {
    const defect = defectOf(before, after, key);
    if (defect && (!worst || defect.rank < worst.rank)) worst = defect;
  }
  return worst && { code: "invalid", message: MESSAGES[worst.rank](worst.face.label), keys: [worst.face.key] };
}
