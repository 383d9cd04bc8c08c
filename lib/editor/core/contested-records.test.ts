import * as fc from "fast-check";
import type { Vertex } from "../../domain/geometry-records";
import { addRecords } from "../commands/add-records";
import { deleteElements } from "../commands/delete-elements";
import { moveVertices } from "../commands/move-vertices";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";

const SURVEY = "srv-1";
const corner = (key: string, x: number, more: Partial<Vertex> = {}): Vertex => ({
  key,
  surveyKey: SURVEY,
  floorNumber: 0,
  x,
  y: 0,
  z: 0,
  revision: 1,
  ...more,
});

/** Opens a store whose edits are saved at once, with another user who changes its records. */
function openStore(records: Vertex[] = [corner("a", 0), corner("b", 10)]) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY,
    records: { vertex: records },
    employeeKey: "emp-me",
    nameElements: (_scene, { items }) => items.map(({ key }) => key).join(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  const saveAll = () => {
    for (const { id } of store.getPending()) store.noteSaved(id, {});
  };
  const move = (key: string, x: number) => {
    store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] }));
    saveAll();
  };
  const changeByOther = (key: string, fields: Partial<Vertex>) => {
    const vertex = store.scene
      .toRecords()
      .vertex.map((one) =>
        one.key === key ? { ...one, updatedBy: "emp-other", ...fields, revision: (one.revision ?? 1) + 1 } : one,
      );
    store.replaceFromServer({ vertex }, store.getPending());
  };
  const x = (key: string) => store.getRecord("vertex", key)?.x;
  return { store, gestures, saveAll, move, changeByOther, x };
}

test("an undo over a newer change of the same field is contested and remains the next undo", () => {
  const { store, gestures, move, changeByOther, x } = openStore();
  move("a", 1);
  changeByOther("a", { x: 7 });
  const before = gestures.length;
  expect(store.undo()).toBeNull();
  expect([x("a"), gestures.length]).toEqual([7, before]);
  expect(store.getStepConflict()).toMatchObject({
    direction: "undo",
    label: "Move corner",
    elements: "a",
    records: [{ kind: "vertex", key: "a", fields: ["x"], mine: { x: 0 }, theirs: { x: 7 }, isRemoved: false }],
  });
  expect(store.getHistory().undoLabel).toBe("Move corner");
});

test('"mine" makes the undo over the other user\'s change, based on its revision', () => {
  const { store, move, changeByOther, x } = openStore();
  move("a", 1);
  changeByOther("a", { x: 7, y: 3 });
  store.undo();
  const gesture = store.resolveStepConflict("mine");
  expect(gesture?.diff.vertex?.updated.a).toMatchObject([
    { x: 7, revision: 2 },
    { x: 0, y: 3 },
  ]);
  expect([x("a"), store.getStepConflict(), store.getHistory().redoLabel]).toEqual([0, null, "Move corner"]);
});

test('"theirs" keeps the newer change and continues with the previous step', () => {
  const { store, move, changeByOther, x } = openStore();
  move("b", 1);
  move("a", 1);
  changeByOther("a", { x: 7 });
  store.undo();
  expect(store.resolveStepConflict("theirs")).toBeNull();
  expect([x("a"), store.getStepConflict()]).toEqual([7, null]);
  expect(store.undo()?.label).toBe("Undo: Move corner");
  expect([x("a"), x("b")]).toEqual([7, 10]);
});

test("a further change after the conflict was shown raises a new conflict", () => {
  const { store, move, changeByOther, x } = openStore();
  move("a", 1);
  changeByOther("a", { x: 7 });
  store.undo();
  changeByOther("a", { x: 8 });
  expect(store.getStepConflict()?.records[0]?.theirs).toMatchObject({ x: 8 });
  // An answer to an older call, received before the next render.
  const shown = store.getStepConflict();
  store.noteAnswered(null, { vertex: [corner("a", 9, { revision: 9 })] });
  expect(store.resolveStepConflict("mine")).toBeNull();
  expect(store.getStepConflict()).not.toBe(shown);
  expect(store.getStepConflict()?.records[0]?.theirs).toMatchObject({ x: 9 });
  store.resolveStepConflict("mine");
  expect(x("a")).toBe(0);
});

