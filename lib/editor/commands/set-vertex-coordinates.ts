import type { Diff } from "../diff";
import type { ReadScene } from "../scene";
import { WORDS } from "../words";
import { acceptPlaces, areFinite, type CommandOutcome, refuse, writeUpdate } from "./command";
import { movableVertices } from "./move-vertices";

export type VertexPlace = { key: string; x?: number; y?: number; z?: number };

/** Puts a vertex where typed, in metres; a coordinate left out stays. */
export function setVertexCoordinates(scene: ReadScene, place: VertexPlace): CommandOutcome {
  const { key, ...given } = place;
  if (!areFinite([given.x, given.y, given.z])) return refuse("invalid", WORDS.notANumber, [key]);
  const vertices = movableVertices(scene, [key]);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) {
    writeUpdate(diff, "vertex", vertex, {
      x: given.x ?? vertex.x,
      y: given.y ?? vertex.y,
      z: given.z ?? vertex.z,
    });
  }
  return acceptPlaces(WORDS.place("vertex"), diff);
}
