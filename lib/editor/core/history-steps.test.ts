import * as fc from "fast-check";
import { contentsOf, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { addRecords } from "../commands/add-records";
import { moveVertices } from "../commands/move-vertices";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";

const corner = { key: "a", surveyKey: SURVEY, floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 };

function openStore() {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY,
    records: { vertex: [corner] },
    onGesture: (one) => gestures.push(one),
  });
  for (const x of [1, 10, 100]) store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [x, 0, 0] }));
  gestures.length = 0;
  return { store, gestures, x: () => store.getRecord("vertex", "a")?.x };
}

test("jumps to the state after an entry as one gesture", () => {
  const { store, gestures, x } = openStore();
  const [first, , third] = store.getHistory().past;
  store.jumpTo(first?.id ?? "");
  expect(x()).toBe(1);
  store.jumpTo(null);
  expect(x()).toBe(0);
  store.jumpTo(third?.id ?? "");
  expect(x()).toBe(111);
  expect(gestures.map(({ label }) => label)).toEqual(["Undo 2 edits", "Undo: Move corner", "Redo 3 edits"]);
  expect(gestures[2]?.diff.vertex?.updated.a).toMatchObject([{ x: 0 }, { x: 111 }]);
});

test("a jump to the current or an unknown entry does nothing", () => {
  const { store, gestures, x } = openStore();
  expect(store.jumpTo(store.getHistory().past[2]?.id ?? "")).toBeNull();
  expect(store.jumpTo("unknown")).toBeNull();
  expect([x(), gestures.length]).toEqual([111, 0]);
});

test("a refused jump restores the state of all its entries", () => {
  const { store, x } = openStore();
  const before = store.getHistory().past.map(({ id }) => id);
  const jump = store.jumpTo(null);
  store.rollBack(jump?.id ?? "");
  expect(x()).toBe(111);
  expect(store.getHistory().past.map(({ id }) => id)).toEqual(before);
  expect(store.getHistory().future).toEqual([]);
});

describe("a step retried after a refusal", () => {
  const namesOf = (store: ReturnType<typeof openStore>["store"]) => {
    const { past, future } = store.getHistory();
    return [past.map(({ label }) => label), future.map(({ label }) => label)];
  };
  const refuse = (store: ReturnType<typeof openStore>["store"], gesture: Gesture | null): Gesture => {
    if (!gesture) throw new Error("Nothing was done");
    store.rollBack(gesture.id);
    return structuredClone(gesture);
  };
  const MOVE = "Move corner";

  test("an undo undoes its edit again, which can be redone", () => {
    const { store, x } = openStore();
    const undo = refuse(store, store.undo());
    expect([x(), ...namesOf(store)]).toEqual([111, [MOVE, MOVE, MOVE], []]);
    store.restorePending([undo], "after");
    expect([x(), ...namesOf(store)]).toEqual([11, [MOVE, MOVE], [MOVE]]);
    store.redo();
    expect([x(), ...namesOf(store)]).toEqual([111, [MOVE, MOVE, MOVE], []]);
  });

  test("earlier undone entries can still be redone, and a second refusal restores the state", () => {
    const { store, x } = openStore();
    store.undo();
    const undo = refuse(store, store.undo());
    expect([x(), ...namesOf(store)]).toEqual([11, [MOVE, MOVE], [MOVE]]);
    store.restorePending([undo], "after");
    expect([x(), ...namesOf(store)]).toEqual([1, [MOVE], [MOVE, MOVE]]);
    store.rollBack(undo.id);
    expect([x(), ...namesOf(store)]).toEqual([11, [MOVE, MOVE], [MOVE]]);
  });

  test("a jump covers all its entries again", () => {
    const { store, x } = openStore();
    const jump = refuse(store, store.jumpTo(null));
    store.restorePending([jump], "after");
    expect([x(), ...namesOf(store)]).toEqual([0, [], [MOVE, MOVE, MOVE]]);
    const back = refuse(store, store.jumpTo(store.getHistory().future[1]?.id ?? ""));
    store.restorePending([back], "after");
    expect([x(), ...namesOf(store)]).toEqual([11, [MOVE, MOVE], [MOVE]]);
  });

  test("after a newer edit, the undone entry leaves the history and the newer one stays last", () => {
    const { store } = openStore();
    const undo = refuse(store, store.undo());
    store.run((scene) =>
      addRecords(scene, { records: { vertex: [{ ...corner, key: "b", revision: undefined }] }, label: "Newer" }),
    );
    store.restorePending([undo], "after");
    expect(namesOf(store)).toEqual([[MOVE, MOVE, "Newer"], []]);
    store.rollBack(undo.id);
    expect(namesOf(store)).toEqual([[MOVE, MOVE, MOVE, "Newer"], []]);
  });

  test("an edit that was undone by another step stays undone", () => {
    const { store } = openStore();
    const undo = refuse(store, store.undo());
    store.undo();
    store.restorePending([undo], "after");
    expect(namesOf(store)).toEqual([[MOVE, MOVE], [MOVE]]);
  });

  test("a retried edit is the last one done, and undone entries can still be redone", () => {
    const { store } = openStore();
    const other = store.run((scene) =>
      addRecords(scene, { records: { vertex: [{ ...corner, key: "b", revision: undefined }] }, label: "Add corner" }),
    );
    if (!other.ok || !other.gesture) throw new Error("Nothing was added");
    store.rollBack(other.gesture.id);
    store.undo();
    expect(namesOf(store)).toEqual([[MOVE, MOVE], [MOVE]]);
    store.restorePending([other.gesture], "after");
    expect(namesOf(store)).toEqual([[MOVE, MOVE, "Add corner"], [MOVE]]);
    store.redo();
    store.undo();
    store.undo();
    expect(namesOf(store)).toEqual([
      [MOVE, MOVE],
      ["Add corner", MOVE],
    ]);
  });
});

test("continues the history of an earlier page, without gestures refused since", () => {
  const { store } = openStore();
  const saved = structuredClone({ past: store.getHistory().past, future: store.getHistory().future });
  const after = createEditorStore({ surveyKey: SURVEY, records: { vertex: [{ ...corner, x: 111 }] } });
  after.restoreHistory(saved, [saved.past[1]?.id ?? ""]);
  expect(after.getHistory().past.map(({ id }) => id)).toEqual([saved.past[0]?.id, saved.past[2]?.id]);
  after.undo();
  expect(after.getRecord("vertex", "a")?.x).toBe(11);
});

test("keeps 500 edits, and uses no more memory for any further ones", () => {
  const { store } = openStore();
  for (let edit = 0; edit < 600; edit += 1) {
    store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0.001, 0, 0] }));
    store.noteSaved(store.getPending()[0]?.id ?? "", {});
  }
  expect(store.getHistory().past).toHaveLength(500);
});

test("any sequence of jumps ends in the state of the edits up to the target", () => {
  const jumps = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), jumps, (records, commands, targets) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      const states = new Map([["start", contentsOf(store.scene)]]);
      for (const command of commands) {
        store.run(command);
        states.set(store.getHistory().past.at(-1)?.id ?? "start", contentsOf(store.scene));
      }
      for (const target of targets) {
        const { past, future } = store.getHistory();
        const ids = [null, ...past, ...future].map((entry) => entry?.id ?? null);
        const id = ids[target % ids.length] ?? null;
        store.jumpTo(id);
        expect(contentsOf(store.scene)).toEqual(states.get(id ?? "start"));
        expect(store.getHistory().past.length + store.getHistory().future.length).toBe(ids.length - 1);
      }
    }),
    { numRuns: 300 },
  );
});
