/** Joins two faces by removing the sides that they share. */
import type { Face } from "../../../domain/geometry-records";
import { heightOver, hostFrame } from "../../../geometry/host-frame";
import { dot } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { loopPlaces } from "../../core/measures/places";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { isSimpleLoop, startingAt } from "./loops";
import { dropUnusedEdges, dropUnusedVertex, hasSide } from "./sides";

/** Maximum distance from a common plane, in meters. */
const MAX_OFF_PLANE = 0.01;
/** Minimum cosine between the normals: about 2.5°. */
const MIN_COSINE = 0.999;

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

function areInOnePlane(draft: Draft, one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [hostFrame(loopPlaces(draft, one)), hostFrame(loopPlaces(draft, other))];
  if (!a || !b || dot(a.normal, b.normal) < MIN_COSINE) return false;
  return loopPlaces(draft, other).every((point) => Math.abs(heightOver(a, point)) <= MAX_OFF_PLANE);
}

/** Returns both outer loops without the run of shared sides; null if they share more than one run. */
function joinLoops(
  one: readonly string[],
  face: Face,
  other: readonly string[],
): { loop: string[]; run: string[] } | null {
  const isShared = (index: number): boolean =>
    hasSide({ ...face, loops: [[...other]] }, one[index]!, one[(index + 1) % one.length]!);
  const shared = one.map((_, index) => isShared(index));
  const starts = shared.flatMap((isRun, i) => (isRun && !shared[(i + one.length - 1) % one.length] ? [i] : []));
  const [start] = starts;
  if (start === undefined || starts.length > 1) return null;
  const rotated = startingAt(one, start);
  const count = shared.filter(Boolean).length;
  const run = rotated.slice(0, count + 1);
  const [head, tail] = [run[0]!, run.at(-1)!];
  // The other face visits the run in reverse, so its sides outside the run lead from `head` to `tail`.
  const otherRotated = startingAt(other, other.indexOf(head));
  const tailIndex = otherRotated.indexOf(tail);
  if (tailIndex < 0 || other.length - tailIndex !== count) return null;
  return { loop: [...rotated.slice(count), ...otherRotated.slice(0, tailIndex)], run };
}

/** Joins two faces, if possible; the first keeps its key. */
export function joinFaces(draft: Draft, kept: Face, removed: Face): Refusal | null {
  const [one = [], ...holes] = kept.loops;
  const [other = [], ...otherHoles] = removed.loops;
  if (kept.label !== removed.label) return refusal(COPY.unlikeFaces, kept.key, removed.key);
  if (!isSimpleLoop(one) || !isSimpleLoop(other)) return refusal(COPY.brokenOutline, kept.key, removed.key);
  if (!areInOnePlane(draft, one, other)) return refusal(COPY.notInOnePlane, kept.key, removed.key);
  const joined = joinLoops(one, removed, other);
  if (!joined || !isSimpleLoop(joined.loop)) return refusal(COPY.meetTwice, kept.key, removed.key);

  // Keeps the start of the loop, if its first side still exists, so that the host frame stays the same.
  const startIndex = joined.loop.findIndex(
    (key, index) => key === one[0] && joined.loop[(index + 1) % joined.loop.length] === one[1],
  );
  const loop = startingAt(joined.loop, Math.max(0, startIndex));
  const roomLabel = kept.roomLabel || removed.roomLabel;
  draft.update("face", kept.key, { loops: [loop, ...holes, ...otherHoles], ...(roomLabel ? { roomLabel } : {}) });
  if (!kept.twinKey && removed.twinKey) {
    draft.update("face", kept.key, { twinKey: removed.twinKey });
    if (draft.get("face", removed.twinKey)?.twinKey === removed.key)
      draft.update("face", removed.twinKey, { twinKey: kept.key });
  }
  for (const key of draft.planarObjectsOfFace(removed.key)) draft.update("objectPlanar", key, { faceKey: kept.key });
  const { face = [], object3D = [] } = draft.scene.referrersOf(removed.key);
  for (const key of face)
    if (draft.get("face", key)?.twinKey === removed.key) draft.update("face", key, { twinKey: null });
  for (const key of object3D) {
    if (draft.get("object3D", key)?.hostKey === removed.key) draft.update("object3D", key, { hostKey: kept.key });
  }
  draft.remove("face", removed.key);
  joined.run.slice(1).forEach((key, index) => {
    dropUnusedEdges(draft, joined.run[index]!, key);
  });
  for (const key of joined.run.slice(1, -1)) dropUnusedVertex(draft, key);
  return null;
}
