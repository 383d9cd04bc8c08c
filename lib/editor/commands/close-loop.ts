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

/** The corners in turn, where the edges make one closed loop; null where they do not. */
function loopOf(pairs: readonly (readonly [string, string])[]): string[] | null {
  const beside = new Map<string, string[]>();
  for (const [a, b] of pairs) {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  if ([...beside.values()].some((ends) => ends.length !== 2 || ends[0] === ends[1])) return null;
  const [start] = beside.keys();
  if (start === undefined) return null;
  const loop = [start];
  let [before, here] = ["", start];
  for (;;) {
    const next = beside.get(here)?.find((key) => key !== before);
    if (next === undefined) return null;
    if (next === start) break;
    loop.push(next);
    [before, here] = [here, next];
    if (loop.length > beside.size) return null;
  }
  return loop.length === beside.size && loop.length > 2 ? loop : null;
}

/** Against the way in which most neighbours go along the common sides; level faces without neighbours look up. */
function turnedToRoom(draft: Draft, loop: readonly string[], label: FaceLabel): string[] {
  let votes = 0;
  for (const [a, b] of cyclicPairs(loop)) {
    for (const face of facesOfSide(draft, a, b)) votes += goesFromTo(face, a, b) ? -1 : 1;
  }
  const normal = loopNormal(loopPlaces(draft, loop));
  const up = label === "ceiling" ? -1 : 1;
  if (votes === 0 && normal && Math.abs(normal[1]) > 0.7) votes = normal[1] * up;
  return votes < 0 ? [...loop].reverse() : [...loop];
}

/** Level under walls is a floor, level over them a ceiling, anything else a wall. */
function labelOf(draft: Draft, loop: readonly string[], corners: readonly Vertex[]): FaceLabel {
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

/** From the lowest side on, so that the host frame's u runs along the ground. */
function fromBase(draft: Draft, loop: readonly string[]): string[] {
  const heights = cyclicPairs(loop).map(
    ([a, b]) => (draft.get("vertex", a)?.y ?? 0) + (draft.get("vertex", b)?.y ?? 0),
  );
  return startingAt(loop, heights.indexOf(Math.min(...heights)));
}

const sameCorners = (loop: readonly string[], { loops: [outer = []] }: Face): boolean =>
  outer.length === loop.length && loop.every((key) => outer.includes(key));

/** Makes a face of edges that close a loop, seen from the room that its neighbours are seen from. */
export function closeLoop(scene: ReadScene, { edgeKeys, label: wanted, newKey }: LoopClosing): CommandOutcome {
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
  const label = wanted ?? labelOf(draft, found, corners);
  const key = draft.newKey("face");
  const { surveyKey, floorNumber } = first;
  if (corners.some((corner) => corner.floorNumber !== floorNumber)) {
    return refuse("invalid", TOPOLOGY_COPY.otherFloor, edgeKeys);
  }
  const loop = fromBase(draft, turnedToRoom(draft, found, label));
  draft.add("face", { key, surveyKey, floorNumber, label, loops: [loop], source: "user" });
  return finish(draft, TOPOLOGY_COPY.closeLoop(label), {
    selects: [{ kind: "face", key }],
    floors: new Set([floorNumber]),
  });
}
