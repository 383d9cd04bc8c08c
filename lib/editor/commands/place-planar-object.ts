import type { ObjectPlanar } from "../../domain/geometry-records";
import type { Diff } from "../diff";
import { type OpeningBox, writeMovedOpening } from "../openings/move-opening";
import { findMisfit } from "../openings/opening-fit";
import { goesThrough } from "../openings/opening-presets";
import { fromUpright, uprightWall } from "../openings/upright-wall";
import type { ReadScene } from "../scene";
import { WORDS } from "../words";
import { acceptPlaces, areFinite, type CommandOutcome, refuse } from "./command";

/** Centre and size in the host's frame, metres; what is left out stays. */
export type PlanarPlace = { key: string; u?: number; v?: number; width?: number; height?: number };

/**
 * Where it may lie at its new size. A typed place is taken as it is; else its lower side stays where it is, and its middle,
 * or where the wall ends one of its sides.
 */
function boxes(scene: ReadScene, object: ObjectPlanar, place: PlanarPlace): OpeningBox[] {
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

/**
 * Slides a door, window or opening on its face, or resizes it; its other side goes along. Refused where it would stick out
 * of the wall or lie over another, by more than it did before.
 */
export function placePlanarObject(scene: ReadScene, place: PlanarPlace): CommandOutcome {
  const { key, u, v, width, height } = place;
  const planar = scene.get("objectPlanar", key);
  if (!planar) return refuse("missing", WORDS.missing, [key]);
  if (!areFinite([u, v, width, height])) return refuse("invalid", WORDS.notANumber, [key]);
  if ((width ?? 1) <= 0 || (height ?? 1) <= 0) return refuse("invalid", WORDS.notPositive, [key]);
  const isResized = width !== undefined || height !== undefined;
  const label = isResized ? WORDS.resize("objectPlanar") : WORDS.move("objectPlanar", 1);
  let refused: CommandOutcome | null = null;
  for (const box of boxes(scene, planar, place)) {
    const diff: Diff = {};
    writeMovedOpening(scene, diff, planar, box);
    const outcome = acceptPlaces(label, diff);
    if (!outcome.ok) return outcome;
    const misfit = findMisfit(scene, diff);
    if (!misfit) return outcome;
    refused ??= { ok: false, refusal: misfit };
  }
  return refused ?? refuse("missing", WORDS.missing, [key]);
}
