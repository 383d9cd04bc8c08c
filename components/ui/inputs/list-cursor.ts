/** How the marked option of a list moves by keyboard: pure. -1 is none. */
import { isChoosable, type Option } from "./option";

/** Rows of a page up or down. */
const PAGE = 10;

/** Where a key leads from the marked option; null for a key that moves nothing. Options that cannot be chosen are passed over. */
export function cursorAfterKey(key: string, from: number, options: readonly Option[]): number | null {
  const last = options.length - 1;
  switch (key) {
    case "ArrowDown":
      return choosableFrom(from + 1, 1, options, from);
    case "ArrowUp":
      return from < 0 ? choosableFrom(last, -1, options, from) : choosableFrom(from - 1, -1, options, from);
    case "Home":
      return choosableFrom(0, 1, options, from);
    case "End":
      return choosableFrom(last, -1, options, from);
    case "PageDown":
      return choosableFrom(Math.min(from + PAGE, last), -1, options, from);
    case "PageUp":
      return choosableFrom(Math.max(from - PAGE, 0), 1, options, from);
    default:
      return null;
  }
}

/** The first option that can be chosen from `start` on in one direction; `otherwise` when there is none. */
export function choosableFrom(start: number, step: 1 | -1, options: readonly Option[], otherwise = -1): number {
  for (let index = start; index >= 0 && index < options.length; index += step) {
    if (isChoosable(options[index])) return index;
  }
  return otherwise;
}

/**
 * The option that letters typed in quick succession lead to: the next whose text begins with them. One letter, also when
 * repeated, walks through the options that begin with it.
 */
export function typeAheadTarget(typed: string, from: number, options: readonly Option[]): number {
  const lower = typed.toLowerCase();
  const letters = [...lower];
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? "") : lower;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    const option = options[index];
    if (isChoosable(option) && option?.text.toLowerCase().startsWith(wanted)) return index;
  }
  return from;
}
