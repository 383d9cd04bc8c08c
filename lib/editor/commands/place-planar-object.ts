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

/** Centre and size in the host's frame, metres; what is left out stays. */
export type PlanarPlace = { key: string; u?: number; v?: number; width?: number; height?: number };

/** An opening with the boxes that it may get, the one wanted most first. */
type Wish = {
  object: ObjectPlanar;
  twin: ObjectPlanar | null;
  boxes: readonly OpeningBox[];
  /** Where the other side was asked for too: it comes along, at the size that it is to have. */
  twinSize?: Pick<PlanarPlace, "width" | "height">;
};

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

function lay(scene: ReadScene, diff: Diff, { object, twin, twinSize }: Wish, box: OpeningBox): void {
  writeMovedOpening(scene, diff, object, box);
  if (!twin || !twinSize) return;
  const come = diff.objectPlanar?.updated[twin.key]?.[1] ?? twin;
  delete diff.objectPlanar?.updated[twin.key];
  const { width = come.width, height = come.height } = twinSize;
  const size = { width, height };
  writeUpdate(diff, "objectPlanar", twin, { ...come, ...size, ...outlineOfSize(come, size) });
}

/** One after the other, each where it fits beside all others as they lie by then; null where one of them finds no place. */
function layOneByOne(scene: ReadScene, wishes: readonly Wish[]): Diff | null {
  let sum: Diff = {};
  for (const wish of wishes) {
    const isLaid = wish.boxes.some((box) => {
      const laid: Diff = {};
      lay(scene, laid, wish, box);
      const all = squashDiffs(sum, laid);
      if (findMisfit(scene, all, laid)) return false;
      sum = all;
      return true;
    });
    if (!isLaid) return null;
  }
  return sum;
}

function wishesOf(scene: ReadScene, places: readonly PlanarPlace[]): Wish[] | CommandOutcome {
  const wishes = new Map<string, Wish>();
  for (const place of places) {
    const { key, u, v, width, height } = place;
    const object = scene.get("objectPlanar", key);
    if (!object) return refuse("missing", COPY.missing, [key]);
    if (!areFinite([u, v, width, height])) return refuse("invalid", COPY.notANumber, [key]);
    if ((width ?? 1) <= 0 || (height ?? 1) <= 0) return refuse("invalid", COPY.notPositive, [key]);
    const twin = twinOf(scene, object);
    const first = twin && wishes.get(twin.key);
    if (first) first.twinSize = { width: width ?? object.width, height: height ?? object.height };
    else wishes.set(key, { object, twin, boxes: boxes(scene, object, place) });
  }
  return [...wishes.values()];
}

/**
 * Slides doors, windows and openings on their faces, or resizes them; their other sides go along. Refused whole where one
 * would stick out of its wall or lie over another, by more than before, when all are where they are to be.
 */
export function placePlanarObjects(scene: ReadScene, places: readonly PlanarPlace[]): CommandOutcome {
  const wishes = wishesOf(scene, places);
  if (!Array.isArray(wishes)) return wishes;
  const isResized = places.some(({ width, height }) => width !== undefined || height !== undefined);
  const one = isResized ? COPY.resize("objectPlanar") : COPY.move("objectPlanar", 1);
  const label = places.length > 1 ? COPY.change(places.length) : one;
  const diff: Diff = {};
  for (const wish of wishes) lay(scene, diff, wish, wish.boxes[0]!);
  const outcome = acceptPlaces(label, diff);
  const misfit = outcome.ok ? findMisfit(scene, diff) : null;
  if (!misfit) return outcome;
  const aside = wishes.some((wish) => wish.boxes.length > 1) ? layOneByOne(scene, wishes) : null;
  return aside ? acceptPlaces(label, aside) : { ok: false, refusal: misfit };
}

/** One of them. */
export const placePlanarObject = (scene: ReadScene, place: PlanarPlace): CommandOutcome =>
  placePlanarObjects(scene, [place]);
