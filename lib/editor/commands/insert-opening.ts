import type { ObjectPlanar, PlanarLabel } from "../../domain/geometry-records";
import { toFrame } from "../../geometry/host-frame";
import type { Vector3 } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { allowsThrough, goesThrough, OPENING_PRESETS } from "../core/measures/opening-presets";
import { fromUpright, lowerBorder, toUpright, type UprightWall, uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import { acceptOpenings } from "./openings/accept-openings";
import { candidatePositions } from "./openings/candidate-positions";
import { findMisfit } from "./openings/opening-fit";
import { writeNewOpening } from "./openings/write-opening";

export type OpeningInsertion = {
  faceKey: string;
  label: PlanarLabel;
  /** The point under the pointer, in meters; without it, the free position nearest to the center of the wall. */
  at?: Vector3;
  /** In meters; by default the usual size for the label, limited by the wall. */
  width?: number;
  height?: number;
  newKey?: NewKey;
};

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(Math.max(low, high), value));

function centerHeight(
  wall: UprightWall,
  insertion: OpeningInsertion,
  along: number,
  width: number,
  height: number,
): number {
  const { sill } = OPENING_PRESETS[insertion.label];
  const [low, high] = [wall.low + height / 2, wall.high - height / 2];
  if (sill === 0) return lowerBorder(wall, along - width / 2, along + width / 2) + height / 2;
  const preferred = insertion.at ? toUpright(wall, toFrame(wall.frame, insertion.at))[1] : low + sill;
  return clamp(preferred, low, high);
}

/**
 * Inserts a door, window or other planar object on a face, with its twin if another room shares the wall. A given point
 * is shifted between the ends of the wall and refused where another opening is.
 */
export function insertOpening(scene: ReadScene, insertion: OpeningInsertion): CommandOutcome {
  const { faceKey, label, at } = insertion;
  const wall = uprightWall(scene, faceKey);
  if (!wall) return refuse("missing", COPY.missing, [faceKey]);
  if (goesThrough(label) && !allowsThrough(wall.face.label)) {
    return refuse("invalid", OBJECT_COPY.notAWall(label), [faceKey]);
  }
  const preset = OPENING_PRESETS[label];
  const width = insertion.width ?? Math.min(preset.width, wall.right - wall.left);
  const height = insertion.height ?? Math.min(preset.height, wall.high - wall.low);
  if (!areFinite([width, height, ...(at ?? [])])) return refuse("invalid", COPY.notANumber);
  if (width <= 0 || height <= 0) return refuse("invalid", COPY.notPositive);
  const newKey = freshKeys(scene, insertion.newKey);
  const blank: ObjectPlanar = {
    key: newKey("objectPlanar"),
    surveyKey: scene.surveyKey,
    floorNumber: wall.face.floorNumber,
    label,
    faceKey,
    u: 0,
    v: 0,
    width,
    height,
    rotation: wall.turn,
    outline: null,
    twinKey: null,
    source: "user",
  };
  const preferred = at ? toUpright(wall, toFrame(wall.frame, at))[0] : (wall.left + wall.right) / 2;
  const positions = candidatePositions(scene, wall, blank, preferred).slice(0, at ? 1 : undefined);
  let refused: CommandOutcome = refuse("outside", OBJECT_COPY.outside(label), [blank.key, faceKey]);
  for (const [index, along] of positions.entries()) {
    const [u, v] = fromUpright(wall, [along, centerHeight(wall, insertion, along, width, height)]);
    const diff: Diff = {};
    writeNewOpening(scene, diff, { ...blank, u, v }, newKey);
    const misfit = findMisfit(scene, diff);
    if (!misfit) return acceptOpenings(scene, OBJECT_COPY.insert(label), diff);
    const isOtherSide = misfit.code === "outside" && misfit.keys[0] !== blank.key;
    const message = isOtherSide ? OBJECT_COPY.behindWall : misfit.message;
    if (index === 0) refused = { ok: false, refusal: { ...misfit, message }, attempted: diff };
  }
  if (at || refused.ok || refused.refusal.code !== "overlap") return refused;
  return refuse("overlap", OBJECT_COPY.noPlaceLeft(label), refused.refusal.keys);
}
