import type { Vertex } from "@/lib/domain/geometry-records";
import type { Diff } from "./diff";
import { History } from "./history";

const corner = (key: string, x: number): Vertex => ({ key, surveyKey: "srv-1", floorNumber: 0, x, y: 0, z: 0 });
const move = (key: string, from: number, to: number): Diff => ({
  vertex: { added: {}, updated: { [key]: [corner(key, from), corner(key, to)] }, removed: {} },
});
const gesture = (id: string, diff: Diff = move(id, 0, 1)) => ({
  id,
  label: `Edit ${id}`,
  diff,
  createdAt: "2026-01-01T00:00:00Z",
});

function historyOf(...ids: string[]) {
  const history = new History();
  for (const id of ids) history.push(gesture(id));
  return history;
}
const names = (history: History) => ({
  past: history.view().past.map(({ id }) => id),
  future: history.view().future.map(({ id }) => id),
});
const nothing: Diff = {};

test("a gesture makes one labeled entry, and an empty gesture makes none", () => {
  const history = historyOf("a", "b");
  history.push(gesture("nothing", nothing));
  expect(names(history)).toEqual({ past: ["a", "b"], future: [] });
  expect(history.view()).toMatchObject({ undoLabel: "Edit b", redoLabel: null, isDragging: false });
});

test("undone entries can be redone in order until a new edit", () => {
  const history = historyOf("a", "b", "c");
  history.noteUndone("u1", nothing);
  history.noteUndone("u2", nothing);
  expect(names(history)).toEqual({ past: ["a"], future: ["b", "c"] });
  history.noteRedone("r1", nothing);
  expect(names(history)).toEqual({ past: ["a", "b"], future: ["c"] });
  history.push(gesture("d"));
  expect(names(history)).toEqual({ past: ["a", "b", "d"], future: [] });
});

test("the view is the same object until something changes", () => {
  const history = historyOf("a");
  const view = history.view();
  expect(history.view()).toBe(view);
  history.push(gesture("b"));
  expect(history.view()).not.toBe(view);
});

test("squashes steps into the open mark; bailing returns the reverse and leaves no entry", () => {
  const history = historyOf("a");
  history.openMark();
  expect(history.view().isDragging).toBe(true);
  history.squashIntoMark(move("b", 0, 1));
  history.squashIntoMark(move("b", 1, 5));
  expect(history.sinceMark()).toEqual(move("b", 0, 5));
  expect(history.bail()).toEqual(move("b", 5, 0));
  expect(history.view().isDragging).toBe(false);
  expect(names(history)).toEqual({ past: ["a"], future: [] });
});

test("removes the entries of rolled back gestures and no others", () => {
  const history = historyOf("a", "b", "c", "d");
  history.noteUndone("u1", nothing);
  history.removeGestures(new Set(["b", "d", "u1"]));
  expect(names(history)).toEqual({ past: ["a", "c"], future: [] });
});

test("an entry whose undo is rolled back returns to its position in the past", () => {
  const history = historyOf("a", "b", "c");
  history.noteUndone("u1", nothing);
  history.noteUndone("u2", nothing);
  history.removeGestures(new Set(["u2"]));
  expect(names(history)).toEqual({ past: ["a", "b"], future: ["c"] });
  history.noteRedone("r1", nothing);
  history.removeGestures(new Set(["r1"]));
  expect(names(history)).toEqual({ past: ["a", "b"], future: ["c"] });
});

test("a cut-off entry whose undo is rolled back returns to the past too", () => {
  const history = historyOf("a", "b");
  history.noteUndone("u1", nothing);
  history.push(gesture("c"));
  history.removeGestures(new Set(["u1"]));
  expect(names(history)).toEqual({ past: ["a", "b", "c"], future: [] });
});

test("forgets an entry that can no longer be undone", () => {
  const history = historyOf("a", "b");
  history.forget("b");
  expect(names(history)).toEqual({ past: ["a"], future: [] });
  // After a reload, the forgotten entry is known, so that its edit in the queue does not count as new.
  const { past, future, cutOff } = history.view();
  const next = new History();
  next.restore({ past, future, cutOff });
  expect([next.knows("a"), next.knows("b"), names(next)]).toEqual([true, true, { past: ["a"], future: [] }]);
});

test("an edit undone and redone a thousand times keeps its size and its position", () => {
  const history = historyOf("a");
  for (let round = 0; round < 1_000; round += 1) {
    history.noteUndone(`u${round}`, nothing);
    history.noteRedone(`r${round}`, nothing);
  }
  expect(history.view().past[0]?.gestureIds.length).toBeLessThan(250);
  expect(history.view().past[0]?.gestureIds[0]).toBe("a");
  history.noteUndone("last", nothing);
  expect(names(history)).toEqual({ past: [], future: ["a"] });
  history.removeGestures(new Set(["last"]));
  expect(names(history)).toEqual({ past: ["a"], future: [] });
});
