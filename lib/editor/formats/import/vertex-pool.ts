/** The vertices of one room. Points within the weld distance are one vertex, at the first point. */
import type { Confidence, Vertex } from "../../../domain/geometry-records";
import { distance, type Vector3 } from "../../../geometry/vector3";
import { roundLength } from "../../core/round-length";
import type { ImportContext } from "./import-context";

/** Corners of one room within this distance are one corner. Small enough to keep areas as captured. */
export const WELD_DISTANCE = 0.005;

const RANK: Record<Confidence, number> = { low: 0, medium: 1, high: 2 };
export const lowerConfidence = (a: Confidence, b: Confidence): Confidence => (RANK[a] <= RANK[b] ? a : b);

export type VertexPool = {
  /** Returns the key of the vertex at a point, creating it if needed. */
  add(point: Vector3, confidence: Confidence, source?: "scan" | "solver"): string;
  /** Returns a vertex's position, rounded as it is saved. */
  at(key: string): Vector3;
  find(key: string): Vertex | undefined;
  readonly records: readonly Vertex[];
};

export function createVertexPool(context: ImportContext, floorNumber: number): VertexPool {
  const records = new Map<string, Vertex>();
  const cells = new Map<string, string[]>();
  const cellOf = (value: number): number => Math.floor(value / WELD_DISTANCE);
  const at = (key: string): Vector3 => {
    const vertex = records.get(key);
    if (!vertex) throw new Error("A vertex of another room was asked for.");
    return [vertex.x, vertex.y, vertex.z];
  };

  function nearest(point: Vector3): string | null {
    let best: { key: string; away: number } | null = null;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const dz of [-1, 0, 1]) {
          const cell = `${cellOf(point[0]) + dx},${cellOf(point[1]) + dy},${cellOf(point[2]) + dz}`;
          for (const key of cells.get(cell) ?? []) {
            const away = distance(at(key), point);
            if (away < WELD_DISTANCE && (!best || away < best.away)) best = { key, away };
          }
        }
      }
    }
    return best?.key ?? null;
  }

  return {
    at,
    find: (key) => records.get(key),
    add(point, confidence, source = "scan") {
      const known = nearest(point);
      const vertex = known === null ? undefined : records.get(known);
      if (vertex) {
        if (source === "scan") vertex.confidence = lowerConfidence(vertex.confidence ?? confidence, confidence);
        return vertex.key;
      }
      const [x, y, z] = [roundLength(point[0]), roundLength(point[1]), roundLength(point[2])];
      const key = context.createKey("vertex");
      records.set(key, {
        key,
        surveyKey: context.surveyKey,
        floorNumber,
        x,
        y,
        z,
        confidence,
        locked: false,
        source,
        sourceId: null,
        captured: source === "scan" ? { x, y, z } : null,
      });
      const cell = `${cellOf(x)},${cellOf(y)},${cellOf(z)}`;
      cells.set(cell, [...(cells.get(cell) ?? []), key]);
      return key;
    },
    get records() {
      return [...records.values()];
    },
  };
}
