import { accept, areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { copyElements } from "./clipboard/clipping";
import { writeCopy } from "./clipboard/write-copy";
import { openingsWithoutWall, writeOpeningCopy } from "./clipboard/write-opening-copy";
import type { Vector } from "./move-vertices";
import { MAX_NEW_ELEMENTS } from "./paste-elements";

export type ArrayOf = {
  items: readonly SelectionItem[];
  /** The number of copies, without the original. */
  count: number;
  /** Meters from one copy to the next. For doors and windows, x is along their wall and y is up. */
  step: Vector;
  newKey?: NewKey;
};

const MAX_COPIES = 500;

/** Copies elements repeatedly, each copy one step further. */
export function arrayElements(scene: ReadScene, array: ArrayOf): CommandOutcome {
  const { items, count, step } = array;
  if (!Number.isInteger(count) || count < 1 || count > MAX_COPIES) return refuse("invalid", OBJECT_COPY.fewCopies);
  if (!areFinite(step)) return refuse("invalid", COPY.notANumber);
  if (step.every((part) => part === 0)) return refuse("invalid", OBJECT_COPY.noStep);
  const clipping = copyElements(scene, items);
  if (!clipping)
    return refuse(
      "missing",
      COPY.missing,
      items.map(({ key }) => key),
    );
  const size = Object.values(clipping.records).reduce((sum, list) => sum + list.length, 0);
  if (size * count > MAX_NEW_ELEMENTS) return refuse("invalid", OBJECT_COPY.tooMany);
  const newKey = freshKeys(scene, array.newKey);
  const diff: Diff = {};
  const loose = openingsWithoutWall(clipping.records);
  for (let index = 1; index <= count; index += 1) {
    const vector: Vector = [step[0] * index, step[1] * index, step[2] * index];
    writeCopy(scene, diff, clipping, { floorNumber: clipping.floorNumber, vector, newKey });
    for (const object of loose) {
      const shift = [vector[0], vector[1]] as const;
      const refused = writeOpeningCopy(scene, diff, { object, faceKey: object.faceKey, shift, newKey });
      if (refused) return refused;
    }
  }
  return accept(scene, OBJECT_COPY.array(count + 1), diff);
}
