/** Finds the element under a pixel of a plan for a selection mode. On a plan, no element hides another. */

import { isUprightEdge } from "@/lib/editor/commands/selecting/columns";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem, SelectionMode } from "@/lib/editor/core/selection";
import type { Spot } from "@/lib/editor/tools/placing/placing";
import { convexHull } from "@/lib/geometry/convex-hull";
import { isInsideLoops, isInsidePolygon } from "@/lib/geometry/point-in-polygon";
import type { Vector2 } from "@/lib/geometry/vector2";
import type { PlanProjection } from "../view/plan-projection";
import { recordPoints } from "../view/scene-bounds";
import type { FloorPlaces } from "./floor-places";
import { EDGE_REACH_PX, segmentReach, VERTEX_REACH_PX } from "./nearest-on-screen";
import type { Picker } from "./picker";
import { type NearPiece, nearestPiece, piecesAround } from "./plan-walls";
import type { VisibilityRules } from "./visibility-rules";

const WALL_REACH_PX = 6;
const OPENING_REACH_PX = 8;
/** One meter of height counts as this many pixels of distance, so that the lowest of stacked elements is picked. */
const HEIGHT_WEIGHT = 0.01;

type Setup = {
  scene: ReadScene;
  places: () => FloorPlaces;
  projection: PlanProjection;
  rules: VisibilityRules;
  /** Height of the floor, in meters. */
  height: () => number;
};

export class PlanPicker implements Picker {
  constructor(private readonly setup: Setup) {}

  readonly isHidden = (): boolean => false;

  private nearest(kind: "vertex" | "edge", x: number, y: number, reach: number): SelectionItem | null {
    const { scene, places, projection, rules } = this.setup;
    const [placeX, placeZ] = projection.placeAt(x, y);
    const meters = reach * projection.metersPerPixel;
    let best: { key: string; weight: number } | null = null;
    const grid = places().of(kind);
    grid.begin();
    grid.visit(placeX - meters, placeZ - meters, placeX + meters, placeZ + meters, (key) => {
      if (rules.isHidden(kind, key) || (kind === "edge" && isUprightEdge(scene, key))) return;
      const points = recordPoints(scene, { kind, key });
      const pixels = points.map(([px, py, pz]): [number, number] => {
        projection.project(px, py, pz);
        return [projection.at.x, projection.at.y];
      });
      const [from, to = from] = pixels;
      if (!from || !to) return;
      const { away } = segmentReach(x, y, from, to);
      const weight = away + HEIGHT_WEIGHT * Math.min(...points.map((point) => point[1]));
      if (away < reach && (!best || weight < best.weight)) best = { key, weight };
    });
    const found = best as { key: string } | null;
    return found && { kind, key: found.key };
  }

  private pieces(x: number, y: number, reach: number): NearPiece[] {
    const { scene, places, projection } = this.setup;
    return piecesAround(scene, places(), projection.placeAt(x, y), reach * projection.metersPerPixel);
  }

  private wallAt(x: number, y: number): string | null {
    const { rules } = this.setup;
    const pieces = this.pieces(x, y, WALL_REACH_PX).filter(({ wall }) => !rules.isHidden("face", wall));
    return nearestPiece(pieces)?.wall ?? null;
  }

  /** Returns the highest floor or step under a pixel. */
  private floorAt(x: number, y: number): string | null {
    const { scene, places, projection, rules } = this.setup;
    const at = projection.placeAt(x, y);
    let best: { key: string; height: number } | null = null;
    const grid = places().of("face");
    grid.begin();
    grid.visit(at[0], at[1], at[0], at[1], (key) => {
      const face = scene.get("face", key);
      if ((face?.label !== "floor" && face?.label !== "step") || rules.isHidden("face", key)) return;
      const loops = facePoints(scene, face);
      const top = Math.max(...loops.flat().map((point) => point[1]));
      const outlines = loops.map((loop) => loop.map(([px, , pz]): Vector2 => [px, pz]));
      if (isInsideLoops(at, outlines) && (!best || top > best.height)) best = { key, height: top };
    });
    return (best as { key: string } | null)?.key ?? null;
  }

  private openingAt(x: number, y: number): string | null {
    const { rules } = this.setup;
    const openings = this.pieces(x, y, OPENING_REACH_PX).filter(
      ({ object }) => object !== null && !rules.isHidden("objectPlanar", object),
    );
    return nearestPiece(openings)?.object ?? null;
  }

  private outlineOf(item: SelectionItem): Vector2[] {
    return convexHull(recordPoints(this.setup.scene, item).map(([px, , pz]): Vector2 => [px, pz]));
  }

  /** Returns the highest 3D object, or planar object on the floor, under a pixel. */
  private objectAt(x: number, y: number): SelectionItem | null {
    const { scene, places, projection, rules } = this.setup;
    const at = projection.placeAt(x, y);
    let best: { item: SelectionItem; height: number } | null = null;
    const consider = (item: SelectionItem): void => {
      if (rules.isHidden(item.kind, item.key) || !isInsidePolygon(at, this.outlineOf(item))) return;
      const top = Math.max(...recordPoints(scene, item).map((point) => point[1]));
      if (!best || top > best.height) best = { item, height: top };
    };
    const objects = places().of("object3D");
    objects.begin();
    objects.visit(at[0], at[1], at[0], at[1], (key) => consider({ kind: "object3D", key }));
    const floor = this.floorAt(x, y);
    for (const key of floor ? scene.planarObjectsOfFace(floor) : []) consider({ kind: "objectPlanar", key });
    return (best as { item: SelectionItem } | null)?.item ?? null;
  }

  at(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    if (mode === "vertex") return this.nearest("vertex", x, y, VERTEX_REACH_PX);
    if (mode === "edge") return this.nearest("edge", x, y, EDGE_REACH_PX);
    if (mode === "face") {
      const key = this.wallAt(x, y) ?? this.floorAt(x, y);
      return key === null ? null : { kind: "face", key };
    }
    const opening = this.openingAt(x, y);
    return opening === null ? this.objectAt(x, y) : { kind: "objectPlanar", key: opening };
  }

  clickedAt(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    return this.at(mode, x, y);
  }

  placeAt(x: number, y: number): { x: number; y: number; z: number } {
    const [placeX, placeZ] = this.setup.projection.placeAt(x, y);
    return { x: placeX, y: this.setup.height(), z: placeZ };
  }

  spotAt(x: number, y: number): Spot | null {
    const { scene, projection } = this.setup;
    const [placeX, placeZ] = projection.placeAt(x, y);
    const wall = this.wallAt(x, y);
    const faceKey = wall ?? this.floorAt(x, y);
    if (faceKey === null) return null;
    const heights = recordPoints(scene, { kind: "face", key: faceKey }).map((point) => point[1]);
    // A plan gives no height on a wall, so the spot is halfway up.
    const up = wall ? (Math.min(...heights) + Math.max(...heights)) / 2 : Math.max(...heights);
    return { faceKey, at: [placeX, up, placeZ] };
  }
}
