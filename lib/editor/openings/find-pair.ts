/** Finds the other side of a wall or door again, as the import found it: among those that are free by now. */
import type { Face, ObjectPlanar, Vertex } from "../../domain/geometry-records";
import type { Diff } from "../diff";
import { pairTwins } from "../import/pair-twins";
import type { ReadScene, SceneRecords } from "../scene";
import { amend } from "./part-twins";
import { viewAfter } from "./planar-view";

type Sides = Pick<SceneRecords, "vertex" | "face" | "objectPlanar">;

/** Walls with their corners and what hangs on them; copies, since pairing writes on them. */
function sidesWith(view: Pick<ReadScene, "get" | "planarObjectsOfFace">, faces: readonly Face[]): Sides {
  const corners = new Map<string, Vertex>();
  const hung: ObjectPlanar[] = [];
  for (const { key, loops } of faces) {
    for (const corner of loops.flat()) {
      const vertex = view.get("vertex", corner);
      if (vertex) corners.set(corner, vertex);
    }
    for (const one of view.planarObjectsOfFace(key)) {
      const object = view.get("objectPlanar", one);
      if (object) hung.push({ ...object });
    }
  }
  return { vertex: [...corners.values()], face: faces.map((face) => ({ ...face })), objectPlanar: hung };
}

/**
 * Adds to the diff what pairs this wall, and what hangs on it, with what stands behind it and has no other side; the wall
 * itself only where it has none either. The keys that were paired with something.
 */
export function findPair(scene: ReadScene, diff: Diff, faceKey: string): Set<string> {
  const view = viewAfter(scene, { ...diff });
  const paired = new Set<string>();
  const wall = view.get("face", faceKey);
  if (wall?.label !== "wall") return paired;
  const others: Face[] = [];
  for (const { key } of scene.values("face")) {
    const face = view.get("face", key);
    const sharesCorner = face?.loops.some((loop) => loop.some((corner) => wall.loops[0]?.includes(corner)));
    if (face?.label === "wall" && key !== faceKey && !sharesCorner) others.push(face);
  }
  const isFree = ({ twinKey }: { twinKey?: string | null }): boolean => !twinKey;
  for (const { kind, a, b } of pairTwins([sidesWith(view, [wall])], sidesWith(view, others))) {
    const [own, other] = [view.get(kind, a.record.key), view.get(kind, b.record.key)];
    if (!own || !other || !isFree(own) || !isFree(other)) continue;
    amend(scene, diff, kind, own.key, { twinKey: other.key });
    amend(scene, diff, kind, other.key, { twinKey: own.key });
    paired.add(own.key);
  }
  return paired;
}
