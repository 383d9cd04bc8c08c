/** What lies under a pixel, by the mode of selection. */
import { Ray, Vector3 } from "three";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem, SelectionMode } from "@/lib/editor/core/selection";
import type { Spot } from "@/lib/editor/tools/placing/placing";
import { beyondCut } from "@/lib/editor/tools/views/section";
import type { FloorModel } from "../buffers/floor-model";
import type { Projection } from "../view/projection";
import type { FloorPlaces } from "./floor-places";
import { type IsHidden, nearestEdge, nearestVertex } from "./nearest-on-screen";
import { firstObject } from "./object-hits";
import { SEES_ALL, type SightRules } from "./sight-rules";
import { createSurfaceHits, type SurfaceHit } from "./surface-hits";

export type Picker = {
  at(mode: SelectionMode, x: number, y: number): SelectionItem | null;
  /** What a click means there: under X-ray another one on a selected face goes to the next behind it. */
  clickedAt(mode: SelectionMode, x: number, y: number): SelectionItem | null;
  /** The place in metres under a pixel, on what is seen there. */
  placeAt(x: number, y: number): { x: number; y: number; z: number } | null;
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
  rules: SightRules = SEES_ALL,
): Picker {
  const surfaces = createSurfaceHits(places, model.surfaces, rules);
  const sight = new Ray();
  const place = new Vector3();
  /** What the last hidden place lay behind: most others of a pick lie behind it too, and one face is asked at once. */
  let cover: string | null = null;

  function isHidden(x: number, y: number, z: number): boolean {
    sight.origin.copy(projection.eye);
    sight.direction.set(x, y, z).sub(sight.origin);
    const distance = sight.direction.length();
    sight.direction.normalize();
    const reach = distance - COVER_TOLERANCE;
    if (cover !== null && surfaces.meets(cover, sight, reach, isGlass)) return true;
    const hit = surfaces.first(sight, reach, isGlass);
    if (hit) cover = hit.owner;
    return hit !== null;
  }

  /** Walls, roofs and ceilings, while they are see-through. */
  function isGlass(key: string): boolean {
    if (!rules.isXray()) return false;
    const label = scene.get("face", key)?.label;
    return label === "wall" || label === "roof" || label === "ceiling";
  }

  function isUnseen(kind: "vertex" | "edge", key: string, x: number, y: number, z: number): boolean {
    const cut = rules.cut();
    return rules.isHidden(kind, key) || (cut !== null && beyondCut(cut, x, y, z) > 0);
  }

  // What is drawn over everything can be taken where it is seen.
  const outOfReach =
    (kind: "vertex" | "edge"): IsHidden =>
    (x, y, z, key) =>
      isUnseen(kind, key, x, y, z) || (!isLit(key) && isHidden(x, y, z));

  /** The faces under a ray, the nearest first: without X-ray the first alone. */
  function facesUnder(ray: Ray): SurfaceHit[] {
    const hits: SurfaceHit[] = [];
    const passed = new Set<string>();
    for (;;) {
      const hit = surfaces.first(ray, undefined, (key) => passed.has(key));
      if (!hit) return hits;
      passed.add(hit.owner);
      // A door in a hidden wall stops the ray, but there is no face to take.
      if (!rules.isHidden("face", hit.owner)) hits.push(hit);
      if (!isGlass(hit.owner)) return hits;
    }
  }

  function faceAt(x: number, y: number, isNext: boolean): SelectionItem | null {
    const hits = facesUnder(projection.rayAt(x, y));
    const chosen = hits.findIndex(({ owner }) => isLit(owner));
    const hit = hits[chosen < 0 ? 0 : isNext ? (chosen + 1) % hits.length : chosen];
    return hit ? { kind: "face", key: hit.owner } : null;
  }

  function at(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    if (mode === "face") return faceAt(x, y, false);
    if (mode === "vertex") {
      const key = nearestVertex(scene, places, projection, x, y, outOfReach("vertex"));
      return key === null ? null : { kind: "vertex", key };
    }
    if (mode === "edge") {
      const key = nearestEdge(scene, places, projection, x, y, outOfReach("edge"));
      return key === null ? null : { kind: "edge", key };
    }
    const ray = projection.rayAt(x, y);
    const surface = surfaces.first(ray, undefined, isGlass);
    const object = firstObject(scene, places, surfaces, ray, surface?.distance ?? Number.POSITIVE_INFINITY, rules);
    return object && { kind: object.kind, key: object.key };
  }

  return {
    at,
    clickedAt: (mode, x, y) => (mode === "face" ? faceAt(x, y, true) : at(mode, x, y)),
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
