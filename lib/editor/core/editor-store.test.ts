import * as fc from "fast-check";
import { contentsOf, danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { deleteElements } from "../commands/delete-elements";
import { moveVertices } from "../commands/move-vertices";
import { setLabels } from "../commands/set-labels";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";

const base = { surveyKey: SURVEY, floorNumber: 0 };
const corner = (key: string, x: number) => ({ ...base, key, x, y: 0, z: 0, revision: 1 });

function openStore() {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY,
    employeeKey: "emp-1",
    records: {
      vertex: [corner("a", 0), corner("b", 1)],
      edge: [{ ...base, key: "ab", vertexKeys: ["a", "b"], label: "base" }],
    },
    onGesture: (gesture) => gestures.push(gesture),
  });
  const move = (key: string, x: number) =>
    store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] }));
  return { store, gestures, move };
}

test("an edit makes a gesture with its own id, label, employee and diff", () => {
  const { gestures, move } = openStore();
  move("a", 1);
  move("b", 1);
  expect(gestures[0]).toMatchObject({ label: "Move corner", employeeKey: "emp-1" });
  expect(gestures[0]?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(gestures[0]?.id).not.toBe(gestures[1]?.id);
  expect(new Date(gestures[0]?.createdAt ?? "").toISOString()).toBe(gestures[0]?.createdAt);
  expect(structuredClone(gestures[0])).toEqual(gestures[0]);
});

test("a refused or empty command makes no gesture", () => {
  const { store, gestures, move } = openStore();
  expect(move("a", 0)).toEqual({ ok: true, gesture: null });
  expect(move("nowhere", 1)).toMatchObject({ ok: false, refusal: { code: "missing" } });
  expect(gestures).toEqual([]);
  expect(store.getHistory().past).toEqual([]);
});

test("undo and redo are gestures", () => {
  const { store, gestures, move } = openStore();
  move("a", 2);
  store.undo();
  expect(store.getRecord("vertex", "a")?.x).toBe(0);
  store.redo();
  expect(store.getRecord("vertex", "a")?.x).toBe(2);
  expect(gestures.map(({ label }) => label)).toEqual(["Move corner", "Undo: Move corner", "Redo: Move corner"]);
  expect(store.redo()).toBeNull();
});

test("a throwing listener stops neither the edit nor the other listeners, and its error reaches the page", () => {
  const reported: (() => void)[] = [];
  const report = jest.spyOn(globalThis, "queueMicrotask").mockImplementation((task) => void reported.push(task));
  try {
    const { store, gestures, move } = openStore();
    const notified: string[] = [];
    const fails = (name: string) => () => {
      throw new Error(name);
    };
    store.subscribeScene(fails("scene"));
    store.subscribeScene(() => notified.push("scene"));
    store.subscribeRecord("vertex", "a", fails("record"));
    store.subscribeKind("vertex", () => notified.push("kind"));
    store.subscribeHistory(fails("history"));
    store.subscribeHistory(() => notified.push("history"));
    expect(move("a", 1)).toMatchObject({ ok: true, gesture: { label: "Move corner" } });
    expect(notified).toEqual(["scene", "kind", "history"]);
    expect(reported.map((task) => expect(task).toThrow(/scene|record|history/))).toHaveLength(3);
    const session = store.beginDrag((scene, x: number) => moveVertices(scene, { keys: ["a"], vector: [x, 0, 0] }));
    session.move(2);
    session.commit();
    expect(store.isDragging()).toBe(false);
    expect(move("b", 1)).toMatchObject({ ok: true });
    expect(gestures).toEqual(store.getPending());
    expect(gestures).toHaveLength(3);
    expect(store.getHistory().past).toHaveLength(3);
  } finally {
    report.mockRestore();
  }
});

test("listeners are notified only about their topic", () => {
  const { store, move } = openStore();
  const notified: string[] = [];
  const ends = [
    store.subscribeRecord("vertex", "a", () => notified.push("a")),
    store.subscribeRecord("vertex", "b", () => notified.push("b")),
    store.subscribeKind("vertex", () => notified.push("vertices")),
    store.subscribeKind("edge", () => notified.push("edges")),
    store.subscribeSelection(() => notified.push("selection")),
    store.subscribeHistory(() => notified.push("history")),
  ];
  move("a", 1);
  expect(notified).toEqual(["a", "vertices", "history"]);
  notified.length = 0;
  store.select([{ kind: "vertex", key: "b" }]);
  expect(notified).toEqual(["selection"]);
  notified.length = 0;
  for (const end of ends) end();
  move("b", 1);
  expect(notified).toEqual([]);
});

test("snapshots are the same object until they change, and a kind's version increases", () => {
  const { store, move } = openStore();
  const [b, selection, history] = [store.getRecord("vertex", "b"), store.getSelection(), store.getHistory()];
  expect(store.getHistory()).toBe(history);
  const version = store.getKindVersion("vertex");
  move("a", 1);
  expect(store.getRecord("vertex", "b")).toBe(b);
  expect(store.getSelection()).toBe(selection);
  expect(store.getHistory()).not.toBe(history);
  expect(store.getKindVersion("vertex")).toBe(version + 1);
  expect(store.getKindVersion("face")).toBe(0);
});

test("the selection drops deleted elements, follows recreated ones and rejects missing ones", () => {
  const { store } = openStore();
  store.select([{ kind: "edge", key: "ab" }]);
  store.run((scene) => setLabels(scene, { items: [{ kind: "edge", key: "ab" }], label: "top", newKey: () => "ab2" }));
  expect([...store.getSelection().kinds.keys()]).toEqual(["ab2"]);
  store.run((scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "a" }] }));
  expect(store.getSelection().kinds.size).toBe(0);
  store.select([{ kind: "vertex", key: "a" }]);
  expect(store.getSelection().kinds.size).toBe(0);
});

test("undo and redo pass through the same states", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 10 }), (records, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      const states = [contentsOf(store.scene)];
      for (const command of commands) {
        const result = store.run(command);
        if (result.ok && result.gesture) states.push(contentsOf(store.scene));
      }
      expect(store.getHistory().past.length).toBe(states.length - 1);
      for (let index = states.length - 2; index >= 0; index -= 1) {
        expect(store.undo()).not.toBeNull();
        expect(contentsOf(store.scene)).toEqual(states[index]);
        expect(danglingReferences(store.scene)).toEqual([]);
      }
      expect(store.undo()).toBeNull();
      for (let index = 1; index < states.length; index += 1) {
        expect(store.redo()).not.toBeNull();
        expect(contentsOf(store.scene)).toEqual(states[index]);
      }
    }),
    { numRuns: 150 },
  );
});
