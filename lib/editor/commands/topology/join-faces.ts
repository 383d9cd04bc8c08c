/** Takes the sides away that two faces share, so that they are one. */
import type { Face } from "../../../domain/geometry-records";
import { heightOver, hostFrame } from "../../../geometry/host-frame";
import { dot } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { loopPlaces } from "../../core/measures/places";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { isSimpleLoop, startingAt } from "./loops";
import { dropUnusedEdges, dropUnusedVertex, hasSide } from "./sides";

/** As far off a common plane as a face may be bent, in metres. */
const OFF_PLANE = 0.01;
/** As much as the faces may be turned to each other: about 2.5°. */
const SAME_WAY = 0.999;

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

function isOnePlane(draft: Draft, one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [hostFrame(loopPlaces(draft, one)), hostFrame(loopPlaces(draft, other))];
  if (!a || !b || dot(a.normal, b.normal) < SAME_WAY) return false;
  return loopPlaces(draft, other).every((place) => Math.abs(heightOver(a, place)) <= OFF_PLANE);
}

/** Both outer loops with the run of sides that they share taken out; null where they share more than one run. */
function joined(
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
  const turned = startingAt(one, start);
  const count = shared.filter(Boolean).length;
  const run = turned.slice(0, count + 1);
  const [head, tail] = [run[0]!, run.at(-1)!];
  // The other face goes through the run the other way around; from its end at `head` on it is the rest.
  const back = startingAt(other, other.indexOf(head));
  const along = back.indexOf(tail);
  if (along < 0 || other.length - along !== count) return null;
  return { loop: [...turned.slice(count), ...back.slice(0, along)], run };
}

/** Whether a side lies between two faces that can be one, and makes them one; the first keeps its key. */
export function joinFaces(draft: Draft, keep: Face, go: Face): Refusal | null {
  const [one = [], ...holes] = keep.loops;
  const [other = [], ...otherHoles] = go.loops;
  if (keep.label !== go.label) return refusal(COPY.unlikeFaces, keep.key, go.key);
  if (!isSimpleLoop(one) || !isSimpleLoop(other)) return refusal(COPY.brokenOutline, keep.key, go.key);
  if (!isOnePlane(draft, one, other)) return refusal(COPY.notInOnePlane, keep.key, go.key);
  const both = joined(one, go, other);
  if (!both || !isSimpleLoop(both.loop)) return refusal(COPY.meetTwice, keep.key, go.key);

  // The loop begins as it did, where its first side is still there, so that the host frame is the same.
  const first = both.loop.findIndex((key, at) => key === one[0] && both.loop[(at + 1) % both.loop.length] === one[1]);
  const loop = startingAt(both.loop, Math.max(0, first));
  const roomLabel = keep.roomLabel || go.roomLabel;
  draft.update("face", keep.key, { loops: [loop, ...holes, ...otherHoles], ...(roomLabel ? { roomLabel } : {}) });
  if (!keep.twinKey && go.twinKey) {
    draft.update("face", keep.key, { twinKey: go.twinKey });
    if (draft.get("face", go.twinKey)?.twinKey === go.key) draft.update("face", go.twinKey, { twinKey: keep.key });
  }
  for (const key of draft.planarObjectsOfFace(go.key)) draft.update("objectPlanar", key, { faceKey: keep.key });
  const { face = [], object3D = [] } = draft.scene.referrersOf(go.key);
  for (const key of face) if (draft.get("face", key)?.twinKey === go.key) draft.update("face", key, { twinKey: null });
  for (const key of object3D) {
    if (draft.get("object3D", key)?.hostKey === go.key) draft.update("object3D", key, { hostKey: keep.key });
  }
  draft.remove("face", go.key);
  both.run.slice(1).forEach((key, at) => {
    dropUnusedEdges(draft, both.run[at]!, key);
  });
  for (const key of both.run.slice(1, -1)) dropUnusedVertex(draft, key);
  return null;
}
