/** The room of the column under the outliner: who stands in it, and who is folded because all of them would not fit. */
import { notifyEach } from "@/lib/notify-each";
import type { EditorView, ViewState } from "../canvas/view/editor-view";
import type { PanelId } from "./floating-panels";
import { FOLDED_HEIGHT, type PanelClaim, panelsToFold } from "./panels-to-fold";

export type ColumnRoom = {
  /** A panel stands in the column; `least`: what it needs open, in pixels. It was asked for when it first may fold. */
  put(id: PanelId, least: number, mayFold: boolean): void;
  remove(id: PanelId): void;
  /** In pixels; null where the column scrolls as a whole and nothing is folded. */
  setHeight(height: number | null): void;
  /** Asked for again: another one may fold in its place. */
  unfold(id: PanelId): void;
  isFolded(id: PanelId | undefined): boolean;
  subscribe(listener: () => void): () => void;
};

export function createColumnRoom(): ColumnRoom {
  const listeners = new Set<() => void>();
  const claims = new Map<PanelId, PanelClaim>();
  let height: number | null = null;
  let asked = 0;
  let folded: ReadonlySet<PanelId> = new Set();

  function settle(): void {
    const next = height === null ? new Set<PanelId>() : panelsToFold([...claims.values()], height);
    if (next.size === folded.size && [...next].every((id) => folded.has(id))) return;
    folded = next;
    notifyEach(listeners);
  }

  function askFor(): number {
    asked += 1;
    return asked;
  }

  return {
    put(id, least, mayFold) {
      const before = claims.get(id);
      const askedAt = before && (before.mayFold || !mayFold) ? before.askedAt : askFor();
      claims.set(id, { id, least: Math.max(least, FOLDED_HEIGHT), mayFold, askedAt });
      settle();
    },
    remove(id) {
      claims.delete(id);
      settle();
    },
    setHeight(next) {
      height = next;
      settle();
    },
    unfold(id) {
      const claim = claims.get(id);
      if (claim) claims.set(id, { ...claim, askedAt: askFor() });
      settle();
    },
    isFolded: (id) => id !== undefined && folded.has(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const columnRoom = createColumnRoom();

const FLAGS = {
  checks: "isChecksShown",
  review: "isReviewShown",
  layers: "isLayersShown",
  views: "isViewsShown",
  photos: "isPhotosShown",
  history: "isHistoryShown",
} as const satisfies Partial<Record<PanelId, keyof ViewState>>;

export type SidePanelId = keyof typeof FLAGS;

/** In sight with all that is in it, wherever it stood. */
export function showPanel(view: EditorView, id: SidePanelId): void {
  columnRoom.unfold(id);
  view.set({ [FLAGS[id]]: true });
}

/** In sight with all that is in it: one that is folded to its head is not. */
export const isPanelOpen = (view: EditorView, id: SidePanelId): boolean =>
  view.get()[FLAGS[id]] && !columnRoom.isFolded(id);

/** Gone, or in sight again; one that is folded for want of room is opened. */
export function togglePanel(view: EditorView, id: SidePanelId): void {
  if (columnRoom.isFolded(id)) columnRoom.unfold(id);
  else view.set({ [FLAGS[id]]: !view.get()[FLAGS[id]] });
}
