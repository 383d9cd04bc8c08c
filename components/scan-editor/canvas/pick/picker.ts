/** Finds the element under a pixel of the 3D picture for a selection mode. */
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
import { createSurfaceHits, type SurfaceHit, type SurfaceHits } from "./surface-hits";
import { ALL_VISIBLE, type VisibilityRules } from "./visibility-rules";

export type Picker = {
  at(mode: SelectionMode, x: number, y: number): SelectionItem | null;
  /** Returns what a click selects: under X-ray, a further click on a selected face selects the next face behind it. */
  clickedAt(mode: SelectionMode, x: number, y: number): SelectionItem | null;
  /** Returns the visible point under a pixel, in meters. */
  placeAt(x: number, y: number): { x: number; y: number; z: number } | null;
  /** Returns the face under a pixel, with the point on the face in meters. */
  spotAt(x: number, y: number): Spot | null;
  /** Whether a surface hides a point (in meters). */
  isHidden(x: number, y: number, z: number): boolean;
};

/** A corner is visible if the surface that covers it is at most this much closer, in meters. */
const COVER_TOLERANCE = 0.06;

export class OrbitPicker implements Picker {
  private readonly surfaces: SurfaceHits;
  private readonly ray = new Ray();
  private readonly place = new Vector3();
  /** The face that hid the last point; tested first, because it hides most other candidates of a pick too. */
  private cover: string | null = null;

  /** `isSelected`: selected elements are drawn over everything, so they can be picked through walls. */
  constructor(
    private readonly scene: ReadScene,
    model: FloorModel,
    private readonly places: FloorPlaces,
    private readonly projection: Projection,
    private readonly isSelected: (key: string) => boolean,
    private readonly rules: VisibilityRules = ALL_VISIBLE,
  ) {
    this.surfaces = createSurfaceHits(places, model.surfaces, rules);
  }

  readonly isHidden = (x: number, y: number, z: number): boolean => {
    const { ray } = this;
    ray.origin.copy(this.projection.eye);
    ray.direction.set(x, y, z).sub(ray.origin);
    const distance = ray.direction.length();
    ray.direction.normalize();
    const reach = distance - COVER_TOLERANCE;
    if (this.cover !== null && this.surfaces.meets(this.cover, ray, reach, this.isGlass)) return true;
    const hit = this.surfaces.first(ray, reach, this.isGlass);
    if (hit) this.cover = hit.owner;
    return hit !== null;
  };

  /** X-ray makes walls, roofs and ceilings transparent. */
  private readonly isGlass = (key: string): boolean => {
    if (!this.rules.isXray()) return false;
    const label = this.scene.get("face", key)?.label;
    return label === "wall" || label === "roof" || label === "ceiling";
  };

  private isHiddenOrCut(kind: "vertex" | "edge", key: string, x: number, y: number, z: number): boolean {
    const cut = this.rules.cut();
    return this.rules.isHidden(kind, key) || (cut !== null && beyondCut(cut, x, y, z) > 0);
  }

  private hiddenTestOf(kind: "vertex" | "edge"): IsHidden {
    return (x, y, z, key) =>
      this.isHiddenOrCut(kind, key, x, y, z) || (!this.isSelected(key) && this.isHidden(x, y, z));
  }

  /** Returns the faces along a ray, nearest first, up to the first opaque one. */
  private facesAlong(ray: Ray): SurfaceHit[] {
    const hits: SurfaceHit[] = [];
    const passed = new Set<string>();
    for (;;) {
      const hit = this.surfaces.first(ray, undefined, (key) => passed.has(key));
      if (!hit) return hits;
      passed.add(hit.owner);
      // A door in a hidden wall stops the ray, but the wall cannot be picked.
      if (!this.rules.isHidden("face", hit.owner)) hits.push(hit);
      if (!this.isGlass(hit.owner)) return hits;
    }
  }

  private faceAt(x: number, y: number, isNext: boolean): SelectionItem | null {
    const hits = this.facesAlong(this.projection.rayAt(x, y));
    const selected = hits.findIndex(({ owner }) => this.isSelected(owner));
    const hit = hits[selected < 0 ? 0 : isNext ? (selected + 1) % hits.length : selected];
    return hit ? { kind: "face", key: hit.owner } : null;
  }

  private objectAt(x: number, y: number): SelectionItem | null {
    const { scene, places, surfaces, rules } = this;
    const ray = this.projection.rayAt(x, y);
    const surface = surfaces.first(ray, undefined, this.isGlass);
    const object = firstObject(scene, places, surfaces, ray, surface?.distance ?? Number.POSITIVE_INFINITY, rules);
    return object && { kind: object.kind, key: object.key };
  }

  at(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    const { scene, places, projection } = this;
    if (mode === "face") return this.faceAt(x, y, false);
    if (mode === "vertex") {
      const key = nearestVertex(scene, places, projection, x, y, this.hiddenTestOf("vertex"));
      return key === null ? null : { kind: "vertex", key };
    }
    if (mode === "edge") {
      const key = nearestEdge(scene, places, projection, x, y, this.hiddenTestOf("edge"));
      return key === null ? null : { kind: "edge", key };
    }
    return this.objectAt(x, y);
  }

  clickedAt(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    return mode === "face" ? this.faceAt(x, y, true) : this.at(mode, x, y);
  }

  placeAt(x: number, y: number): Vector3 | null {
    const ray = this.projection.rayAt(x, y);
    const hit = this.surfaces.first(ray);
    return hit ? ray.at(hit.distance, this.place) : null;
  }

  spotAt(x: number, y: number): Spot | null {
    const ray = this.projection.rayAt(x, y);
    const hit = this.surfaces.first(ray);
    if (!hit) return null;
    const { x: px, y: py, z: pz } = ray.at(hit.distance, this.place);
    return { faceKey: hit.owner, at: [px, py, pz] };
  }
}
