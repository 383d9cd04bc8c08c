import type { Edge, Vertex } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { hostFrame } from "../../geometry/host-frame";
import { dot } from "../../geometry/vector3";
import { type CommandOutcome, type Refusal, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { loopPlaces } from "../core/measures/places";
import { withoutServerFields } from "../core/record-fields";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft, type Draft } from "./topology/draft";
import { finish } from "./topology/finish";
import { joinFaces } from "./topology/join-faces";
import { startingAt } from "./topology/loops";
import { edgesBetween, facesOfSide } from "./topology/sides";

export type Dissolution = { items: readonly SelectionItem[]; newKey?: NewKey };

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

/** Returns the corners that a side or edge joins to this corner. */
function neighbors(draft: Draft, key: string): Set<string> {
  const found = new Set<string>();
  const addNeighbor = (a: string, b: string): void => {
    if (a === key && b !== key) found.add(b);
    if (b === key && a !== key) found.add(a);
  };
  for (const faceKey of draft.facesOfVertex(key)) {
    for (const loop of draft.get("face", faceKey)?.loops ?? [])
      for (const [a, b] of cyclicPairs(loop)) addNeighbor(a, b);
  }
  for (const edgeKey of draft.edgesOfVertex(key)) {
    const [a = "", b = ""] = draft.get("edge", edgeKey)?.vertexKeys ?? [];
    addNeighbor(a, b);
  }
  return found;
}

/** Returns the outer loop without a corner, if possible starting so that the host frame keeps its direction. */
function withoutCorner(draft: Draft, loop: readonly string[], key: string): string[] {
  const rest = loop.filter((corner) => corner !== key);
  if (loop[0] !== key && loop[1] !== key) return rest;
  const before = hostFrame(loopPlaces(draft, loop));
  const last = startingAt(rest, rest.length - 1);
  const sameDirection = [rest, last].find((candidate) => {
    const after = hostFrame(loopPlaces(draft, candidate));
    return before && after && dot(before.u, after.u) > 0.999;
  });
  return sameDirection ?? rest;
}

function joinEdges(draft: Draft, removed: string, a: string, b: string): void {
  const edges: Edge[] = draft.edgesOfVertex(removed).flatMap((key) => draft.get("edge", key) ?? []);
  const [existing] = edgesBetween(draft, a, b);
  const [template] = edges;
  for (const edge of edges) draft.remove("edge", edge.key);
  if (!template) return;
  const key = existing?.key ?? draft.newKey("edge");
  if (!existing) draft.add("edge", { ...withoutServerFields(template), key, vertexKeys: [a, b] });
  for (const edge of edges) draft.replacedKeys[edge.key] = key;
}

function dissolveVertex(draft: Draft, vertex: Vertex): Refusal | null {
  const { key } = vertex;
  if (vertex.locked) return { code: "locked", message: COPY.locked(1), keys: [key] };
  const [a, b, ...more] = neighbors(draft, key);
  if (a === undefined) return refusal(TOPOLOGY_COPY.looseCorner, key);
  if (b === undefined || more.length > 0) return refusal(TOPOLOGY_COPY.manyEdgesMeet, key);
  for (const faceKey of draft.facesOfVertex(key)) {
    const face = draft.get("face", faceKey);
    if (!face) continue;
    const loops = face.loops.map((loop, index) =>
      index === 0 ? withoutCorner(draft, loop, key) : loop.filter((corner) => corner !== key),
    );
    if (loops.some((loop) => loop.length < 3)) return refusal(TOPOLOGY_COPY.collapses, faceKey);
    draft.update("face", faceKey, { loops });
  }
  joinEdges(draft, key, a, b);
  draft.remove("vertex", key);
  return null;
}

function dissolveEdge(draft: Draft, { key, vertexKeys: [a, b] }: Edge): Refusal | null {
  const faces = facesOfSide(draft, a, b);
  const [first, second, ...more] = faces;
  if (!first) {
    draft.remove("edge", key);
    return null;
  }
  if (!second || more.length > 0) return refusal(TOPOLOGY_COPY.notBetweenTwo, key);
  // The first face stays, unless only the second has a twin.
  const [keptFace, removedFace] = second.twinKey && !first.twinKey ? [second, first] : [first, second];
  return joinFaces(draft, keptFace, removedFace);
}

/**
 * Removes corners and edges without leaving a gap: a corner between two edges becomes one edge, an edge between two
 * faces in one plane joins them. Refused if a loop would break.
 */
export function dissolveElements(scene: ReadScene, { items, newKey }: Dissolution): CommandOutcome {
  const chosen = items.filter(({ kind }) => kind === "vertex" || kind === "edge");
  if (chosen.length === 0) return refuse("invalid", TOPOLOGY_COPY.nothingToDissolve);
  const removed = chosen.find(({ kind, key }) => !scene.has(kind, key));
  if (removed) return refuse("missing", COPY.missing, [removed.key]);
  const floors = new Set(chosen.flatMap(({ kind, key }) => scene.get(kind, key)?.floorNumber ?? []));
  const draft = createDraft(scene, newKey);
  for (const { kind, key } of chosen) {
    const vertex = kind === "vertex" ? draft.get("vertex", key) : undefined;
    const edge = kind === "edge" ? draft.get("edge", key) : undefined;
    const problem = vertex ? dissolveVertex(draft, vertex) : edge ? dissolveEdge(draft, edge) : null;
    if (problem) return { ok: false, refusal: problem };
  }
  return finish(draft, TOPOLOGY_COPY.dissolve(chosen.length), { floors });
}
