/** Pure rules that move a list box's active option by keyboard; the index -1 is no option. */
import { isChoosable, type Option } from "./option";

/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

/**
 * Returns the index that a key moves to from the active option, skipping disabled options; null if the key moves
 * nothing.
 */
export function moveCursor(key: string, from: number, options: readonly Option[]): number | null {
  const last = options.length - 1;
  switch (key) {
    case "ArrowDown":
      return findChoosable(from + 1, 1, options, from);
    case "ArrowUp":
      return from < 0 ? findChoosable(last, -1, options, from) : findChoosable(from - 1, -1, options, from);
    case "Home":
      return findChoosable(0, 1, options, from);
    case "End":
      return findChoosable(last, -1, options, from);
    case "PageDown":
      return findChoosable(Math.min(from + PAGE_ROWS, last), -1, options, from);
    case "PageUp":
      return findChoosable(Math.max(from - PAGE_ROWS, 0), 1, options, from);
    default:
      return null;
  }
}

/** Returns the first enabled option from `start` in one direction; `fallback` if there is none. */
export function findChoosable(start: number, step: 1 | -1, options: readonly Option[], fallback = -1): number {
  for (let index = start; index >= 0 && index < options.length; index += step) {
    if (isChoosable(options[index])) return index;
  }
  return fallback;
}

/**
 * Returns the next option whose text begins with the letters typed in quick succession. One letter, also when repeated,
 * cycles through the options that begin with it.
 */
export function findTypeAheadTarget(typed: string, from: number, options: readonly Option[]): number {
  const lower = typed.toLowerCase();
  const letters = [...lower];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const prefix = isOneLetter ? (letters[0] ?? "") : lower;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    const option = options[index];
    if (isChoosable(option) && option?.text.toLowerCase().startsWith(prefix)) return index;
  }
  return from;
}
