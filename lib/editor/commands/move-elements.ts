import type { Vertex } from "../../domain/geometry-records";
import { areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { movableVertices, type Vector, writeMovedVertices } from "./move-vertices";
import { acceptSettled } from "./openings/settle-openings";

/** Returns the vertices of an element; empty for objects, null if the element is missing. */
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

/** The change that moves the elements, and their corners, before openings are settled. */
type Moved = { diff: Diff; carried: ReadonlySet<string> };

/** Returns the corners of the elements, or a refusal. */
function cornersOfItems(scene: ReadScene, items: readonly SelectionItem[]): Set<string> | CommandOutcome {
  const corners = new Set<string>();
  for (const item of items) {
    const keys = verticesOf(scene, item);
    if (!keys) return refuse("missing", COPY.missing, [item.key]);
    for (const key of keys) corners.add(key);
  }
  return corners;
}

/** Whether all corners of a planar object's host are among the moved ones. */
export function isHostCarried(scene: ReadScene, key: string, moved: ReadonlySet<string>): boolean {
  const host = scene.get("face", scene.get("objectPlanar", key)?.faceKey ?? "");
  return host?.loops.flat().every((vertexKey) => moved.has(vertexKey)) ?? false;
}

/**
 * Returns the corners of elements that move together, or a refusal. `numbers`: the parameters of the movement;
 * `withoutHost`: the message for a planar object whose face stays.
 */
export function carriedCorners(
  scene: ReadScene,
  items: readonly SelectionItem[],
  numbers: readonly number[],
  withoutHost: string,
): { carried: ReadonlySet<string>; vertices: readonly Vertex[] } | CommandOutcome {
  if (items.length === 0) return refuse("invalid", COPY.nothingToMove);
  if (!areFinite(numbers)) return refuse("invalid", COPY.notANumber);
  const carried = cornersOfItems(scene, items);
  if (!(carried instanceof Set)) return carried;
  const vertices = movableVertices(scene, carried);
  if (!Array.isArray(vertices)) return vertices;
  const hostless = items.find(({ kind, key }) => kind === "objectPlanar" && !isHostCarried(scene, key, carried));
  return hostless ? refuse("invalid", withoutHost, [hostless.key]) : { carried, vertices };
}

export function writeMovedElements(scene: ReadScene, { items, vector }: Move): Moved | CommandOutcome {
  const corners = carriedCorners(scene, items, vector, COPY.slidesOnFace);
  if (!("carried" in corners)) return corners;
  const { carried, vertices } = corners;
  const diff: Diff = {};
  writeMovedVertices(diff, vertices, vector);
  for (const { kind, key } of items) {
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (!object) continue;
    const [x, y, z] = object.position;
    writeUpdate(diff, "object3D", object, { position: [x + vector[0], y + vector[1], z + vector[2]] });
  }
  return { diff, carried };
}

/**
 * Moves elements together; each vertex of edges and faces moves once. Openings move with a face whose corners all move,
 * and otherwise keep their position in the room. A planar object without its face is refused, because it can only
 * slide on that face; locked vertices are refused.
 */
export function moveElements(scene: ReadScene, move: Move): CommandOutcome {
  const moved = writeMovedElements(scene, move);
  if (!("carried" in moved)) return moved;
  return acceptSettled(scene, moveLabel(move.items), moved.diff, { carried: moved.carried });
}
