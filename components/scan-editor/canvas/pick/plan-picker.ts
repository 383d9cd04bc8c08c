/** What lies under a pixel of a plan, by the mode of selection. Nothing on a plan hides what stands under it. */

import { isUprightEdge } from "@/lib/editor/commands/selecting/columns";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem, SelectionMode } from "@/lib/editor/core/selection";
import { convexHull } from "@/lib/geometry/convex-hull";
import { isInsideLoops, isInsidePolygon } from "@/lib/geometry/point-in-polygon";
import type { Vector2 } from "@/lib/geometry/vector2";
import type { PlanProjection } from "../view/plan-projection";
import { recordPoints } from "../view/scene-bounds";
import type { FloorPlaces } from "./floor-places";
import { EDGE_REACH_PX, segmentReach, VERTEX_REACH_PX } from "./nearest-on-screen";
import type { Picker } from "./picker";
import { nearestPiece, piecesAround } from "./plan-walls";
import type { SightRules } from "./sight-rules";

const WALL_REACH_PX = 6;
const OPENING_REACH_PX = 8;
/** Of what stands over each other the lowest is meant: pixels that a metre of height weighs. */
const HEIGHT_WEIGHT = 0.01;

export function createPlanPicker(setup: {
  scene: ReadScene;
  places: () => FloorPlaces;
  projection: PlanProjection;
  rules: SightRules;
  /** Metres at which the floor lies. */
  height: () => number;
}): Picker {
  const { scene, places, projection, rules, height } = setup;

  function nearest(kind: "vertex" | "edge", x: number, y: number, reach: number): SelectionItem | null {
    const [placeX, placeZ] = projection.placeAt(x, y);
    const metres = reach * projection.metresPerPixel;
    let best: { key: string; weight: number } | null = null;
    const grid = places().of(kind);
    grid.begin();
    grid.visit(placeX - metres, placeZ - metres, placeX + metres, placeZ + metres, (key) => {
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

  const pieces = (x: number, y: number, reach: number) =>
    piecesAround(scene, places(), projection.placeAt(x, y), reach * projection.metresPerPixel);

  function wallAt(x: number, y: number): string | null {
    return nearestPiece(pieces(x, y, WALL_REACH_PX).filter(({ wall }) => !rules.isHidden("face", wall)))?.wall ?? null;
  }

  /** The floor or step under a pixel; of several the highest. */
  function floorAt(x: number, y: number): string | null {
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

  function openingAt(x: number, y: number): string | null {
    const openings = pieces(x, y, OPENING_REACH_PX).filter(
      ({ object }) => object !== null && !rules.isHidden("objectPlanar", object),
    );
    return nearestPiece(openings)?.object ?? null;
  }

  const outline = (item: SelectionItem): Vector2[] =>
    convexHull(recordPoints(scene, item).map(([px, , pz]): Vector2 => [px, pz]));

  /** A thing, or what lies on the floor there; of several the highest. */
  function thingAt(x: number, y: number): SelectionItem | null {
    const at = projection.placeAt(x, y);
    let best: { item: SelectionItem; height: number } | null = null;
    function offer(item: SelectionItem): void {
      if (rules.isHidden(item.kind, item.key) || !isInsidePolygon(at, outline(item))) return;
      const top = Math.max(...recordPoints(scene, item).map((point) => point[1]));
      if (!best || top > best.height) best = { item, height: top };
    }
    const things = places().of("object3D");
    things.begin();
    things.visit(at[0], at[1], at[0], at[1], (key) => offer({ kind: "object3D", key }));
    const floor = floorAt(x, y);
    for (const key of floor ? scene.planarObjectsOfFace(floor) : []) offer({ kind: "objectPlanar", key });
    return (best as { item: SelectionItem } | null)?.item ?? null;
  }

  function at(mode: SelectionMode, x: number, y: number): SelectionItem | null {
    if (mode === "vertex") return nearest("vertex", x, y, VERTEX_REACH_PX);
    if (mode === "edge") return nearest("edge", x, y, EDGE_REACH_PX);
    if (mode === "face") {
      const key = wallAt(x, y) ?? floorAt(x, y);
      return key === null ? null : { kind: "face", key };
    }
    const opening = openingAt(x, y);
    return opening === null ? thingAt(x, y) : { kind: "objectPlanar", key: opening };
  }

  return {
    at,
    clickedAt: at,
    placeAt(x, y) {
      const [placeX, placeZ] = projection.placeAt(x, y);
      return { x: placeX, y: height(), z: placeZ };
    },
    spotAt(x, y) {
      const [placeX, placeZ] = projection.placeAt(x, y);
      const wall = wallAt(x, y);
      const faceKey = wall ?? floorAt(x, y);
      if (faceKey === null) return null;
      const heights = recordPoints(scene, { kind: "face", key: faceKey }).map((point) => point[1]);
      // A plan says where along the wall, and not how high: half way up.
      const up = wall ? (Math.min(...heights) + Math.max(...heights)) / 2 : Math.max(...heights);
      return { faceKey, at: [placeX, up, placeZ] };
    },
    isHidden: () => false,
  };
}
