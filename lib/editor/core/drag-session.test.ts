import * as fc from "fast-check";
import { contentsOf, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { moveVertices, type Vector } from "../commands/move-vertices";
import { savePlan } from "../sync/save-plan";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";
import { createScene, type ReadScene } from "./scene";

const corner = (key: string, x: number, locked = false) => ({
  key,
  surveyKey: SURVEY,
  floorNumber: 0,
  x,
  y: 0,
  z: 0,
  revision: 1,
  ...(locked ? { locked } : {}),
});

function openStore() {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY,
    records: { vertex: [corner("a", 0), corner("b", 1), corner("c", 2, true)] },
    onGesture: (gesture) => gestures.push(gesture),
  });
  const drag = (keys: string[]) =>
    store.beginDrag((scene: ReadScene, vector: Vector) => moveVertices(scene, { keys, vector }));
  const xs = () => store.scene.toRecords().vertex.map(({ x }) => x);
  return { store, gestures, drag, xs };
}

test("one drag is one history entry and one vertex.updateBatch call", () => {
  const { store, gestures, drag, xs } = openStore();
  const session = drag(["a", "b"]);
  for (let step = 1; step <= 200; step += 1) session.move([step / 100, 0, 0]);
  expect(gestures).toEqual([]);
  expect(store.getHistory().past).toEqual([]);
  const gesture = session.commit();
  expect(xs()).toEqual([2, 3, 2]);
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Move 2 corners"]);
  expect(gestures).toEqual([gesture]);
  expect(savePlan(gestures[0]?.diff ?? {})).toEqual([
    {
      name: "vertex.updateBatch",
      params: {
        vertices: [
          { key: "a", revision: 1, x: 2 },
          { key: "b", revision: 1, x: 3 },
        ],
      },
    },
  ]);
  store.undo();
  expect(xs()).toEqual([0, 1, 2]);
});

test("moves are measured from the start, not accumulated", () => {
  const { drag, xs } = openStore();
  const session = drag(["a"]);
  session.move([5, 0, 0]);
  session.move([0.33333, 0, 0]);
  expect(xs()).toEqual([0.3333, 1, 2]);
});

test("canceling restores every record as the same object, without entry or gesture", () => {
  const { store, gestures, drag } = openStore();
  const before = store.getRecord("vertex", "a");
  const session = drag(["a"]);
  session.move([5, 0, 0]);
  session.cancel();
  expect(store.getRecord("vertex", "a")).toBe(before);
  expect(store.getHistory()).toMatchObject({ past: [], isDragging: false });
  expect(gestures).toEqual([]);
  expect(session.isOpen()).toBe(false);
  expect(session.move([1, 0, 0])).toMatchObject({ ok: false });
  expect(session.commit()).toBeNull();
});

test("a drag that ends where it started makes no gesture", () => {
  const { store, gestures, drag } = openStore();
  const session = drag(["a"]);
  session.move([5, 0, 0]);
  session.move([0, 0, 0]);
  expect(session.commit()).toBeNull();
  expect(gestures).toEqual([]);
  expect(store.getHistory().past).toEqual([]);
});

test("a step that moves a locked corner is refused with a message", () => {
  const { drag, xs } = openStore();
  expect(drag(["a", "c"]).move([1, 0, 0])).toMatchObject({ refusal: { code: "locked", keys: ["c"] } });
  expect(xs()).toEqual([0, 1, 2]);
});

test("a refused step keeps the last accepted one", () => {
  const { drag, xs } = openStore();
  const session = drag(["a"]);
  session.move([1, 0, 0]);
  expect(session.move([Number.NaN, 0, 0]).ok).toBe(false);
  expect(xs()).toEqual([1, 1, 2]);
});

test("undo during a drag only cancels the drag; other edits are refused", () => {
  const { store, drag, xs } = openStore();
  drag(["b"]).move([7, 0, 0]);
  expect(store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }))).toMatchObject({
    refusal: { code: "dragging", message: "Finish the drag first" },
  });
  expect(store.undo()).toBeNull();
  expect(xs()).toEqual([0, 1, 2]);
  expect(store.isDragging()).toBe(false);
});

test("a new drag cancels an open one; disposing twice is harmless", () => {
  const { store, drag, xs } = openStore();
  const first = drag(["a"]);
  first.move([3, 0, 0]);
  const next = drag(["b"]);
  expect(first.isOpen()).toBe(false);
  expect(xs()).toEqual([0, 1, 2]);
  next.move([1, 0, 0]);
  next.dispose();
  next.dispose();
  first.dispose();
  expect(xs()).toEqual([0, 1, 2]);
  expect(store.isDragging()).toBe(false);
});

test("scene listeners receive only the changes of each step", () => {
  const { store, drag } = openStore();
  const steps: unknown[] = [];
  store.subscribeScene((diff) =>
    steps.push(Object.values(diff.vertex?.updated ?? {}).map(([from, to]) => [from.x, to.x])),
  );
  const session = drag(["a"]);
  session.move([1, 0, 0]);
  session.move([4, 0, 0]);
  session.cancel();
  expect(steps).toEqual([[[0, 1]], [[1, 4]], [[4, 0]]]);
});

test("canceling any drag restores any scene", () => {
  const vector = fc.tuple(fc.integer(), fc.integer(), fc.integer());
  fc.assert(
    fc.property(randomRecords, fc.array(vector, { maxLength: 6 }), fc.nat(), (records, vectors, offset) => {
      const store = createEditorStore({ surveyKey: SURVEY, records });
      const keys = records.vertex.filter((_, index) => index % 3 === offset % 3).map(({ key }) => key);
      const session = store.beginDrag((scene, move: Vector) => moveVertices(scene, { keys, vector: move }));
      for (const [x, y, z] of vectors) session.move([x / 1_000, y / 1_000, z / 1_000]);
      session.cancel();
      expect(contentsOf(store.scene)).toEqual(contentsOf(createScene(SURVEY, records)));
    }),
  );
});
