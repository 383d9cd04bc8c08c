import type { Diff } from "../diff";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { WORDS } from "../words";
import { acceptPlaces, areFinite, type CommandOutcome, refuse, writeUpdate } from "./command";
import { movableVertices, type Vector, writeMovedVertices } from "./move-vertices";

/** The vertices that an element stands on; none for objects, and null when it is gone. */
export function verticesOf(scene: ReadScene, item: SelectionItem): readonly string[] | null {
  if (item.kind === "edge") return scene.get("edge", item.key)?.vertexKeys ?? null;
  if (item.kind === "face") return scene.get("face", item.key)?.loops.flat() ?? null;
  if (!scene.has(item.kind, item.key)) return null;
  return item.kind === "vertex" ? [item.key] : [];
}

export function moveLabel(items: readonly SelectionItem[]): string {
  const first = items[0];
  if (first && items.every((item) => item.kind === first.kind)) return WORDS.move(first.kind, items.length);
  return WORDS.moveSelection(items.length);
}

/**
 * Moves elements together: an edge or a face by its vertices, each once; what is hosted on a face goes along by itself.
 * A planar object alone is refused, because it only slides on its face; so is anything with a locked vertex.
 */
export function moveElements(
  scene: ReadScene,
  move: { items: readonly SelectionItem[]; vector: Vector },
): CommandOutcome {
  const { items, vector } = move;
  if (items.length === 0) return refuse("invalid", WORDS.nothingToMove);
  if (!areFinite(vector)) return refuse("invalid", WORDS.notANumber);
  const moved = new Set<string>();
  for (const item of items) {
    const keys = verticesOf(scene, item);
    if (!keys) return refuse("missing", WORDS.missing, [item.key]);
    for (const key of keys) moved.add(key);
  }
  const vertices = movableVertices(scene, moved);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  writeMovedVertices(diff, vertices, vector);
  for (const { kind, key } of items) {
    if (kind === "objectPlanar") {
      const host = scene.get("face", scene.get("objectPlanar", key)?.faceKey ?? "");
      if (!host?.loops.flat().every((vertexKey) => moved.has(vertexKey))) {
        return refuse("invalid", WORDS.slidesOnFace, [key]);
      }
    }
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (!object) continue;
    const [x, y, z] = object.position;
    writeUpdate(diff, "object3D", object, { position: [x + vector[0], y + vector[1], z + vector[2]] });
  }
  return acceptPlaces(moveLabel(items), diff);
}
