/** Stores an editor's history as it changes, so that a reload restores it. */
import type { EditorStore } from "../../editor/core/editor-store";
import type { HistoryEntry, SavedHistory } from "../../editor/core/history";
import type { HistoryPlace, HistoryStorage } from "./history-storage";

const allOf = ({ past, future, cutOff = [] }: SavedHistory): HistoryEntry[] => [...past, ...future, ...cutOff];

/** Returns the order of the entries as text. */
const orderOf = ({ past, future, cutOff = [] }: SavedHistory): string =>
  [past, future, cutOff].map((list) => list.map(({ id }) => id).join()).join("|");

/** Returns the stored entries by id; where the store has an equal entry, the store's object. */
function writtenOf(store: EditorStore, storedHistory: SavedHistory): Map<string, HistoryEntry> {
  const written = new Map(allOf(storedHistory).map(byId));
  for (const entry of allOf(store.getHistory())) {
    const { gestureIds } = written.get(entry.id) ?? {};
    if (gestureIds?.join() === entry.gestureIds.join()) written.set(entry.id, entry);
  }
  return written;
}

/** `stored` resolves when all edits so far are in the queue's storage, `left` when the page closes. */
export type Writing = { stored: () => Promise<unknown>; left: Promise<unknown> };

const NO_DELAY: Writing = { stored: async () => {}, left: Promise.resolve() };

/**
 * `getHeldId`: the delayed edit, which a reload would lose. `initial`: the stored history at the start; entries adopted
 * from the queue since are stored too. Without storage the history ends with the page. Returns a function that stores
 * the rest and stops. An entry is stored only after its edit is queued: an edit lost in a crash must not be undoable.
 */
export function storeHistory(
  store: EditorStore,
  storage: HistoryStorage,
  key: HistoryPlace,
  getHeldId: () => string | null = () => null,
  initial: SavedHistory = { past: [], future: [] },
  { stored, left }: Writing = NO_DELAY,
): () => void {
  let written = writtenOf(store, initial);
  let order = orderOf(initial);
  let view = store.getHistory();
  /** The delayed edit at the last write: a reset is delayed only after it is in the history. */
  let seenHeldId = getHeldId();
  let writing: Promise<unknown> = Promise.resolve();
  let isScheduled = false;
  let stopWaiting = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stopWaiting = resolve;
  });

  async function write(): Promise<void> {
    isScheduled = false;
    const heldId = getHeldId();
    seenHeldId = heldId;
    const isNotHeld = (entry: HistoryEntry) => entry.id !== heldId;
    const current = store.getHistory();
    const waiting = new Set(store.getPending().map(({ id }) => id));
    const history: SavedHistory = {
      past: current.past.filter(isNotHeld),
      future: current.future.filter(isNotHeld),
      // A saved edit is no longer in the queue.
      cutOff: current.cutOff.filter(({ gestureIds }) => gestureIds.some((id) => waiting.has(id))),
    };
    const entries = new Map(allOf(history).map(byId));
    const changed = [...entries.values()].filter((entry) => written.get(entry.id) !== entry);
    const removed = [...written.keys()].filter((id) => !entries.has(id));
    const isReordered = order !== orderOf(history);
    written = entries;
    order = orderOf(history);
    if (changed.length + removed.length === 0 && !isReordered) return;
    // A closing page cannot wait, and loses nothing.
    await Promise.race([stored(), left, stopped]);
    await storage.write(key, history, changed, removed);
  }

  function scheduleWrite(): void {
    if (isScheduled) return;
    isScheduled = true;
    writing = writing.then(write).catch(() => {});
  }

  function writeIfChanged(): void {
    const current = store.getHistory();
    if ((current === view && seenHeldId === getHeldId()) || current.isDragging) return;
    view = current;
    scheduleWrite();
  }

  scheduleWrite();
  const stop = store.subscribeHistory(writeIfChanged);
  return () => {
    stop();
    stopWaiting();
    writeIfChanged();
  };
}

const byId = (entry: HistoryEntry): [string, HistoryEntry] => [entry.id, entry];
