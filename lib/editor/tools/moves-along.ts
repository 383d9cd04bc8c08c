/** What a movement takes along, counted before it is done. */
import { verticesOf } from "../commands/move-elements";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

export type MovesAlong = {
  corners: number;
  /** Faces that keep their place but change their shape, or go along whole. */
  faces: number;
  /** Openings on those faces: they go along with a face that goes as a whole, and else stay in the room. */
  openings: number;
  /** Things and openings that are themselves moved. */
  objects: number;
};

export function movesAlong(scene: ReadScene, items: readonly SelectionItem[]): MovesAlong {
  const corners = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  const faces = new Set<string>();
  for (const corner of corners) for (const face of scene.facesOfVertex(corner)) faces.add(face);
  const moved = new Set(
    items.filter(({ kind }) => kind === "objectPlanar" || kind === "object3D").map(({ key }) => key),
  );
  let openings = 0;
  for (const face of faces) for (const key of scene.planarObjectsOfFace(face)) if (!moved.has(key)) openings += 1;
  return { corners: corners.size, faces: faces.size, openings, objects: moved.size };
}
