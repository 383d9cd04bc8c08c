const PAGE_ROWS = 10;
const STEPS: Record<string, number> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  PageDown: PAGE_ROWS,
  PageUp: -PAGE_ROWS,
};

/**
 * Returns the row index that a key moves to; null if the key does not move. Without a current row, a step leads to the
 * first row.
 */
export function findNextIndex(key: string, current: number, count: number): number | null {
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
  | { kind: "select all" | "peek" | "open" | "clear" };

/** The location of the focus: a row's link, another control of a row, nothing, or elsewhere. */
export type FocusPlace = "lead" | "row" | "nowhere" | "elsewhere";

/**
 * Returns the command of a stroke ("j", "shift+x", "Space", "mod+a") for a table of `count` rows with `current` as the
 * current row (-1 for none). Null keeps the key's default action.
 */
export function readRowCommand(stroke: string, focus: FocusPlace, current: number, count: number): RowCommand | null {
  const isInRows = focus === "lead" || focus === "row";
  const hasRow = current >= 0;
  switch (stroke) {
    case "mod+a":
      return isInRows ? { kind: "select all" } : null;
    case "Escape":
      return { kind: "clear" };
    case "x":
    case "shift+x":
      return hasRow ? { kind: "select", isRange: stroke !== "x" } : null;
    case "Space":
      return hasRow && (focus === "lead" || focus === "nowhere") ? { kind: "peek" } : null;
    // A focused link handles Enter itself; Enter arrives here only if pressed before the link had the focus.
    case "Enter":
      return hasRow && (focus === "lead" || focus === "nowhere") ? { kind: "open" } : null;
  }
  if (stroke !== "j" && stroke !== "k" && !isInRows) return null;
  const index = findNextIndex(stroke, current, count);
  return index === null ? null : { kind: "move", index };
}
