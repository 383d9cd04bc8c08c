import { accept, areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import type { Clipping } from "./clipboard/clipping";
import { riseBetween } from "./clipboard/floor-level";
import { layCopy } from "./clipboard/lay-copy";
import { layOpening, looseOpenings } from "./clipboard/lay-opening";
import type { Vector } from "./move-vertices";

export type Pasting = {
  clipping: Clipping;
  /** The floor that it goes to; on another than it came from it lies straight over or under. */
  floorNumber: number;
  /** Metres from where the original is, after it has been brought to the floor. */
  vector?: Vector;
  /** The wall for openings that were copied alone; without it their own wall. */
  faceKey?: string | null;
  /** The history's name; "Paste …" when left out. */
  label?: (count: number) => string;
  newKey?: NewKey;
};

/** Above this a paste or an array is a slip of the hand. */
export const MOST_NEW = 20_000;

const sizeOf = ({ records }: Clipping): number => Object.values(records).reduce((sum, list) => sum + list.length, 0);

/** Puts a copy into the scene under new keys: all of it or nothing. */
export function pasteElements(scene: ReadScene, pasting: Pasting): CommandOutcome {
  const { clipping, floorNumber, vector = [0, 0, 0], label = OBJECT_COPY.paste } = pasting;
  if (!areFinite(vector)) return refuse("invalid", COPY.notANumber);
  if (sizeOf(clipping) > MOST_NEW) return refuse("invalid", OBJECT_COPY.tooMany);
  const newKey = freshKeys(scene, pasting.newKey);
  const diff: Diff = {};
  const rise = riseBetween(scene, clipping.floorNumber, floorNumber);
  layCopy(scene, diff, clipping, { floorNumber, vector: [vector[0], vector[1] + rise, vector[2]], newKey });
  for (const object of looseOpenings(clipping.records)) {
    const own = scene.get("face", object.faceKey);
    const faceKey = pasting.faceKey ?? (own?.floorNumber === floorNumber ? own.key : null);
    if (!faceKey) return refuse("invalid", OBJECT_COPY.noHost, [object.key]);
    const refused = layOpening(scene, diff, { object, faceKey, newKey });
    if (refused) return refused;
  }
  // What hangs on copied walls hangs there as it did; the others have been checked one by one.
  return accept(scene, label(clipping.items.length), diff);
}

/** The copies of what was chosen, for the selection; the other side of a door that came along is not among them. */
export function pastedItems(clipping: Clipping, diff: Diff): SelectionItem[] {
  const kinds = new Set(clipping.items.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const added = Object.keys(diff[kind]?.added ?? {});
    const place = new Map(added.map((key, at) => [key, at]));
    const isOtherSide = (key: string, at: number): boolean =>
      (place.get(diff.objectPlanar?.added[key]?.twinKey ?? "") ?? at) < at;
    return added.filter((key, at) => !isOtherSide(key, at)).map((key) => ({ kind, key }));
  });
}
