/** The copied records, with everything that they depend on. Plain data, detached from the scene. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { ReadScene, SceneRecords } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type Clipping = {
  records: SceneRecords;
  /** The selected elements in order; the other records were copied with them. */
  items: readonly SelectionItem[];
  floorNumber: number;
};

type CopiedKeys = { [K in GeometryKind]: Set<string> };

/** Adds a face with its corners, the edges along its loops and its planar objects. */
function addFace(scene: ReadScene, copied: CopiedKeys, key: string): void {
  const face = scene.get("face", key);
  if (!face || copied.face.has(key)) return;
  copied.face.add(key);
  for (const vertexKey of face.loops.flat()) copied.vertex.add(vertexKey);
  for (const [a, b] of face.loops.flatMap((loop) => cyclicPairs(loop))) {
    for (const edgeKey of scene.edgesOfVertex(a)) {
      if (scene.get("edge", edgeKey)?.vertexKeys.includes(b)) copied.edge.add(edgeKey);
    }
  }
  for (const planarKey of scene.planarObjectsOfFace(key)) copied.objectPlanar.add(planarKey);
}

const adders: { [K in GeometryKind]: (scene: ReadScene, copied: CopiedKeys, key: string) => void } = {
  vertex: (_scene, copied, key) => copied.vertex.add(key),
  edge(scene, copied, key) {
    copied.edge.add(key);
    for (const end of scene.get("edge", key)?.vertexKeys ?? []) copied.vertex.add(end);
  },
  face: addFace,
  objectPlanar: (_scene, copied, key) => copied.objectPlanar.add(key),
  object3D: (_scene, copied, key) => copied.object3D.add(key),
};

/** Copies the existing elements; null if there are none. */
export function copyElements(scene: ReadScene, items: readonly SelectionItem[]): Clipping | null {
  const found = items.filter((item) => scene.has(item.kind, item.key));
  const [first] = found;
  if (!first) return null;
  const copied: CopiedKeys = {
    vertex: new Set(),
    edge: new Set(),
    face: new Set(),
    objectPlanar: new Set(),
    object3D: new Set(),
  };
  for (const { kind, key } of found) adders[kind](scene, copied, key);
  const records = <K extends GeometryKind>(kind: K) => [...copied[kind]].flatMap((key) => scene.get(kind, key) ?? []);
  return {
    records: {
      vertex: records("vertex"),
      edge: records("edge"),
      face: records("face"),
      objectPlanar: records("objectPlanar"),
      object3D: records("object3D"),
    },
    items: found,
    floorNumber: scene.get(first.kind, first.key)?.floorNumber ?? 0,
  };
}
