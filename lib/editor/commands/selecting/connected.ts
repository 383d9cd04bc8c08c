/** Everything that hangs together with what is selected: over shared corners, and with what hangs on the faces. */
import type { ReadScene } from "../../core/scene";
import type { SelectionItem, SelectionMode } from "../../core/selection";
import { itemsOf } from "./kinds-of-mode";

type Together = { vertices: Set<string>; edges: Set<string>; faces: Set<string> };

function hangingTogether(scene: ReadScene, seeds: Iterable<string>): Together {
  const together: Together = { vertices: new Set(), edges: new Set(), faces: new Set() };
  const queue = [...seeds];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (together.vertices.has(key) || !scene.has("vertex", key)) continue;
    together.vertices.add(key);
    for (const edgeKey of scene.edgesOfVertex(key)) {
      if (together.edges.has(edgeKey)) continue;
      together.edges.add(edgeKey);
      queue.push(...(scene.get("edge", edgeKey)?.vertexKeys ?? []));
    }
    for (const faceKey of scene.facesOfVertex(key)) {
      if (together.faces.has(faceKey)) continue;
      together.faces.add(faceKey);
      for (const loop of scene.get("face", faceKey)?.loops ?? []) queue.push(...loop);
    }
  }
  return together;
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

/** The selected elements with all that hang together with them, of the same mode. */
export function connectedItems(
  scene: ReadScene,
  mode: SelectionMode,
  items: readonly SelectionItem[],
): SelectionItem[] {
  const { vertices, edges, faces } = hangingTogether(
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
