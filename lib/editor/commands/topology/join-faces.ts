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

function isOnePlane(draft: Draft, one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [hostFrame(loopPlaces(draft, one)), hostFrame(loopPlaces(draft, other))];
  if (!a || !b || dot(a.normal, b.normal) < MIN_COSINE) return false;
  return loopPlaces(draft, other).every((place) => Math.abs(heightOver(a, place)) <= MAX_OFF_PLANE);
}

/** Returns both outer loops without the run of shared sides; null if they share more than one run. */
function joinLoops(
  one: readonly string[],
  face: Face,
  other: readonly string[],
): { loop: string[]; run: string[] } | null {
  const isShared = (at: number): boolean =>
    hasSide({ ...face, loops: [[...other]] }, one[at]!, one[(at + 1) % one.length]!);
  const shared = one.map((_, at) => isShared(at));
  const starts = shared.flatMap((is, at) => (is && !shared[(at + one.length - 1) % one.length] ? [at] : []));
  const [start] = starts;
  if (start === undefined || starts.length > 1) return null;
  const rotated = startingAt(one, start);
  const count = shared.filter(Boolean).length;
  const run = rotated.slice(0, count + 1);
  const [head, tail] = [run[0]!, run.at(-1)!];
  // The other face visits the run in reverse; the rest starts at its end at `head`.
  const back = startingAt(other, other.indexOf(head));
  const along = back.indexOf(tail);
  if (along < 0 || other.length - along !== count) return null;
  return { loop: [...rotated.slice(count), ...back.slice(0, along)], run };
}

/** Joins two faces, if possible; the first keeps its key. */
export function joinFaces(draft: Draft, kept: Face, removed: Face): Refusal | null {
  const [one = [], ...holes] = kept.loops;
  const [other = [], ...otherHoles] = removed.loops;
  if (kept.label !== removed.label) return refusal(COPY.unlikeFaces, kept.key, removed.key);
  if (!isSimpleLoop(one) || !isSimpleLoop(other)) return refusal(COPY.brokenOutline, kept.key, removed.key);
  if (!isOnePlane(draft, one, other)) return refusal(COPY.notInOnePlane, kept.key, removed.key);
  const both = joinLoops(one, removed, other);
  if (!both || !isSimpleLoop(both.loop)) return refusal(COPY.meetTwice, kept.key, removed.key);

  // Keeps the start of the loop, if its first side still exists, so that the host frame stays the same.
  const first = both.loop.findIndex((key, at) => key === one[0] && both.loop[(at + 1) % both.loop.length] === one[1]);
  const loop = startingAt(both.loop, Math.max(0, first));
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
  both.run.slice(1).forEach((key, at) => {
    dropUnusedEdges(draft, both.run[at]!, key);
  });
  for (const key of both.run.slice(1, -1)) dropUnusedVertex(draft, key);
  return null;
}
