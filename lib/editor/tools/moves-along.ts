/** Counts what a move takes along, before it is made. */
import { verticesOf } from "../commands/move-elements";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

export type MovesAlong = {
  corners: number;
  /** Faces that change shape or move. */
  faces: number;
  /** Openings on those faces. */
  openings: number;
  /** Moved objects and openings. */
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
