/** Writes down an editor's history as it changes, so that a reload finds it again. */
import type { EditorStore } from "../../editor/editor-store";
import type { HistoryEntry } from "../../editor/history";
import type { HistoryPlace, HistoryStorage } from "./history-storage";

/** `getHeldId`: an edit that a reload would not find again. A browser that keeps nothing leaves the history to the page. Returns what ends it. */
export function keepHistory(
  store: EditorStore,
  storage: HistoryStorage,
  place: HistoryPlace,
  getHeldId: () => string | null = () => null,
): () => void {
  let written = new Map<string, HistoryEntry>([...store.getHistory().past, ...store.getHistory().future].map(byId));
  let view = store.getHistory();
  let seenHeldId = getHeldId();
  let writing: Promise<unknown> = Promise.resolve();
  let isAsked = false;

  async function write(): Promise<void> {
    isAsked = false;
    const heldId = getHeldId();
    const isKept = (entry: HistoryEntry) => entry.id !== heldId;
    const past = store.getHistory().past.filter(isKept);
    const future = store.getHistory().future.filter(isKept);
    const entries = new Map([...past, ...future].map(byId));
    const changed = [...entries.values()].filter((entry) => written.get(entry.id) !== entry);
    const gone = [...written.keys()].filter((id) => !entries.has(id));
    written = entries;
    if (changed.length + gone.length > 0) await storage.write(place, { past, future }, changed, gone);
  }

  return store.subscribeHistory(() => {
    const now = store.getHistory();
    if ((now === view && seenHeldId === getHeldId()) || now.isDragging) return;
    view = now;
    seenHeldId = getHeldId();
    if (isAsked) return;
    isAsked = true;
    writing = writing.then(write).catch(() => {});
  });
}

const byId = (entry: HistoryEntry): [string, HistoryEntry] => [entry.id, entry];
