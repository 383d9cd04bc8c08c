/** Adds a corner to the side between two corners, in every loop with that side and on its edge. */
import type { Confidence, Vertex } from "../../../domain/geometry-records";
import type { Vector3 } from "../../../geometry/vector3";
import type { Draft } from "./draft";
import { insertBetween } from "./loops";
import { edgesBetween, facesOfSide } from "./sides";

const CONFIDENCE_ORDER = ["low", "medium", "high"] as const;

/** A new corner between two is no more certain than the less certain of them. */
export function lowerConfidence(a: Vertex, b: Vertex): Confidence | undefined {
  return CONFIDENCE_ORDER.find((level) => a.confidence === level || b.confidence === level);
}

/** Returns the key of the new corner. The edge is recreated as two; `replacedKeys` maps its key to the first. */
export function splitSide(draft: Draft, a: Vertex, b: Vertex, [x, y, z]: Vector3): string {
  const key = draft.newKey("vertex");
  const { floorNumber, surveyKey } = a;
  const confidence = lowerConfidence(a, b);
  draft.add("vertex", {
    key,
    surveyKey,
    floorNumber,
    x,
    y,
    z,
    source: "user",
    ...(confidence ? { confidence } : {}),
  });
  for (const face of facesOfSide(draft, a.key, b.key)) {
    draft.update("face", face.key, { loops: face.loops.map((loop) => insertBetween(loop, a.key, b.key, [key])) });
  }
  const edges = edgesBetween(draft, a.key, b.key);
  for (const edge of edges) {
    draft.remove("edge", edge.key);
    // A duplicate record of the side is only removed.
    if (edge !== edges[0]) continue;
    const [from, to] = edge.vertexKeys;
    const halves: [string, string][] = [
      [from, key],
      [key, to],
    ];
    for (const vertexKeys of halves) {
      const halfKey = draft.newKey("edge");
      const { sourceId, label } = edge;
      draft.add("edge", {
        key: halfKey,
        surveyKey,
        floorNumber: edge.floorNumber,
        vertexKeys,
        label,
        sourceId,
        source: "user",
      });
      draft.replacedKeys[edge.key] ??= halfKey;
    }
  }
  return key;
}
