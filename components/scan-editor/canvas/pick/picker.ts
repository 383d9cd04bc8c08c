/** What lies under a pixel, by the mode of selection. */
import { Ray, Vector3 } from "three";
import type { Spot } from "@/lib/editor/desk/object-desk";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem, SelectionMode } from "@/lib/editor/selection";
import type { FloorModel } from "../buffers/floor-model";
import type { Projection } from "../view/projection";
import type { FloorPlaces } from "./floor-places";
import { type IsHidden, nearestEdge, nearestVertex } from "./nearest-on-screen";
import { firstObject } from "./object-hits";
import { createSurfaceHits } from "./surface-hits";

export type Picker = {
  at(mode: SelectionMode, x: number, y: number): SelectionItem | null;
  /** The place in metres under a pixel, on what is seen there. */
  placeAt(x: number, y: number): Vector3 | null;
  /** The face under a pixel, with the place on it in metres. */
  spotAt(x: number, y: number): Spot | null;
  /** Whether a place in metres lies behind a surface. */
  isHidden(x: number, y: number, z: number): boolean;
};

/** A corner counts as seen when what covers it lies at most this much nearer, in metres. */
const COVER_TOLERANCE = 0.06;

/** `isLit`: whether it is selected, and so drawn over everything. */
export function createPicker(
  scene: ReadScene,
  model: FloorModel,
  places: FloorPlaces,
  projection: Projection,
  isLit: (key: string) => boolean,
): Picker {
  const surfaces = createSurfaceHits(places, model.surfaces);
  const sight = new Ray();
  const place = new Vector3();

  function isHidden(x: number, y: number, z: number): boolean {
    sight.origin.copy(projection.eye);
    sight.direction.set(x, y, z).sub(sight.origin);
    const distance = sight.direction.length();
    sight.direction.normalize();
    return surfaces.first(sight, distance - COVER_TOLERANCE) !== null;
  }

  // What is drawn over everything can be taken where it is seen.
  const isOutOfReach: IsHidden = (x, y, z, key) => !isLit(key) && isHidden(x, y, z);

  return {
    at(mode, x, y) {
      if (mode === "vertex") {
        const key = nearestVertex(scene, places, projection, x, y, isOutOfReach);
        return key === null ? null : { kind: "vertex", key };
      }
      if (mode === "edge") {
        const key = nearestEdge(scene, places, projection, x, y, isOutOfReach);
        return key === null ? null : { kind: "edge", key };
      }
      const ray = projection.rayAt(x, y);
      const surface = surfaces.first(ray);
      if (mode === "face") return surface ? { kind: "face", key: surface.owner } : null;
      const object = firstObject(scene, places, surfaces, ray, surface?.distance ?? Number.POSITIVE_INFINITY);
      return object && { kind: object.kind, key: object.key };
    },
    placeAt(x, y) {
      const ray = projection.rayAt(x, y);
      const hit = surfaces.first(ray);
      return hit ? ray.at(hit.distance, place) : null;
    },
    spotAt(x, y) {
      const ray = projection.rayAt(x, y);
      const hit = surfaces.first(ray);
      if (!hit) return null;
      ray.at(hit.distance, place);
      return { faceKey: hit.owner, at: [place.x, place.y, place.z] };
    },
    isHidden,
  };
}
