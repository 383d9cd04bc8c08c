/** The panels of the editor that float over the page instead of being in their column. */
import { localStore } from "@/lib/browser-storage";
import { notifyEach } from "@/lib/notify-each";

const PANEL_IDS = [
  "outliner",
  "properties",
  "quantities",
  "history",
  "layers",
  "views",
  "photos",
  "checks",
  "review",
] as const;
export type PanelId = (typeof PANEL_IDS)[number];

/** On a narrower screen, panels stay docked under the picture. */
export const MIN_DOCKING_WIDTH = 901;

const STORAGE_KEY = "lintel-editor-floating";

export type FloatingPanels = {
  /** Returns the same set until it changes. */
  get(): ReadonlySet<PanelId>;
  set(id: PanelId, isFloating: boolean): void;
  dockAll(): void;
  subscribe(listener: () => void): () => void;
};

function parse(text: string | null): ReadonlySet<PanelId> {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    return new Set(PANEL_IDS.filter((id) => Array.isArray(ids) && ids.includes(id)));
  } catch {
    return new Set();
  }
}

/** Creates the set of floating panels, stored in this browser. */
export function createFloatingPanels(): FloatingPanels {
  const listeners = new Set<() => void>();
  let floating: ReadonlySet<PanelId> | null = null;

  function write(next: ReadonlySet<PanelId>): void {
    floating = next;
    localStore.set(STORAGE_KEY, JSON.stringify([...next]));
    notifyEach(listeners);
  }

  function get(): ReadonlySet<PanelId> {
    floating ??= parse(localStore.get(STORAGE_KEY));
    return floating;
  }

  return {
    get,
    set(id, isFloating) {
      const next = new Set(get());
      if (isFloating) next.add(id);
      else next.delete(id);
      write(next);
    },
    dockAll: () => write(new Set()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const floatingPanels = createFloatingPanels();
