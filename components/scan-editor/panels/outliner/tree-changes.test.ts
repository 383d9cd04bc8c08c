import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { insertOpening } from "@/lib/editor/commands/insert-opening";
import { moveSelection } from "@/lib/editor/commands/move-selection";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { changesTree } from "./tree-changes";

/** Opens a wall with two windows, 0.6 m wide, at 1 m and 3 m along the wall. */
function show() {
  const records = littleRoom();
  const [door] = records.objectPlanar as [ObjectPlanar];
  const window = (key: string, u: number): ObjectPlanar => ({
    ...door,
    key,
    label: "window",
    u,
    v: 1.4,
    width: 0.6,
    height: 0.8,
  });
  const objectPlanar = [window("first", 1), window("second", 3)];
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...records, objectPlanar } });
  const seen: boolean[] = [];
  store.subscribeScene((diff) => seen.push(changesTree(store.scene, diff)));
  const move = (kind: "vertex" | "objectPlanar", key: string, vector: [number, number, number]) =>
    store.run((scene) => moveSelection(scene, { items: [{ kind, key }], vector }));
  return { store, seen, move };
}

test("a moved corner, with the windows that its wall adjusts, does not change the tree", () => {
  const { store, seen, move } = show();
  expect(move("vertex", "c", [0.2, 0, 0]).ok).toBe(true);
  expect(store.getRecord("objectPlanar", "first")?.u).toBeCloseTo(1.2, 4);
  expect(store.undo()).not.toBeNull();
  expect(seen).toEqual([false, false]);
});

test("a window that slides keeps its row; one that passes another changes the tree", () => {
  const { store, seen } = show();
  const slide = (u: number) => {
    const records = store.scene.toRecords();
    const objectPlanar = records.objectPlanar.map((one) => (one.key === "first" ? { ...one, u } : one));
    store.replaceFromServer({ ...records, objectPlanar }, []);
  };
  slide(1.4);
  slide(3.7);
  slide(1);
  expect(seen).toEqual([false, true, true]);
});

test("the response of a save does not change the tree", () => {
  const { store, seen, move } = show();
  const result = move("objectPlanar", "first", [0.1, 0, 0]);
  const first = store.getRecord("objectPlanar", "first");
  if (!result.ok || !result.gesture || !first) throw new Error("It does not slide.");
  store.noteSaved(result.gesture.id, { objectPlanar: [{ ...first, revision: 7 }] });
  expect(store.getRecord("objectPlanar", "first")?.revision).toBe(7);
  expect(seen).toEqual([false, false]);
});

test("an added, deleted or relabeled element changes the tree", () => {
  const { store, seen } = show();
  let count = 0;
  const newKey = () => `made-${count++}`;
  const opening = { faceKey: "wall-da", label: "door" } as const;
  store.run((scene) => insertOpening(scene, { ...opening, newKey }));
  store.undo();
  store.run((scene) => setLabels(scene, { items: [{ kind: "face", key: "wall-ab" }], label: "roof", newKey }));
  expect(seen).toEqual([true, true, true]);
});
