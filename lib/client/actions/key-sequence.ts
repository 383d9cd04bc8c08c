/** Resolves key presses to actions, including sequences of several presses. Pure: the caller passes the time. */
import { isCharacterStroke, strokesOf } from "./key-stroke";

/** The longest pause between two presses of a sequence, in milliseconds. */
export const SEQUENCE_TIMEOUT_MS = 1500;

export type Bound = { id: string; keys: readonly string[] };

/** A started sequence, and the time until which its next press counts, in milliseconds. */
export type Waiting = { strokes: readonly string[]; until: number };

export type Outcome =
  | { type: "run"; id: string }
  /** The start of one or more sequences. */
  | { type: "wait"; waiting: Waiting }
  /** A failed sequence. Its last letter runs nothing, so that a typo does no harm. */
  | { type: "lost" }
  | { type: "none" };

function startsWith(strokes: readonly string[], start: readonly string[]): boolean {
  return start.every((stroke, index) => strokes[index] === stroke);
}

function findMatches(pressed: readonly string[], bound: readonly Bound[]): { found: string | null; begins: boolean } {
  let found: string | null = null;
  let begins = false;
  for (const { id, keys } of bound) {
    for (const key of keys) {
      const strokes = strokesOf(key);
      if (!startsWith(strokes, pressed)) continue;
      if (strokes.length === pressed.length) found = id;
      else begins = true;
    }
  }
  return { found, begins };
}

/** Resolves a press that follows `waiting`. Of several actions with the same key, the last declared wins. */
export function press(waiting: Waiting | null, stroke: string, now: number, bound: readonly Bound[]): Outcome {
  const isAwaited = waiting !== null && now <= waiting.until;
  const pressed = isAwaited ? [...waiting.strokes, stroke] : [stroke];
  const { found, begins } = findMatches(pressed, bound);
  if (found !== null) return { type: "run", id: found };
  if (begins) return { type: "wait", waiting: { strokes: pressed, until: now + SEQUENCE_TIMEOUT_MS } };
  if (!isAwaited) return { type: "none" };
  // A chord, Tab or Enter after `g` counts on its own.
  return isCharacterStroke(stroke) || stroke === "Escape" ? { type: "lost" } : press(null, stroke, now, bound);
}
