import { accept, areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { freshKeys, type NewKey } from "../core/fresh-key";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { copyElements } from "./clipboard/clipping";
import { layCopy } from "./clipboard/lay-copy";
import { layOpening, looseOpenings } from "./clipboard/lay-opening";
import type { Vector } from "./move-vertices";
import { MOST_NEW } from "./paste-elements";

export type ArrayOf = {
  items: readonly SelectionItem[];
  /** How many copies; the original is not counted. */
  count: number;
  /** Metres from one to the next. Doors and windows go x along their wall and y up it. */
  step: Vector;
  newKey?: NewKey;
};

const MOST_COPIES = 500;

/** Copies elements again and again, each a step further. */
export function arrayElements(scene: ReadScene, array: ArrayOf): CommandOutcome {
  const { items, count, step } = array;
  if (!Number.isInteger(count) || count < 1 || count > MOST_COPIES) return refuse("invalid", OBJECT_COPY.fewCopies);
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
  if (size * count > MOST_NEW) return refuse("invalid", OBJECT_COPY.tooMany);
  const newKey = freshKeys(scene, array.newKey);
  const diff: Diff = {};
  const loose = looseOpenings(clipping.records);
  for (let turn = 1; turn <= count; turn += 1) {
    const vector: Vector = [step[0] * turn, step[1] * turn, step[2] * turn];
    layCopy(scene, diff, clipping, { floorNumber: clipping.floorNumber, vector, newKey });
    for (const object of loose) {
      const shift = [vector[0], vector[1]] as const;
      const refused = layOpening(scene, diff, { object, faceKey: object.faceKey, shift, newKey });
      if (refused) return refused;
    }
  }
  return accept(scene, OBJECT_COPY.array(count + 1), diff);
}
