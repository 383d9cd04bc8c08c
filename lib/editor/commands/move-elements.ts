import { areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { movableVertices, type Vector, writeMovedVertices } from "./move-vertices";
import { acceptSettled } from "./openings/settle-openings";

/** The vertices that an element stands on; none for objects, and null when it is gone. */
export function verticesOf(scene: ReadScene, item: SelectionItem): readonly string[] | null {
  if (item.kind === "edge") return scene.get("edge", item.key)?.vertexKeys ?? null;
  if (item.kind === "face") return scene.get("face", item.key)?.loops.flat() ?? null;
  if (!scene.has(item.kind, item.key)) return null;
  return item.kind === "vertex" ? [item.key] : [];
}

export function moveLabel(items: readonly SelectionItem[]): string {
  const first = items[0];
  if (first && items.every((item) => item.kind === first.kind)) return COPY.move(first.kind, items.length);
  return COPY.moveSelection(items.length);
}

export type Move = { items: readonly SelectionItem[]; vector: Vector };

/** What moves as one piece, and the change that moves it; what hangs on walls is not settled yet. */
type Moved = { diff: Diff; carried: ReadonlySet<string> };

/** The corners under elements, or why they cannot be moved. */
export function cornersUnder(scene: ReadScene, items: readonly SelectionItem[]): Set<string> | CommandOutcome {
  const corners = new Set<string>();
  for (const item of items) {
    const keys = verticesOf(scene, item);
    if (!keys) return refuse("missing", COPY.missing, [item.key]);
    for (const key of keys) corners.add(key);
  }
  return corners;
}

export function writeMovedElements(scene: ReadScene, { items, vector }: Move): Moved | CommandOutcome {
  if (items.length === 0) return refuse("invalid", COPY.nothingToMove);
  if (!areFinite(vector)) return refuse("invalid", COPY.notANumber);
  const carried = cornersUnder(scene, items);
  if (!(carried instanceof Set)) return carried;
  const vertices = movableVertices(scene, carried);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  writeMovedVertices(diff, vertices, vector);
  for (const { kind, key } of items) {
    if (kind === "objectPlanar") {
      const host = scene.get("face", scene.get("objectPlanar", key)?.faceKey ?? "");
      if (!host?.loops.flat().every((vertexKey) => carried.has(vertexKey))) {
        return refuse("invalid", COPY.slidesOnFace, [key]);
      }
    }
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (!object) continue;
    const [x, y, z] = object.position;
    writeUpdate(diff, "object3D", object, { position: [x + vector[0], y + vector[1], z + vector[2]] });
  }
  return { diff, carried };
}

/**
 * Moves elements together: an edge or a face by its vertices, each once. What hangs on a face goes along where all of the face
 * does, and else stays where it is in the room. A planar object alone is refused, because it only slides on its face; so is
 * anything with a locked vertex.
 */
export function moveElements(scene: ReadScene, move: Move): CommandOutcome {
  const moved = writeMovedElements(scene, move);
  if (!("carried" in moved)) return moved;
  return acceptSettled(scene, moveLabel(move.items), moved.diff, { carried: moved.carried });
}
