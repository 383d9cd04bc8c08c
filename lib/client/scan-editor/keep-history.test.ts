/** @jest-environment node */
import "fake-indexeddb/auto";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import { MAX_HISTORY_ENTRIES } from "@/lib/editor/core/history";
import { tick } from "@/tests/support/queue-world";
import { createHistoryStorage, type HistoryPlace } from "./history-storage";
import { keepHistory } from "./keep-history";

const PLACE: HistoryPlace = { person: "emp-ann", surveyKey: "srv-1", slot: 0 };
let count = 0;

function openStore(): EditorStore {
  const corners = ["a", "b"].map((key) => ({ key, surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 }));
  return createEditorStore({ surveyKey: "srv-1", records: { vertex: corners } });
}

function opened() {
  count += 1;
  const storage = createHistoryStorage(`history-${count}`);
  const store = openStore();
  const move = (x: number, key = "a") => store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] }));
  const kept = async (place = PLACE) => {
    await tick(30);
    const { past, future } = await storage.read(place);
    return { past: past.map(({ label, diff }) => [label, diff.vertex?.updated.a?.[1].x]), future: future.length };
  };
  return { storage, store, move, kept };
}

test("every edit, undo and redo is written down, each person's and tab's in its own place", async () => {
  const { storage, store, move, kept } = opened();
  const stop = keepHistory(store, storage, PLACE);
  move(1);
  move(1);
  expect(await kept()).toEqual({
    past: [
      ["Move corner", 1],
      ["Move corner", 2],
    ],
    future: 0,
  });
  store.undo();
  expect(await kept()).toEqual({ past: [["Move corner", 1]], future: 1 });
  expect(await kept({ ...PLACE, person: "emp-bob" })).toEqual({ past: [], future: 0 });
  expect(await kept({ ...PLACE, slot: 1 })).toEqual({ past: [], future: 0 });
  const ids = [...store.getHistory().past, ...store.getHistory().future].flatMap(({ gestureIds }) => gestureIds);
  expect([...(await storage.gesturesElsewhere({ ...PLACE, slot: 1 }))].sort()).toEqual(ids.sort());
  expect([...(await storage.gesturesElsewhere(PLACE))]).toEqual([]);
  stop();
  move(1);
  expect((await kept()).past).toHaveLength(1);
});

test("what a new edit cut off is gone, and what is held back is not written until it is sent", async () => {
  const { storage, store, move, kept } = opened();
  let heldId: string | null = null;
  keepHistory(store, storage, PLACE, () => heldId);
  move(1);
  store.undo();
  const held = move(5);
  heldId = held.ok ? (held.gesture?.id ?? null) : null;
  expect(await kept()).toEqual({ past: [], future: 0 });
  heldId = null;
  // Sent and saved, it is written without another edit after it.
  store.noteSaved(store.getPending().at(-1)?.id ?? "", {});
  expect((await kept()).past).toEqual([["Move corner", 5]]);
  move(1);
  expect((await kept()).past).toEqual([
    ["Move corner", 5],
    ["Move corner", 6],
  ]);
});

const idsIn = (store: EditorStore) => {
  const { past, future } = store.getHistory();
  return { past: past.map(({ id }) => id), future: future.map(({ id }) => id) };
};

test("undone and cut off by another edit, what waits is no Redo after a reload, nor another tab's; refused, its undo is taken back", async () => {
  const { storage, store, move, kept } = opened();
  keepHistory(store, storage, PLACE);
  move(1);
  const undo = store.undo();
  move(5, "b");
  await kept();
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

test("once it is saved it is written down no more", async () => {
  const { storage, store, move, kept } = opened();
  keepHistory(store, storage, PLACE);
  move(1);
  store.undo();
  move(5, "b");
  for (const { id } of store.getPending()) store.noteSaved(id, {});
  move(1, "b");
  await kept();
  expect((await storage.read(PLACE)).cutOff).toEqual([]);
});

test("of more edits than a history keeps, those that it has let go of are not its newest after a reload", () => {
  const { store, move } = opened();
  for (let count = 0; count < MAX_HISTORY_ENTRIES + 5; count += 1) move(0.01);
  const next = openStore();
  next.restoreHistory(store.getHistory());
  next.restorePending(store.getPending());
  expect(idsIn(next)).toEqual(idsIn(store));
});

test("a history that nobody has added to for a week is thrown away", async () => {
  const { storage, store, move, kept } = opened();
  keepHistory(store, storage, PLACE);
  move(1);
  await kept();
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 8 * 24 * 60 * 60 * 1_000);
  await storage.gesturesElsewhere({ ...PLACE, surveyKey: "srv-2" });
  await tick(30);
  jest.restoreAllMocks();
  expect(await kept()).toEqual({ past: [], future: 0 });
});

test("an edit that was found in the queue is written down with those that were kept, and what was refused since is not", async () => {
  const { storage, store, move, kept } = opened();
  keepHistory(store, storage, PLACE);
  move(1);
  move(1);
  await kept();
  const saved = await storage.read(PLACE);
  const [first, refused] = saved.past;

  const corner = { key: "a", surveyKey: "srv-1", floorNumber: 0, x: 1, y: 0, z: 0 };
  const next = createEditorStore({ surveyKey: "srv-1", records: { vertex: [corner] } });
  next.restoreHistory(saved, [refused?.id ?? ""]);
  const diff = { vertex: { added: {}, removed: {}, updated: { a: [corner, { ...corner, x: 4 }] } } };
  next.restorePending([{ id: "waited", label: "Move corner", diff: diff as never, createdAt: "2026-11-22T10:00:00Z" }]);
  keepHistory(next, storage, PLACE, () => null, saved);
  expect((await kept()).past).toEqual([
    ["Move corner", 1],
    ["Move corner", 4],
  ]);
  expect((await storage.read(PLACE)).past[0]?.id).toBe(first?.id);
});

test("an edit is written once the queue has stored it, so that none which a crash has lost can be undone; who leaves waits for nothing", async () => {
  const { storage, store, move, kept } = opened();
  let noteStored = (): void => {};
  let leave = (): void => {};
  let stored = Promise.resolve();
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  keepHistory(store, storage, PLACE, () => null, undefined, { stored: () => stored, left });
  await kept();
  stored = new Promise<void>((resolve) => {
    noteStored = resolve;
  });
  move(1);
  expect((await kept()).past).toEqual([]);
  noteStored();
  expect((await kept()).past).toEqual([["Move corner", 1]]);
  stored = new Promise(() => {});
  move(1);
  expect((await kept()).past).toHaveLength(1);
  leave();
  expect((await kept()).past).toHaveLength(2);
});
