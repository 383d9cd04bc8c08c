import { accept, areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import type { Clipping } from "./clipboard/clipping";
import { riseBetween } from "./clipboard/floor-level";
import { writeCopy } from "./clipboard/write-copy";
import { openingsWithoutWall, writeOpeningCopy } from "./clipboard/write-opening-copy";
import type { Vector } from "./move-vertices";

export type Pasting = {
  clipping: Clipping;
  /** The target floor; a copy on another floor is placed straight above or below the original. */
  floorNumber: number;
  /** Meters from the original, after the change of floor. */
  vector?: Vector;
  /** The wall for openings that were copied without their wall; their own wall by default. */
  faceKey?: string | null;
  /** Label in the history; "Paste …" by default. */
  label?: (count: number) => string;
  newKey?: NewKey;
};

/** A larger paste or array is refused as a mistake. */
export const MAX_NEW_ELEMENTS = 20_000;

const sizeOf = ({ records }: Clipping): number => Object.values(records).reduce((sum, list) => sum + list.length, 0);

/** Pastes a copy under new keys, all or none. */
export function pasteElements(scene: ReadScene, pasting: Pasting): CommandOutcome {
  const { clipping, floorNumber, vector = [0, 0, 0], label = OBJECT_COPY.paste } = pasting;
  if (!areFinite(vector)) return refuse("invalid", COPY.notANumber);
  if (sizeOf(clipping) > MAX_NEW_ELEMENTS) return refuse("invalid", OBJECT_COPY.tooMany);
  const newKey = freshKeys(scene, pasting.newKey);
  const diff: Diff = {};
  const rise = riseBetween(scene, clipping.floorNumber, floorNumber);
  writeCopy(scene, diff, clipping, { floorNumber, vector: [vector[0], vector[1] + rise, vector[2]], newKey });
  for (const object of openingsWithoutWall(clipping.records)) {
    const ownFace = scene.get("face", object.faceKey);
    const faceKey = pasting.faceKey ?? (ownFace?.floorNumber === floorNumber ? ownFace.key : null);
    if (!faceKey) return refuse("invalid", OBJECT_COPY.noHost, [object.key]);
    const refused = writeOpeningCopy(scene, diff, { object, faceKey, newKey });
    if (refused) return refused;
  }
  // Openings on copied walls fit as before; the others were checked one by one.
  return accept(scene, label(clipping.items.length), diff);
}

/** Returns the copies to select, without the twins of copied openings. */
export function pastedItems(clipping: Clipping, diff: Diff): SelectionItem[] {
  const kinds = new Set(clipping.items.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const added = Object.keys(diff[kind]?.added ?? {});
    const indexByKey = new Map(added.map((key, index) => [key, index]));
    /** Of two twins, only the first is selected. */
    const isSecondTwin = (key: string, index: number): boolean => {
      const twinKey = diff.objectPlanar?.added[key]?.twinKey ?? "";
      return (indexByKey.get(twinKey) ?? index) < index;
    };
    return added.filter((key, index) => !isSecondTwin(key, index)).map((key) => ({ kind, key }));
  });
}
