const PAGE = 10;
const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/** Where a key leads from a row; null where the key means nothing here. Without a row, every move starts at an end. */
export function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  if (current < 0) return 0;
  return Math.min(count - 1, Math.max(0, current + step));
}

export type RowCommand =
  | { kind: "move"; index: number }
  | { kind: "select"; isRange: boolean }
  | { kind: "select all" | "peek" | "open" | "give up" };

/** Where the focus is: on a row's link, on another control of a row, on nothing at all, or elsewhere. */
export type RowPlace = "lead" | "row" | "nowhere" | "elsewhere";

/**
 * What a stroke ("j", "shift+x", "Space", "mod+a") means to a table with `count` rows, of which `current` is the current
 * one (-1 for none). Null for nothing: the key then keeps its usual effect.
 */
export function rowCommand(stroke: string, place: RowPlace, current: number, count: number): RowCommand | null {
  const isInRows = place === "lead" || place === "row";
  const hasRow = current >= 0;
  switch (stroke) {
    case "mod+a":
      return isInRows ? { kind: "select all" } : null;
    case "Escape":
      return { kind: "give up" };
    case "x":
    case "shift+x":
      return hasRow ? { kind: "select", isRange: stroke !== "x" } : null;
    case "Space":
      return hasRow && (place === "lead" || place === "nowhere") ? { kind: "peek" } : null;
    // A link opens by itself, and a press of it does not come here unless it was pressed before the link had the focus.
    case "Enter":
      return hasRow && (place === "lead" || place === "nowhere") ? { kind: "open" } : null;
  }
  if (stroke !== "j" && stroke !== "k" && !isInRows) return null;
  const index = nextIndex(stroke, current, count);
  return index === null ? null : { kind: "move", index };
}
