/** Faces that moved corners would leave without area, crossing themselves or inside out, where they were not so before. */
import type { Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { cross } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { extentOf, outlineCrosses } from "../../core/measures/face-extent";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { placeOfKey, type Records } from "../../core/measures/places";
import { TOPOLOGY_COPY as COPY } from "./copy";

/** A face whose normal has more of the vertical lies; any other stands. */
const LYING = 0.7;
/** Nearer than this to edge-on nothing is said of which way up a wall stands. */
const EDGE_ON = 0.1;

/** Which way up a wall stands along its side between two corners: above 0 one way, below 0 the other, 0 edge-on. */
function standing(records: Records, { frame }: FaceShape, from: string, to: string): number {
  const [a, b] = [placeOfKey(records, from), placeOfKey(records, to)];
  const [dx, dz] = a && b ? [b[0] - a[0], b[2] - a[2]] : [0, 0];
  const length = Math.hypot(dx, dz);
  const [, up] = length > 0 ? cross([dx / length, 0, dz / length], frame.normal) : [0, 0];
  return Math.abs(up) > EDGE_ON ? Math.sign(up) : 0;
}

/** What lies is turned over when it is seen from the other side, a wall when it stands on its head. */
function isTurnedOver(before: Records, was: FaceShape, after: Records, is: FaceShape, face: Face): boolean {
  if (Math.abs(was.frame.normal[1]) > LYING) return was.frame.normal[1] * is.frame.normal[1] < 0;
  // A wall whose ends change places is seen from the other side, and so is the room: only its sides tell up from down.
  const levelLength = ([from, to]: readonly [string, string]): number => {
    const [a, b] = [placeOfKey(before, from), placeOfKey(before, to)];
    return a && b ? Math.hypot(b[0] - a[0], b[2] - a[2]) : 0;
  };
  const sides = cyclicPairs(face.loops[0] ?? []);
  const [from, to] = sides.reduce((best, side) => (levelLength(side) > levelLength(best) ? side : best));
  return standing(before, was, from, to) * standing(after, is, from, to) < 0;
}

/** What tells most comes first: where a room collapses its walls do too, and where a wall does the floor touches itself. */
const TELLING = [COPY.roomWithoutArea, COPY.leftWithoutArea, COPY.turnedInsideOut, COPY.wouldCrossItself] as const;
type Breach = { rank: 0 | 1 | 2 | 3; face: Face };

function breachOf(before: Records, after: Records, key: string): Breach | null {
  const face = before.get("face", key);
  if (!face) return null;
  const is = extentOf(after, face);
  if (!is) return extentOf(before, face) ? { rank: face.label === "wall" ? 1 : 0, face } : null;
  const was = faceShape(before, face);
  if (was && isTurnedOver(before, was, after, is, face)) return { rank: 2, face };
  return outlineCrosses(is) && was && !outlineCrosses(was) ? { rank: 3, face } : null;
}

/** Why corners may not lie as `after` has them; null where these faces, which they bound, are as sound as they were. */
export function brokenByMove(before: Records, after: Records, faceKeys: Iterable<string>): Refusal | null {
  let worst: Breach | null = null;
  for (const key of faceKeys) {
    const breach = breachOf(before, after, key);
    if (breach && (!worst || breach.rank < worst.rank)) worst = breach;
  }
  return worst && { code: "invalid", message: TELLING[worst.rank](worst.face.label), keys: [worst.face.key] };
}
