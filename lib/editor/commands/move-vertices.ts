import type { Vertex } from "../../domain/geometry-records";
import { areFinite, type CommandOutcome, refuse, refuseLocked, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import { acceptSettled } from "./openings/settle-openings";

/** Meters along x, y and z. */
export type Vector = readonly [x: number, y: number, z: number];

/** Returns the vertices, or a refusal if one is missing or locked. */
export function movableVertices(scene: ReadScene, keys: Iterable<string>): Vertex[] | CommandOutcome {
  const vertices: Vertex[] = [];
  for (const key of new Set(keys)) {
    const vertex = scene.get("vertex", key);
    if (!vertex) return refuse("missing", COPY.missing, [key]);
    vertices.push(vertex);
  }
  const locked = vertices.filter((vertex) => vertex.locked).map((vertex) => vertex.key);
  return locked.length > 0 ? refuseLocked(locked) : vertices;
}

export function writeMovedVertices(diff: Diff, vertices: readonly Vertex[], [x, y, z]: Vector): void {
  for (const vertex of vertices) {
    writeUpdate(diff, "vertex", vertex, { x: vertex.x + x, y: vertex.y + y, z: vertex.z + z });
  }
}

/** Moves vertices together; refused if one is locked or missing. */
export function moveVertices(scene: ReadScene, move: { keys: Iterable<string>; vector: Vector }): CommandOutcome {
  if (!areFinite(move.vector)) return refuse("invalid", COPY.notANumber);
  const vertices = movableVertices(scene, move.keys);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  writeMovedVertices(diff, vertices, move.vector);
  return acceptSettled(scene, COPY.move("vertex", vertices.length), diff);
}
