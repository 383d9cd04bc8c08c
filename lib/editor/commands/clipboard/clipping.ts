/** What copying takes: whole records with all that they stand on. Plain data; nothing in it is live. */
import type { GeometryKind } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { ReadScene, SceneRecords } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";

export type Clipping = {
  records: SceneRecords;
  /** The elements that were chosen, in their order; the rest came along. */
  items: readonly SelectionItem[];
  floorNumber: number;
};

type Taken = { [K in GeometryKind]: Set<string> };

/** A face comes with its corners, the edges along its loops and what is on it. */
function takeFace(scene: ReadScene, taken: Taken, key: string): void {
  const face = scene.get("face", key);
  if (!face || taken.face.has(key)) return;
  taken.face.add(key);
  for (const vertexKey of face.loops.flat()) taken.vertex.add(vertexKey);
  for (const [a, b] of face.loops.flatMap((loop) => cyclicPairs(loop))) {
    for (const edgeKey of scene.edgesOfVertex(a)) {
      if (scene.get("edge", edgeKey)?.vertexKeys.includes(b)) taken.edge.add(edgeKey);
    }
  }
  for (const planarKey of scene.planarObjectsOfFace(key)) taken.objectPlanar.add(planarKey);
}

const takers: { [K in GeometryKind]: (scene: ReadScene, taken: Taken, key: string) => void } = {
  vertex: (_scene, taken, key) => taken.vertex.add(key),
  edge(scene, taken, key) {
    taken.edge.add(key);
    for (const end of scene.get("edge", key)?.vertexKeys ?? []) taken.vertex.add(end);
  },
  face: takeFace,
  objectPlanar: (_scene, taken, key) => taken.objectPlanar.add(key),
  object3D: (_scene, taken, key) => taken.object3D.add(key),
};

/** Copies elements that are there; null when none is. */
export function copyElements(scene: ReadScene, items: readonly SelectionItem[]): Clipping | null {
  const found = items.filter((item) => scene.has(item.kind, item.key));
  const [first] = found;
  if (!first) return null;
  const taken: Taken = {
    vertex: new Set(),
    edge: new Set(),
    face: new Set(),
    objectPlanar: new Set(),
    object3D: new Set(),
  };
  for (const { kind, key } of found) takers[kind](scene, taken, key);
  const records = <K extends GeometryKind>(kind: K) => [...taken[kind]].flatMap((key) => scene.get(kind, key) ?? []);
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
