/** The column under the outliner: its panels, and which of them are folded because not all fit. */
import { notifyEach } from "@/lib/notify-each";
import type { EditorView, ViewState } from "../canvas/view/editor-view";
import type { PanelId } from "./floating-panels";

/** Height of a folded panel in pixels: its head and the line above it. */
const FOLDED_HEIGHT = 37;

export type ColumnPanel = {
  readonly id: PanelId;
  /** Minimum height in pixels while it is open. */
  readonly min: number;
  readonly mayFold: boolean;
  /** A counter: a panel that was opened later has a greater number. */
  readonly openedAt: number;
};

/** Returns the panels to fold in a column of this height. Panels opened later have priority; the latest never folds. */
export function panelsToFold(panels: readonly ColumnPanel[], height: number): ReadonlySet<PanelId> {
  const folded = new Set<PanelId>();
  const latestFirst = panels.filter(({ mayFold }) => mayFold).sort((a, b) => b.openedAt - a.openedAt);
  let needed = panels.reduce((sum, { min, mayFold }) => sum + (mayFold ? FOLDED_HEIGHT : min), 0);
  for (const [index, { id, min }] of latestFirst.entries()) {
    const extra = min - FOLDED_HEIGHT;
    if (index === 0 || needed + extra <= height) needed += extra;
    else folded.add(id);
  }
  return folded;
}

export type SideColumn = {
  /** Adds or updates a panel; `min`: minimum height in pixels. A panel counts as opened when it first may fold. */
  put(id: PanelId, min: number, mayFold: boolean): void;
  remove(id: PanelId): void;
  /** Sets the height in pixels; null while the column scrolls as a whole and no panel is folded. */
  setHeight(height: number | null): void;
  /** Opens a folded panel; another one may fold instead. */
  unfold(id: PanelId): void;
  isFolded(id: PanelId | undefined): boolean;
  subscribe(listener: () => void): () => void;
};

export function createSideColumn(): SideColumn {
  const listeners = new Set<() => void>();
  const panels = new Map<PanelId, ColumnPanel>();
  let height: number | null = null;
  let openings = 0;
  let folded: ReadonlySet<PanelId> = new Set();

  function update(): void {
    const next = height === null ? new Set<PanelId>() : panelsToFold([...panels.values()], height);
    if (next.size === folded.size && [...next].every((id) => folded.has(id))) return;
    folded = next;
    notifyEach(listeners);
  }

  function nextOpening(): number {
    openings += 1;
    return openings;
  }

  return {
    put(id, min, mayFold) {
      const existing = panels.get(id);
      const openedAt = existing && (existing.mayFold || !mayFold) ? existing.openedAt : nextOpening();
      panels.set(id, { id, min: Math.max(min, FOLDED_HEIGHT), mayFold, openedAt });
      update();
    },
    remove(id) {
      panels.delete(id);
      update();
    },
    setHeight(next) {
      height = next;
      update();
    },
    unfold(id) {
      const panel = panels.get(id);
      if (panel) panels.set(id, { ...panel, openedAt: nextOpening() });
      update();
    },
    isFolded: (id) => id !== undefined && folded.has(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const sideColumn = createSideColumn();

const FLAGS = {
  checks: "isChecksShown",
  review: "isReviewShown",
  layers: "isLayersShown",
  views: "isViewsShown",
  photos: "isPhotosShown",
  history: "isHistoryShown",
} as const satisfies Partial<Record<PanelId, keyof ViewState>>;

export type SidePanelId = keyof typeof FLAGS;

/** Shows a panel and unfolds it. */
export function showPanel(view: EditorView, id: SidePanelId): void {
  sideColumn.unfold(id);
  view.set({ [FLAGS[id]]: true });
}

/** Returns whether a panel is shown and not folded. */
export const isPanelOpen = (view: EditorView, id: SidePanelId): boolean =>
  view.get()[FLAGS[id]] && !sideColumn.isFolded(id);

/** Shows or hides a panel; a folded panel is unfolded. */
export function togglePanel(view: EditorView, id: SidePanelId): void {
  if (sideColumn.isFolded(id)) sideColumn.unfold(id);
  else view.set({ [FLAGS[id]]: !view.get()[FLAGS[id]] });
}
