import type { Diff } from "../diff";
import type { ReadScene } from "../scene";
import { WORDS } from "../words";
import { acceptPlaces, areFinite, type CommandOutcome, refuse, writeUpdate } from "./command";

/** Centre and size in the host's frame, metres; what is left out stays. */
export type PlanarPlace = { key: string; u?: number; v?: number; width?: number; height?: number };

/** Slides a door, window or opening on its face, or resizes it. */
export function placePlanarObject(scene: ReadScene, place: PlanarPlace): CommandOutcome {
  const { key, u, v, width, height } = place;
  const planar = scene.get("objectPlanar", key);
  if (!planar) return refuse("missing", WORDS.missing, [key]);
  if (!areFinite([u, v, width, height])) return refuse("invalid", WORDS.notANumber, [key]);
  if ((width ?? 1) <= 0 || (height ?? 1) <= 0) return refuse("invalid", WORDS.notPositive, [key]);
  const diff: Diff = {};
  writeUpdate(diff, "objectPlanar", planar, {
    u: u ?? planar.u,
    v: v ?? planar.v,
    width: width ?? planar.width,
    height: height ?? planar.height,
  });
  const isResized = width !== undefined || height !== undefined;
  return acceptPlaces(isResized ? WORDS.resize("objectPlanar") : WORDS.move("objectPlanar", 1), diff);
}
