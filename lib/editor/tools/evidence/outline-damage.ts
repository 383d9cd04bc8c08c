/** Creates damage outlined in a photo as a planar object on the surface that it shows. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { toFrame } from "../../../geometry/host-frame";
import { photoRay } from "../../../geometry/photo-ray";
import { signedArea } from "../../../geometry/polygon-area";
import type { PinholeCamera } from "../../../geometry/project-point";
import { crossesItself } from "../../../geometry/self-intersection";
import { valueRange } from "../../../geometry/value-range";
import type { Vector2 } from "../../../geometry/vector2";
import { planarSpread } from "../../analysis/quantities/planar-spread";
import { acceptOpenings } from "../../commands/openings/accept-openings";
import { writeNewOpening } from "../../commands/openings/write-opening";
import { type CommandOutcome, refuse } from "../../core/command";
import type { Diff } from "../../core/diff";
import { freshKeys, type NewKey } from "../../core/fresh-key";
import { planarArea } from "../../core/measures/planar-outline";
import { fromUpright, toUpright, type UprightWall, uprightWall } from "../../core/measures/upright-wall";
import { roundLength } from "../../core/round-length";
import type { ReadScene } from "../../core/scene";
import { areaWithSpread } from "../../core/units/area-with-spread";
import { currentMeasures } from "../../core/units/chosen-measures";
import { EVIDENCE_COPY as COPY } from "./copy";
import { type ModelHit, meetModel } from "./meet-model";

export type DamageOutline = {
  camera: PinholeCamera;
  /** Width divided by height of the photo. */
  aspect: number;
  /** Three or more corners in fractions from the photo's upper left. */
  corners: readonly Vector2[];
  isHidden?: (faceKey: string) => boolean;
  newKey?: NewKey;
};

/** Least incidence, about 4 degrees: below it, a pixel covers many centimeters of the surface. */
const MIN_INCIDENCE = 0.07;
const MIN_AREA = 1e-4;

/** Returns the corners in the upright frame of the one face that they are all on, or the refusal. */
function cornersOnFace(
  scene: ReadScene,
  { camera, aspect, corners, isHidden }: DamageOutline,
): { wall: UprightWall; places: Vector2[] } | CommandOutcome {
  const hits: ModelHit[] = [];
  for (const [index, corner] of corners.entries()) {
    const hit = meetModel(scene, photoRay(camera, aspect, corner), isHidden);
    if (!hit) return refuse("outside", COPY.cornerMeetsNothing(index + 1));
    hits.push(hit);
  }
  const [first] = hits;
  if (!first || hits.length < 3) return refuse("invalid", COPY.fewCorners);
  const other = hits.findIndex(({ faceKey }) => faceKey !== first.faceKey);
  if (other > 0) return refuse("outside", COPY.severalFaces(other + 1), [first.faceKey, hits[other]!.faceKey]);
  if (hits.some(({ incidence }) => incidence < MIN_INCIDENCE)) {
    return refuse("invalid", COPY.tooFlat, [first.faceKey]);
  }
  const wall = uprightWall(scene, first.faceKey);
  if (!wall) return refuse("missing", COPY.nothingThere, [first.faceKey]);
  return { wall, places: hits.map(({ at }) => toUpright(wall, toFrame(wall.frame, at))) };
}

/** Returns center, size, and the corners around the center, counterclockwise from the room. */
function shapeOf(places: readonly Vector2[]): Pick<ObjectPlanar, "width" | "height"> & {
  center: Vector2;
  outline: [number, number][];
} {
  const [left, right] = valueRange(places.map(([along]) => along));
  const [low, high] = valueRange(places.map(([, up]) => up));
  const center: Vector2 = [(left + right) / 2, (low + high) / 2];
  const around = places.map(([along, up]): [number, number] => [
    roundLength(along - center[0]),
    roundLength(up - center[1]),
  ]);
  return {
    center,
    width: right - left,
    height: high - low,
    outline: signedArea(around) < 0 ? around.reverse() : around,
  };
}

/**
 * Places the outline on the wall, floor or ceiling that it shows. Refuses corners on several faces or none, a surface
 * at a grazing angle, and an outline that crosses itself or leaves the face.
 */
export function outlineDamage(scene: ReadScene, request: DamageOutline): CommandOutcome {
  if (request.corners.length < 3) return refuse("invalid", COPY.fewCorners);
  if (crossesItself(request.corners)) return refuse("invalid", COPY.crosses);
  const found = cornersOnFace(scene, request);
  if (!("wall" in found)) return found;
  const { wall, places } = found;
  const { center, ...shape } = shapeOf(places);
  const [u, v] = fromUpright(wall, center);
  const newKey = freshKeys(scene, request.newKey);
  const damage: ObjectPlanar = {
    key: newKey("objectPlanar"),
    surveyKey: scene.surveyKey,
    floorNumber: wall.face.floorNumber,
    label: "damage",
    faceKey: wall.face.key,
    u,
    v,
    ...shape,
    rotation: wall.turn,
    twinKey: null,
    source: "user",
  };
  const area = planarArea(damage);
  if (area < MIN_AREA) return refuse("invalid", COPY.tooSmall);
  const diff: Diff = {};
  writeNewOpening(scene, diff, damage, newKey);
  const outcome = acceptOpenings(scene, COPY.outline, diff);
  if (!outcome.ok) return outcome;
  const selects = [{ kind: "objectPlanar", key: damage.key } as const];
  return {
    ...outcome,
    selects,
    notice: COPY.outlined(areaWithSpread(currentMeasures(), area, planarSpread(damage, wall.face))),
  };
}
