import type { ObjectPlanar } from "../../domain/geometry-records";
import { acceptPlaces, areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, squashDiffs } from "../core/diff";
import { goesThrough } from "../core/measures/opening-presets";
import { fromUpright, uprightWall } from "../core/measures/upright-wall";
import type { ReadScene } from "../core/scene";
import { type OpeningBox, outlineOfSize, writeMovedOpening } from "./openings/move-opening";
import { findMisfit } from "./openings/opening-fit";
import { twinOf } from "./openings/opposite-side";

/** Center and size in the host frame, in meters; omitted fields stay. */
export type PlanarPlace = { key: string; u?: number; v?: number; width?: number; height?: number };

/** An opening with its possible boxes, the preferred one first. */
type Placement = {
  object: ObjectPlanar;
  twin: ObjectPlanar | null;
  candidateBoxes: readonly OpeningBox[];
  /** The requested size of the twin, if the twin is among the places too. */
  twinSize?: Pick<PlanarPlace, "width" | "height">;
};

/**
 * Returns the possible boxes of the new size. A typed position is used as is; otherwise the lower side stays, and
 * with it the center or one of the ends.
 */
function candidateBoxes(scene: ReadScene, object: ObjectPlanar, place: PlanarPlace): OpeningBox[] {
  const [width, height] = [place.width ?? object.width, place.height ?? object.height];
  const typed: OpeningBox = { u: place.u ?? object.u, v: place.v ?? object.v, width, height };
  const wall = place.u === undefined && place.v === undefined ? uprightWall(scene, object.faceKey) : null;
  if (!wall) return [typed];
  const up = goesThrough(object.label) ? (height - object.height) / 2 : 0;
  return [0, (width - object.width) / 2, (object.width - width) / 2].map((along) => {
    const [u, v] = fromUpright(wall, [along, up]);
    return { ...typed, u: object.u + u, v: object.v + v };
  });
}

function writePlacement(scene: ReadScene, diff: Diff, { object, twin, twinSize }: Placement, box: OpeningBox): void {
  writeMovedOpening(scene, diff, object, box);
  if (!twin || !twinSize) return;
  const moved = diff.objectPlanar?.updated[twin.key]?.[1] ?? twin;
  delete diff.objectPlanar?.updated[twin.key];
  const { width = moved.width, height = moved.height } = twinSize;
  const size = { width, height };
  writeUpdate(diff, "objectPlanar", twin, { ...moved, ...size, ...outlineOfSize(moved, size) });
}

/** Writes placements in turn, each where it fits with the earlier ones; returns null if one fits nowhere. */
function placeOneByOne(scene: ReadScene, placements: readonly Placement[]): Diff | null {
  let sum: Diff = {};
  for (const placement of placements) {
    const isPlaced = placement.candidateBoxes.some((box) => {
      const step: Diff = {};
      writePlacement(scene, step, placement, box);
      const all = squashDiffs(sum, step);
      if (findMisfit(scene, all, step)) return false;
      sum = all;
      return true;
    });
    if (!isPlaced) return null;
  }
  return sum;
}

function readPlacements(scene: ReadScene, places: readonly PlanarPlace[]): Placement[] | CommandOutcome {
  const placements = new Map<string, Placement>();
  for (const place of places) {
    const { key, u, v, width, height } = place;
    const object = scene.get("objectPlanar", key);
    if (!object) return refuse("missing", COPY.missing, [key]);
    if (!areFinite([u, v, width, height])) return refuse("invalid", COPY.notANumber, [key]);
    if ((width ?? 1) <= 0 || (height ?? 1) <= 0) return refuse("invalid", COPY.notPositive, [key]);
    const twin = twinOf(scene, object);
    const first = twin && placements.get(twin.key);
    if (first) first.twinSize = { width: width ?? object.width, height: height ?? object.height };
    else placements.set(key, { object, twin, candidateBoxes: candidateBoxes(scene, object, place) });
  }
  return [...placements.values()];
}

/**
 * Slides or resizes openings on their faces, with their twins. Refuses if one of them would extend beyond its wall or
 * overlap another by more than before.
 */
export function placePlanarObjects(scene: ReadScene, places: readonly PlanarPlace[]): CommandOutcome {
  const placements = readPlacements(scene, places);
  if (!Array.isArray(placements)) return placements;
  const isResized = places.some(({ width, height }) => width !== undefined || height !== undefined);
  const singleLabel = isResized ? COPY.resize("objectPlanar") : COPY.move("objectPlanar", 1);
  const label = places.length > 1 ? COPY.change(places.length) : singleLabel;
  const diff: Diff = {};
  for (const placement of placements) writePlacement(scene, diff, placement, placement.candidateBoxes[0]!);
  const outcome = acceptPlaces(label, diff);
  const misfit = outcome.ok ? findMisfit(scene, diff) : null;
  if (!misfit) return outcome;
  const shifted = placements.some((placement) => placement.candidateBoxes.length > 1)
    ? placeOneByOne(scene, placements)
    : null;
  return shifted ? acceptPlaces(label, shifted) : { ok: false, refusal: misfit };
}

export const placePlanarObject = (scene: ReadScene, place: PlanarPlace): CommandOutcome =>
  placePlanarObjects(scene, [place]);