test("other fields, equal values and invisible differences are not contested", () => {
  for (const fields of [{ z: 4 }, { x: 0 }, { x: 1.0004 }]) {
    const { store, move, changeByOther } = openStore();
    move("a", 1);
    changeByOther("a", fields);
    expect(store.undo()).not.toBeNull();
  }
});

test("a redo can be contested too, and a new edit drops the conflict", () => {
  const { store, move, changeByOther, saveAll, x } = openStore();
  move("a", 1);
  store.undo();
  saveAll();
  changeByOther("a", { x: 7 });
  expect(store.redo()).toBeNull();
  expect(store.getStepConflict()).toMatchObject({ direction: "redo", records: [{ mine: { x: 1 } }] });
  move("b", 1);
  expect([store.getStepConflict(), x("a")]).toEqual([null, 7]);
});

test("undoing a creation is contested if another user has added to the record", () => {
  const { store, saveAll, changeByOther } = openStore();
  store.run((scene) => addRecords(scene, { records: { vertex: [corner("n", 5)] } }));
  saveAll();
  changeByOther("n", { confidence: "high" });
  expect(store.undo()).toBeNull();
  expect(store.getStepConflict()?.records).toMatchObject([{ key: "n", fields: ["confidence"], isRemoved: true }]);
  store.resolveStepConflict("mine");
  expect(store.scene.has("vertex", "n")).toBe(false);
});

test("undoing a deletion does not overwrite a record that another tab has restored", () => {
  const { store, saveAll, x } = openStore();
  store.run((scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "a" }] }));
  saveAll();
  store.replaceFromServer({ vertex: [corner("a", 3), corner("b", 10)] }, []);
  expect(store.undo()).toBeNull();
  expect(x("a")).toBe(3);
  store.replaceFromServer({ vertex: [corner("a", 0), corner("b", 10)] }, []);
  expect([store.getStepConflict(), store.undo()?.label]).toEqual([null, "Undo: Delete element"]);
});

test("a jump stops before a contested step", () => {
  const { store, move, changeByOther, x } = openStore();
  for (const key of ["a", "b"]) for (const by of [1, 2]) move(key, by);
  changeByOther("a", { x: 7 });
  expect(store.jumpTo(null)?.label).toBe("Undo 2 edits");
  expect([x("a"), x("b")]).toEqual([7, 10]);
  expect(store.getStepConflict()?.records).toMatchObject([{ key: "a", mine: { x: 1 } }]);
  store.resolveStepConflict("mine");
  expect(store.jumpTo(null)).not.toBeNull();
  expect(x("a")).toBe(0);
});

test("no undo or redo overwrites another user's change without a decision", () => {
  const act = fc.record({ do: fc.constantFrom("move", "undo", "redo", "jump", "other"), at: fc.nat(30) });
  fc.assert(
    fc.property(fc.array(act, { minLength: 4, maxLength: 30 }), (acts) => {
      const { store, move, changeByOther, saveAll, x } = openStore();
      /** Where the other user has put a corner, until this user moves it. */
      const theirs = new Map<string, number>();
      let value = 1_000;
      for (const { do: action, at } of acts) {
        const key = at % 2 ? "a" : "b";
        if (action === "move") {
          move(key, at + 1);
          theirs.delete(key);
        } else if (action === "other") {
          value += 1_000;
          changeByOther(key, { x: value });
          theirs.set(key, value);
        } else if (action === "jump") store.jumpTo(store.getHistory().past[at]?.id ?? null);
        else store[action as "undo" | "redo"]();
        saveAll();
        for (const [changedKey, expected] of theirs) expect(x(changedKey)).toBe(expected);
      }
    }),
    { numRuns: 500 },
  );
});
