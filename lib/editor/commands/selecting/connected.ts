/** Extends a selection to all elements that shared corners connect to it, and to the objects on their faces. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem, SelectionMode } from "../../core/selection";
import { itemsOf } from "./kinds-of-mode";

type Connected = { vertices: Set<string>; edges: Set<string>; faces: Set<string> };

function collectConnected(scene: ReadScene, seeds: Iterable<string>): Connected {
  const connected: Connected = { vertices: new Set(), edges: new Set(), faces: new Set() };
  const queue = [...seeds];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (connected.vertices.has(key) || !scene.has("vertex", key)) continue;
    connected.vertices.add(key);
    for (const edgeKey of scene.edgesOfVertex(key)) {
      if (connected.edges.has(edgeKey)) continue;
      connected.edges.add(edgeKey);
      queue.push(...(scene.get("edge", edgeKey)?.vertexKeys ?? []));
    }
    for (const faceKey of scene.facesOfVertex(key)) {
      if (connected.faces.has(faceKey)) continue;
      connected.faces.add(faceKey);
      for (const loop of scene.get("face", faceKey)?.loops ?? []) queue.push(...loop);
    }
  }
  return connected;
}

function cornersOfFace(scene: ReadScene, faceKey: string | null | undefined): string[] {
  return scene.get("face", faceKey ?? "")?.loops.flat() ?? [];
}

function seedsOf(scene: ReadScene, { kind, key }: SelectionItem): readonly string[] {
  if (kind === "vertex") return [key];
  if (kind === "edge") return scene.get("edge", key)?.vertexKeys ?? [];
  if (kind === "face") return cornersOfFace(scene, key);
  if (kind === "objectPlanar") return cornersOfFace(scene, scene.get("objectPlanar", key)?.faceKey);
  return cornersOfFace(scene, scene.get("object3D", key)?.hostKey);
}

/** Returns the selected elements with all connected ones of the same mode. */
export function connectedItems(
  scene: ReadScene,
  mode: SelectionMode,
  items: readonly SelectionItem[],
): SelectionItem[] {
  const { vertices, edges, faces } = collectConnected(
    scene,
    items.flatMap((item) => seedsOf(scene, item)),
  );
  if (mode === "vertex") return itemsOf("vertex", vertices);
  if (mode === "edge") return itemsOf("edge", edges);
  if (mode === "face") return itemsOf("face", new Set([...items.map(({ key }) => key), ...faces]));
  const objects = new Map(items.map((item) => [item.key, item]));
  for (const faceKey of faces) {
    for (const key of scene.planarObjectsOfFace(faceKey)) objects.set(key, { kind: "objectPlanar", key });
    for (const key of scene.referrersOf(faceKey).object3D ?? []) objects.set(key, { kind: "object3D", key });
  }
  return [...objects.values()];
}
