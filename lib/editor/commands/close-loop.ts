import type { Face, FaceLabel, Vertex } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { loopNormal } from "../../geometry/newell";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { loopPlaces } from "../core/measures/places";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft, type Draft } from "./topology/draft";
import { finish } from "./topology/finish";
import { startingAt } from "./topology/loops";
import { facesOfSide, goesFromTo } from "./topology/sides";

export type LoopClosing = { edgeKeys: readonly string[]; label?: FaceLabel; newKey?: NewKey };

/** Returns the corners in order if the edges form one closed loop, otherwise null. */
function loopOf(pairs: readonly (readonly [string, string])[]): string[] | null {
  const adjacent = new Map<string, string[]>();
  for (const [a, b] of pairs) {
    adjacent.set(a, [...(adjacent.get(a) ?? []), b]);
    adjacent.set(b, [...(adjacent.get(b) ?? []), a]);
  }
  if ([...adjacent.values()].some((ends) => ends.length !== 2 || ends[0] === ends[1])) return null;
  const [start] = adjacent.keys();
  if (start === undefined) return null;
  const loop = [start];
  let previous = "";
  let current = start;
  for (;;) {
    const next = adjacent.get(current)?.find((key) => key !== previous);
    if (next === undefined) return null;
    if (next === start) break;
    loop.push(next);
    [previous, current] = [current, next];
    if (loop.length > adjacent.size) return null;
  }
  return loop.length === adjacent.size && loop.length > 2 ? loop : null;
}

/**
 * Orients the loop opposite to its neighbors on shared sides, as the winding rule requires. Without neighbors, a
 * ceiling faces down and any other level face up.
 */
function orientToRoom(draft: Draft, loop: readonly string[], label: FaceLabel): string[] {
  let votes = 0;
  for (const [a, b] of cyclicPairs(loop)) {
    for (const face of facesOfSide(draft, a, b)) votes += goesFromTo(face, a, b) ? -1 : 1;
  }
  const normal = loopNormal(loopPlaces(draft, loop));
  const up = label === "ceiling" ? -1 : 1;
  if (votes === 0 && normal && Math.abs(normal[1]) > 0.7) votes = normal[1] * up;
  return votes < 0 ? [...loop].reverse() : [...loop];
}

/** Guesses the label: a level face below walls is a floor, above walls a ceiling, any other face a wall. */
function guessLabel(draft: Draft, loop: readonly string[], corners: readonly Vertex[]): FaceLabel {
  const normal = loopNormal(loopPlaces(draft, loop));
  if (!normal || Math.abs(normal[1]) < 0.7) return "wall";
  const level = corners.reduce((sum, { y }) => sum + y, 0) / corners.length;
  let above = 0;
  for (const key of new Set(corners.flatMap((corner) => draft.facesOfVertex(corner.key)))) {
    const face = draft.get("face", key);
    if (face?.label !== "wall") continue;
    for (const [, y] of loopPlaces(draft, face.loops[0] ?? [])) above += y - level;
  }
  return above < -0.01 ? "ceiling" : "floor";
}

/** Starts the loop with its lowest side, so that the host frame's u runs along the ground. */
function startAtBase(draft: Draft, loop: readonly string[]): string[] {
  const heights = cyclicPairs(loop).map(
    ([a, b]) => (draft.get("vertex", a)?.y ?? 0) + (draft.get("vertex", b)?.y ?? 0),
  );
  return startingAt(loop, heights.indexOf(Math.min(...heights)));
}

const sameCorners = (loop: readonly string[], { loops: [outer = []] }: Face): boolean =>
  outer.length === loop.length && loop.every((key) => outer.includes(key));

/** Creates a face from edges that form a closed loop, oriented like its neighbors. */
export function closeLoop(scene: ReadScene, { edgeKeys, label: givenLabel, newKey }: LoopClosing): CommandOutcome {
  const edges = [...new Set(edgeKeys)].map((key) => scene.get("edge", key));
  if (edges.includes(undefined)) return refuse("missing", COPY.missing);
  if (edges.length < 3) return refuse("invalid", TOPOLOGY_COPY.chooseLoop);
  const found = loopOf(edges.flatMap((edge) => (edge ? [edge.vertexKeys] : [])));
  if (!found) return refuse("invalid", TOPOLOGY_COPY.loopNotClosed, edgeKeys);
  const corners = found.flatMap((key) => scene.get("vertex", key) ?? []);
  const [first] = corners;
  if (!first || corners.length !== found.length) return refuse("missing", COPY.missing, edgeKeys);
  const draft = createDraft(scene, newKey);
  for (const faceKey of draft.facesOfVertex(first.key)) {
    const face = scene.get("face", faceKey);
    if (face && sameCorners(found, face)) return refuse("invalid", TOPOLOGY_COPY.loopHasFace, [faceKey]);
  }
  const label = givenLabel ?? guessLabel(draft, found, corners);
  const key = draft.newKey("face");
  const { surveyKey, floorNumber } = first;
  if (corners.some((corner) => corner.floorNumber !== floorNumber)) {
    return refuse("invalid", TOPOLOGY_COPY.otherFloor, edgeKeys);
  }
  const loop = startAtBase(draft, orientToRoom(draft, found, label));
  draft.add("face", { key, surveyKey, floorNumber, label, loops: [loop], source: "user" });
  return finish(draft, TOPOLOGY_COPY.closeLoop(label), {
    selects: [{ kind: "face", key }],
    floors: new Set([floorNumber]),
  });
}
