/** Merges corners: loops, edges and objects follow, and faces without extent are removed. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { add, scale, type Vector3 } from "../../../geometry/vector3";
import type { Refusal } from "../../core/command";
import { placeOf } from "../../core/measures/places";
import { withoutServerFields } from "../../core/record-fields";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { tidyLoop } from "./loops";
import { dropUnusedEdges, dropUnusedVertex, edgesBetween } from "./sides";

/** `from` is removed, `into` stays. */
type Step = { from: string; into: string };

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

function followEdges(draft: Draft, { from, into }: Step): void {
  for (const key of draft.edgesOfVertex(from)) {
    const edge = draft.get("edge", key);
    if (!edge) continue;
    const [a, b] = edge.vertexKeys.map((end) => (end === from ? into : end)) as [string, string];
    const existing = a === b ? null : edgesBetween(draft, a, b)[0];
    draft.remove("edge", key);
    if (existing) draft.replacedKeys[key] = existing.key;
    if (existing || a === b) continue;
    const newKey = draft.newKey("edge");
    draft.add("edge", { ...withoutServerFields(edge), key: newKey, vertexKeys: [a, b] });
    draft.replacedKeys[key] = newKey;
  }
}

/** Removes a face without extent, and clears twins and hosts that refer to it. */
function removeFace(draft: Draft, key: string): Refusal | null {
  const [planarKey] = draft.planarObjectsOfFace(key);
  const planar = planarKey === undefined ? undefined : draft.get("objectPlanar", planarKey);
  if (planar) return refusal(COPY.hasNoHost(planar.label), planar.key, key);
  const { face = [], object3D = [] } = draft.scene.referrersOf(key);
  for (const twinKey of face) {
    if (draft.get("face", twinKey)?.twinKey === key) draft.update("face", twinKey, { twinKey: null });
  }
  for (const objectKey of object3D) {
    if (draft.get("object3D", objectKey)?.hostKey === key) draft.update("object3D", objectKey, { hostKey: null });
  }
  draft.remove("face", key);
  return null;
}

/** Removes edges that only a removed face or hole had, and unused corners. */
function dropSides(draft: Draft, loops: Face["loops"], { from, into }: Step): null {
  for (const loop of loops) {
    for (const [a, b] of cyclicPairs(loop.map((key) => (key === from ? into : key)))) dropUnusedEdges(draft, a, b);
    for (const key of loop) if (key !== from && key !== into) dropUnusedVertex(draft, key);
  }
  return null;
}

/** Whether two corners of a loop are not neighbors, so that they cannot be merged. */
function arePinched(loop: readonly string[], a: string, b: string): boolean {
  const [from, to] = [loop.indexOf(a), loop.indexOf(b)];
  const apart = Math.abs(from - to);
  return from >= 0 && to >= 0 && apart > 1 && apart < loop.length - 1;
}

function followFaces(draft: Draft, { from, into }: Step): Refusal | null {
  for (const key of draft.facesOfVertex(from)) {
    const face = draft.get("face", key);
    if (!face) continue;
    if (face.loops.some((loop) => arePinched(loop, from, into))) return refusal(COPY.touchesItself, key);
    const loops = face.loops.map((loop) => tidyLoop(loop.map((corner) => (corner === from ? into : corner))));
    const [outer = [], ...holes] = loops;
    if (outer.length < 3) {
      const problem = removeFace(draft, key) ?? dropSides(draft, face.loops, { from, into });
      if (problem) return problem;
      continue;
    }
    draft.update("face", key, { loops: [outer, ...holes.filter((hole) => hole.length > 2)] });
    const collapsed = face.loops.filter((_, index) => index > 0 && (loops[index]?.length ?? 0) < 3);
    dropSides(draft, collapsed, { from, into });
  }
  return null;
}

/** Unpairs walls that share the corner, and their openings, because twins never share corners. */
function unpairTwins(draft: Draft, corner: string): void {
  const faceKeys = new Set(draft.facesOfVertex(corner));
  for (const key of faceKeys) {
    const twinKey = draft.get("face", key)?.twinKey;
    if (!twinKey || !faceKeys.has(twinKey)) continue;
    for (const side of [key, twinKey]) {
      draft.update("face", side, { twinKey: null });
      for (const planarKey of draft.planarObjectsOfFace(side)) {
        if (draft.get("objectPlanar", planarKey)?.twinKey) draft.update("objectPlanar", planarKey, { twinKey: null });
      }
    }
  }
}

/** Moves a corner to the center of these corners. */
export function moveToCenter(draft: Draft, key: string, corners: readonly Vertex[]): void {
  const sum = corners.reduce<Vector3>((total, corner) => add(total, placeOf(corner)), [0, 0, 0]);
  const [x, y, z] = scale(sum, 1 / corners.length);
  draft.update("vertex", key, { x, y, z });
}

/** Merges the corners `from` into `into`, which stays in place. The `from` corners must not be locked. */
export function collapseCorners(draft: Draft, from: readonly string[], into: string): Refusal | null {
  for (const key of from) {
    const step = { from: key, into };
    followEdges(draft, step);
    const problem = followFaces(draft, step);
    if (problem) return problem;
    draft.remove("vertex", key);
  }
  unpairTwins(draft, into);
  return null;
}
