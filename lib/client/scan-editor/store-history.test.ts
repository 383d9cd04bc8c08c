/** @jest-environment node */
import "fake-indexeddb/auto";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import { MAX_HISTORY_ENTRIES } from "@/lib/editor/core/history";
import { tick } from "@/tests/support/queue-world";
import { createHistoryStorage, type HistoryPlace } from "./history-storage";
import { storeHistory } from "./store-history";

const PLACE: HistoryPlace = { person: "emp-ann", surveyKey: "srv-1", slot: 0 };
let count = 0;

function openStore(): EditorStore {
  const corners = ["a", "b"].map((key) => ({ key, surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 }));
  return createEditorStore({ surveyKey: "srv-1", records: { vertex: corners } });
}

function openHistory() {
  count += 1;
  const storage = createHistoryStorage(`history-${count}`);
  const store = openStore();
  const move = (x: number, key = "a") => store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] }));
  const storedEntries = async (place = PLACE) => {
    await tick(30);
    const { past, future } = await storage.read(place);
    return { past: past.map(({ label, diff }) => [label, diff.vertex?.updated.a?.[1].x]), future: future.length };
  };
  return { storage, store, move, storedEntries };
}

test("stores every edit, undo and redo separately per person and tab", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  const stop = storeHistory(store, storage, PLACE);
  move(1);
  move(1);
  expect(await storedEntries()).toEqual({
    past: [
      ["Move corner", 1],
      ["Move corner", 2],
    ],
    future: 0,
  });
  store.undo();
  expect(await storedEntries()).toEqual({ past: [["Move corner", 1]], future: 1 });
  expect(await storedEntries({ ...PLACE, person: "emp-bob" })).toEqual({ past: [], future: 0 });
  expect(await storedEntries({ ...PLACE, slot: 1 })).toEqual({ past: [], future: 0 });
  const ids = [...store.getHistory().past, ...store.getHistory().future].flatMap(({ gestureIds }) => gestureIds);
  expect([...(await storage.gesturesElsewhere({ ...PLACE, slot: 1 }))].sort()).toEqual(ids.sort());
  expect([...(await storage.gesturesElsewhere(PLACE))]).toEqual([]);
  stop();
  move(1);
  expect((await storedEntries()).past).toHaveLength(1);
});

test("drops entries that a new edit cut off, and stores a delayed reset only once it is sent", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  let heldId: string | null = null;
  storeHistory(store, storage, PLACE, () => heldId);
  move(1);
  store.undo();
  const held = move(5);
  heldId = held.ok ? (held.gesture?.id ?? null) : null;
  expect(await storedEntries()).toEqual({ past: [], future: 0 });
  heldId = null;
  // Once saved, the entry is stored without another edit.
  store.noteSaved(store.getPending().at(-1)?.id ?? "", {});
  expect((await storedEntries()).past).toEqual([["Move corner", 5]]);
  move(1);
  expect((await storedEntries()).past).toEqual([
    ["Move corner", 5],
    ["Move corner", 6],
  ]);
});

const idsIn = (store: EditorStore) => {
  const { past, future } = store.getHistory();
  return { past: past.map(({ id }) => id), future: future.map(({ id }) => id) };
};

test("an edit undone and cut off while waiting cannot be redone after a reload or in another tab; a refused undo is rolled back", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  storeHistory(store, storage, PLACE);
  move(1);
  const undo = store.undo();
  move(5, "b");
  await storedEntries();
  const waiting = store.getPending();
  expect(waiting.map(({ label }) => label)).toEqual(["Move corner", "Undo: Move corner", "Move corner"]);
  const elsewhere = await storage.gesturesElsewhere({ ...PLACE, slot: 1 });
  expect(waiting.filter(({ id }) => !elsewhere.has(id))).toEqual([]);

  const next = openStore();
  next.restoreHistory(await storage.read(PLACE));
  next.restorePending(waiting);
  expect([idsIn(next), next.getHistory().redoLabel]).toEqual([idsIn(store), null]);
  expect([next.getRecord("vertex", "a")?.x, next.getRecord("vertex", "b")?.x]).toEqual([0, 5]);
  next.rollBack(undo?.id ?? "");
  expect(idsIn(next)).toEqual({ past: [waiting[0]?.id, waiting[2]?.id], future: [] });
});

test("no longer stores a cut-off entry once the entry is saved", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  storeHistory(store, storage, PLACE);
  move(1);
  store.undo();
  move(5, "b");
  for (const { id } of store.getPending()) store.noteSaved(id, {});
  move(1, "b");
  await storedEntries();
  expect((await storage.read(PLACE)).cutOff).toEqual([]);
});

test("entries beyond the limit do not come back as the newest after a reload", () => {
  const { store, move } = openHistory();
  for (let count = 0; count < MAX_HISTORY_ENTRIES + 5; count += 1) move(0.01);
  const next = openStore();
  next.restoreHistory(store.getHistory());
  next.restorePending(store.getPending());
  expect(idsIn(next)).toEqual(idsIn(store));
});

test("deletes a history after a week without new entries", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  storeHistory(store, storage, PLACE);
  move(1);
  await storedEntries();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 8 * 24 * 60 * 60 * 1_000);
  await storage.gesturesElsewhere({ ...PLACE, surveyKey: "srv-2" });
  await tick(30);
  jest.restoreAllMocks();
  expect(await storedEntries()).toEqual({ past: [], future: 0 });
});

test("stores a waiting edit from the queue with the stored entries, without entries refused since", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  storeHistory(store, storage, PLACE);
  move(1);
  move(1);
  await storedEntries();
  const saved = await storage.read(PLACE);
  const [first, refused] = saved.past;

  const corner = { key: "a", surveyKey: "srv-1", floorNumber: 0, x: 1, y: 0, z: 0 };
  const next = createEditorStore({ surveyKey: "srv-1", records: { vertex: [corner] } });
  next.restoreHistory(saved, [refused?.id ?? ""]);
  const diff = { vertex: { added: {}, removed: {}, updated: { a: [corner, { ...corner, x: 4 }] } } };
  next.restorePending([{ id: "waited", label: "Move corner", diff: diff as never, createdAt: "2026-11-22T10:00:00Z" }]);
  storeHistory(next, storage, PLACE, () => null, saved);
  expect((await storedEntries()).past).toEqual([
    ["Move corner", 1],
    ["Move corner", 4],
  ]);
  expect((await storage.read(PLACE)).past[0]?.id).toBe(first?.id);
});

test("stores an edit once it is queued, so an edit lost in a crash cannot be undone; closing does not wait", async () => {
  const { storage, store, move, storedEntries } = openHistory();
  let noteStored = (): void => {};
  let leave = (): void => {};
  let stored = Promise.resolve();
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  storeHistory(store, storage, PLACE, () => null, undefined, { stored: () => stored, left });
  await storedEntries();
  stored = new Promise<void>((resolve) => {
    noteStored = resolve;
  });
  move(1);
  expect((await storedEntries()).past).toEqual([]);
  noteStored();
  expect((await storedEntries()).past).toEqual([["Move corner", 1]]);
  stored = new Promise(() => {});
  move(1);
  expect((await storedEntries()).past).toHaveLength(1);
  leave();
  expect((await storedEntries()).past).toHaveLength(2);
});
