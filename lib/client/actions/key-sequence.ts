/** Which action a press means, with those that take several presses in turn. Pure: the time is given. */
import { isCharacterStroke, strokesOf } from "./key-stroke";

/** So long may the next press of a sequence take, in milliseconds. */
export const SEQUENCE_TIMEOUT_MS = 1500;

export type Bound = { id: string; keys: readonly string[] };

/** What was pressed of a sequence so far, and until when (milliseconds) the rest may come. */
export type Waiting = { strokes: readonly string[]; until: number };

export type Outcome =
  | { type: "run"; id: string }
  /** The start of one or more sequences. */
  | { type: "wait"; waiting: Waiting }
  /** A sequence that leads nowhere: it is over, and its last letter means nothing else, lest a slip of the hand does harm. */
  | { type: "lost" }
  | { type: "none" };

function startsWith(strokes: readonly string[], start: readonly string[]): boolean {
  return start.every((stroke, at) => strokes[at] === stroke);
}

function judge(pressed: readonly string[], bound: readonly Bound[]): { found: string | null; begins: boolean } {
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

/** Judges a press after those that wait. Where several actions hold the same key, the last declared is meant. */
export function press(waiting: Waiting | null, stroke: string, now: number, bound: readonly Bound[]): Outcome {
  const isAwaited = waiting !== null && now <= waiting.until;
  const pressed = isAwaited ? [...waiting.strokes, stroke] : [stroke];
  const { found, begins } = judge(pressed, bound);
  if (found !== null) return { type: "run", id: found };
  if (begins) return { type: "wait", waiting: { strokes: pressed, until: now + SEQUENCE_TIMEOUT_MS } };
  if (!isAwaited) return { type: "none" };
  // A chord, Tab or Enter after `g` is meant for itself.
  return isCharacterStroke(stroke) || stroke === "Escape" ? { type: "lost" } : press(null, stroke, now, bound);
}
