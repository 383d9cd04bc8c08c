import { areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import { movableVertices } from "./move-vertices";
import { acceptSettled } from "./openings/settle-openings";

export type VertexPlace = { key: string; x?: number; y?: number; z?: number };

/** Sets coordinates of vertices, in meters; omitted coordinates stay. Refused if a vertex is locked or missing. */
export function setVertexCoordinates(scene: ReadScene, places: readonly VertexPlace[]): CommandOutcome {
  for (const { key, x, y, z } of places) {
    if (!areFinite([x, y, z])) return refuse("invalid", COPY.notANumber, [key]);
  }
  const coordinatesByKey = new Map(places.map((place) => [place.key, place]));
  const vertices = movableVertices(scene, coordinatesByKey.keys());
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) {
    const { x = vertex.x, y = vertex.y, z = vertex.z } = coordinatesByKey.get(vertex.key) ?? {};
    writeUpdate(diff, "vertex", vertex, { x, y, z });
  }
  return acceptSettled(scene, places.length > 1 ? COPY.change(places.length) : COPY.place("vertex"), diff);
}
