/** The store's part in saving: answers, rollbacks, re-reads and reloads. */
import * as fc from "fast-check";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { shareOf } from "@/tests/support/check-until";
import { contentsOf, danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { addRecords } from "../commands/add-records";
import { deleteElements } from "../commands/delete-elements";
import { moveVertices, type Vector } from "../commands/move-vertices";
import { setLabels } from "../commands/set-labels";
import { savePlan } from "../sync/save-plan";
import { answeredRecords } from "./answered-records";
import { dependencyIds } from "./dependents";
import { applyDiff, changesOf } from "./diff";
import { createEditorStore } from "./editor-store";
import type { Gesture } from "./gesture";
import { visitReferences } from "./references";
import { createScene } from "./scene";

const base = { surveyKey: SURVEY, floorNumber: 0 };
const corner = (key: string, x: number, revision = 1) => ({ ...base, key, x, y: 0, z: 0, revision });
const records = () => ({ vertex: [corner("a", 0), corner("b", 10), corner("c", 20)] });

function openStore() {
  const store = createEditorStore({ surveyKey: SURVEY, records: records() });
  const gestureOf = (result: ReturnType<typeof store.run>): Gesture => {
    if (!result.ok || !result.gesture) throw new Error("There is no gesture");
    return result.gesture;
  };
  const move = (key: string, x: number) =>
    gestureOf(store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] })));
  const join = (key: string, ends: [string, string]) =>
    gestureOf(
      store.run((scene) =>
        addRecords(scene, { records: { edge: [{ ...base, key, vertexKeys: ends, label: "base" }] } }),
      ),
    );
  const xs = () => store.scene.toRecords().vertex.map(({ x }) => x);
  return { store, gestureOf, move, join, xs };
}

describe("answers", () => {
  test("sorts the records of an answer by the call's kind", () => {
    const saved = corner("a", 1, 2);
    expect(answeredRecords("vertex.updateBatch", [saved])).toEqual({ vertex: [saved] });
    expect(answeredRecords("object3D.update", { key: "o" })).toEqual({ object3D: [{ key: "o" }] });
    expect(answeredRecords("face.delete", null)).toEqual({});
  });

  test("merges the revision and server fields, but keeps newer local values", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    move("a", 1);
    const answer = { ...corner("a", 1, 2), updatedAt: "2026-01-02T00:00:00Z", confidence: "low" as const };
    store.noteSaved(first.id, { vertex: [answer] });
    expect(store.getRecord("vertex", "a")).toEqual({ ...answer, x: 2 });
    expect(store.revisionOf("vertex", "a")).toBe(2);
    expect(store.getPending()).toHaveLength(1);
  });

  test("keeps the values of an open drag", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    const session = store.beginDrag((scene, vector: Vector) => moveVertices(scene, { keys: ["a"], vector }));
    session.move([5, 0, 0]);
    store.noteSaved(first.id, { vertex: [corner("a", 1, 2)] });
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 6, revision: 2 });
    session.cancel();
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 1, revision: 2 });
  });

  test("plans an undo after an answer on the answered revision", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    store.noteSaved(first.id, { vertex: [corner("a", 1, 7)] });
    const undo = store.undo();
    expect(savePlan(undo?.diff ?? {}, { revisionOf: store.revisionOf })).toEqual([
      { name: "vertex.updateBatch", params: { vertices: [{ key: "a", revision: 7, x: 0 }] } },
    ]);
  });

  test("ignores an answer about a deleted record", () => {
    const { store, gestureOf, move } = openStore();
    const first = move("a", 1);
    gestureOf(store.run((scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "a" }] })));
    store.noteSaved(first.id, { vertex: [corner("a", 1, 2)] });
    expect(store.scene.has("vertex", "a")).toBe(false);
  });
});

describe("rollback", () => {
  test("rolls back a gesture with those that build on it, and keeps unrelated ones in scene and history", () => {
    const { store, move, join, xs } = openStore();
    const first = move("a", 1);
    const other = move("b", 1);
    const again = move("a", 1);
    const edge = join("bc", ["b", "c"]);
    expect(store.rollBack(first.id)).toEqual([first.id, again.id]);
    expect(xs()).toEqual([0, 11, 20]);
    expect(store.scene.has("edge", "bc")).toBe(true);
    expect(store.getHistory().past.map(({ id }) => id)).toEqual([other.id, edge.id]);
    expect(store.getPending().map(({ id }) => id)).toEqual([other.id, edge.id]);
  });

  test("rolls back gestures that refer to an added record, but not those that share an older one", () => {
    const { store, gestureOf, join } = openStore();
    const vertex = gestureOf(store.run((scene) => addRecords(scene, { records: { vertex: [corner("n", 5)] } })));
    const dependent = join("an", ["a", "n"]);
    join("ab", ["a", "b"]);
    expect(dependencyIds(dependent, store.getPending())).toEqual([vertex.id]);
    expect(store.rollBack(vertex.id)).toEqual([vertex.id, dependent.id]);
    expect([...store.scene.values("edge")].map(({ key }) => key)).toEqual(["ab"]);
  });

  test("rolls back a later deletion of records that a restored record needs", () => {
    const { store, gestureOf, join } = openStore();
    join("ab", ["a", "b"]);
    const remove = (kind: "edge" | "vertex", key: string) =>
      gestureOf(store.run((scene) => deleteElements(scene, { items: [{ kind, key }] })));
    const edge = remove("edge", "ab");
    const vertex = remove("vertex", "a");
    expect(store.rollBack(edge.id)).toEqual([edge.id, vertex.id]);
    expect(danglingReferences(store.scene)).toEqual([]);
    expect(store.scene.has("vertex", "a")).toBe(true);
  });

  test("a refused undo leaves the edit applied and undoable", () => {
    const { store, move, xs } = openStore();
    const first = move("a", 1);
    const undo = store.undo();
    expect(store.rollBack(undo?.id ?? "")).toEqual([undo?.id]);
    expect(xs()).toEqual([1, 10, 20]);
    expect(store.getHistory().past.map(({ id }) => id)).toEqual([first.id]);
    expect(store.getHistory().future).toEqual([]);
  });

  test("an open drag continues from the remaining records", () => {
    const { store, move } = openStore();
    const first = move("a", 3);
    const session = store.beginDrag((scene, vector: Vector) => moveVertices(scene, { keys: ["a"], vector }));
    session.move([1, 0, 0]);
    store.rollBack(first.id);
    expect(store.getRecord("vertex", "a")?.x).toBe(1);
    session.cancel();
    expect(store.getRecord("vertex", "a")?.x).toBe(0);
  });

  test("ignores unknown and saved gestures", () => {
    const { store, move, xs } = openStore();
    const first = move("a", 1);
    store.noteSaved(first.id, {});
    expect(store.rollBack(first.id)).toEqual([]);
    expect(store.rollBack("unknown")).toEqual([]);
    expect(xs()).toEqual([1, 10, 20]);
  });
});

describe("re-reads", () => {
  test("does not notify history listeners if nothing is pending", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    store.noteSaved(first.id, { vertex: [corner("a", 1, 2)] });
    const listener = jest.fn();
    store.subscribeHistory(listener);
    store.replaceFromServer({ vertex: [corner("a", 1, 2), corner("b", 14, 2), corner("c", 20)] }, []);
    expect(store.getRecord("vertex", "b")?.x).toBe(14);
    expect(listener).not.toHaveBeenCalled();
    const second = move("c", 1);
    listener.mockClear();
    store.replaceFromServer({ vertex: [corner("a", 1, 2), corner("b", 14, 2), corner("c", 20)] }, [second]);
    expect(listener).toHaveBeenCalled();
  });

  test("replaces records, reapplies pending gestures, and keeps unchanged records as the same object", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    const c = store.getRecord("vertex", "c");
    const theirs = [{ ...corner("a", 0, 4), z: 9 }, corner("b", 77, 2), corner("c", 20), corner("d", 30)];
    expect(store.replaceFromServer({ vertex: theirs }, [first])).toEqual([]);
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 1, z: 9, revision: 4 });
    expect(store.getRecord("vertex", "b")).toMatchObject({ x: 77, revision: 2 });
    expect(store.getRecord("vertex", "c")).toBe(c);
    expect(store.scene.has("vertex", "d")).toBe(true);
    store.undo();
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 0, z: 9, revision: 4 });
  });

  test("reports a conflict and keeps the old revision if another user changed the same field", () => {
    const { store, move } = openStore();
    const first = move("a", 1);
    const conflicts = store.replaceFromServer({ vertex: [corner("a", 55, 2), corner("b", 10), corner("c", 20)] }, [
      first,
    ]);
    expect(conflicts).toEqual([{ gestureId: first.id, kind: "vertex", key: "a", isApplied: true }]);
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 1, revision: 1 });
  });

  test("a partly answered chain of own gestures is not a conflict", () => {
    const { store, move } = openStore();
    const [first, second] = [move("a", 1), move("a", 1)];
    const saved = { vertex: [corner("a", 2, 3), corner("b", 10), corner("c", 20)] };
    expect(store.replaceFromServer(saved, [first, second])).toEqual([]);
    expect(store.getRecord("vertex", "a")).toMatchObject({ x: 2, revision: 3 });
  });

  test("reports a pending gesture on a deleted record as not applied", () => {
    const { store, move, join } = openStore();
    const [moved, edge] = [move("a", 1), join("ab", ["a", "b"])];
    const conflicts = store.replaceFromServer({ vertex: [corner("b", 10), corner("c", 20)] }, [moved, edge]);
    expect(conflicts).toEqual([
      { gestureId: moved.id, kind: "vertex", key: "a", isApplied: false },
      { gestureId: edge.id, kind: "edge", key: "ab", isApplied: false },
    ]);
    expect(danglingReferences(store.scene)).toEqual([]);
    expect(store.rollBack(moved.id)).toEqual([moved.id]);
    expect(store.scene.has("vertex", "a")).toBe(false);
  });

  test("an undo that is no longer possible is removed from the history", () => {
    const { store, move } = openStore();
    move("a", 1);
    store.replaceFromServer({ vertex: [corner("b", 10)] }, []);
    expect(store.undo()).toBeNull();
    expect(store.getHistory().past).toEqual([]);
  });

  test("the selection keeps the existing elements", () => {
    const { store } = openStore();
    store.select([
      { kind: "vertex", key: "a" },
      { kind: "vertex", key: "b" },
    ]);
    store.replaceFromServer({ vertex: [corner("b", 10)] }, []);
    expect([...store.getSelection().kinds.keys()]).toEqual(["b"]);
  });
});

describe("reload", () => {
  test("restores pending gestures as undoable, without announcing them again", () => {
    const before = openStore();
    const gestures = [before.move("a", 1), before.join("ab", ["a", "b"]), before.move("a", 1)];
    const announced: Gesture[] = [];
    const after = createEditorStore({ surveyKey: SURVEY, records: records(), onGesture: (one) => announced.push(one) });
    expect(after.restorePending(structuredClone(gestures))).toEqual([]);
    expect(contentsOf(after.scene)).toEqual(contentsOf(before.store.scene));
    expect(after.getPending().map(({ id }) => id)).toEqual(gestures.map(({ id }) => id));
    expect(announced).toEqual([]);
    after.undo();
    expect(after.getRecord("vertex", "a")?.x).toBe(1);
    expect(announced).toHaveLength(1);
  });

  test("restoring twice has no further effect; newer gestures come after", () => {
    const earlier = openStore().move("a", 1);
    const { store, move } = openStore();
    const mine = move("a", 5);
    store.restorePending([earlier]);
    store.restorePending([earlier]);
    expect(store.getPending().map(({ id }) => id)).toEqual([earlier.id, mine.id]);
    expect(store.getRecord("vertex", "a")?.x).toBe(5);
  });
});

describe("retry", () => {
  test("a refused gesture is restored after the later ones", () => {
    const { store, move, xs } = openStore();
    const first = move("a", 1);
    store.rollBack(first.id);
    const other = move("b", 1);
    store.restorePending([first], "after");
    expect(xs()).toEqual([1, 11, 20]);
    expect(store.getPending().map(({ id }) => id)).toEqual([other.id, first.id]);
    expect(store.getHistory().past.map(({ id }) => id)).toEqual([other.id, first.id]);
  });
});

test("records exchanged under an open drag have the same result as an exchange before it", () => {
  const { store } = openStore();
  const earlier = openStore().move("a", 5);
  const session = store.beginDrag((scene, vector: Vector) => moveVertices(scene, { keys: ["a", "b"], vector }));
  session.move([1, 0, 0]);
  store.restorePending([earlier]);
  expect(store.getRecord("vertex", "a")?.x).toBe(6);
  store.replaceFromServer({ vertex: [corner("a", 0, 2), corner("b", 30, 2)] }, [earlier]);
  expect(store.getRecord("vertex", "b")?.x).toBe(31);
  expect(store.isDragging()).toBe(true);
  const gesture = session.commit();
  expect(savePlan(gesture?.diff ?? {}, { revisionOf: store.revisionOf })).toEqual([
    {
      name: "vertex.updateBatch",
      params: {
        vertices: [
          { key: "a", revision: 2, x: 6 },
          { key: "b", revision: 2, x: 31 },
        ],
      },
    },
  ]);
});

/** Finds what a gesture touches and refers to, independently of the rule under test. */
function footprint(gesture: Gesture): Set<string> {
  const keys = new Set<string>();
  for (const { kind, key, from, to } of changesOf(gesture.diff)) {
    keys.add(key);
    for (const record of [from, to]) if (record) visitReferences(kind, record, (reference) => keys.add(reference.key));
  }
  return keys;
}

const step = fc.oneof(
  { weight: 6, arbitrary: randomCommand.map((command) => ({ do: "run" as const, command })) },
  { weight: 2, arbitrary: fc.constant({ do: "undo" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "redo" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "save" as const }) },
  { weight: 2, arbitrary: fc.nat().map((at) => ({ do: "fail" as const, at })) },
);

test("any sequence of edits, saves and refusals leaves the other gestures, valid references and a full undo", () => {
  let refused = 0;
  fc.assert(
    fc.property(randomRecords, fc.array(step, { maxLength: 25 }), (initial, steps) => {
      let remaining: Gesture[] = [];
      const store = createEditorStore({ surveyKey: SURVEY, records: initial, onGesture: (one) => remaining.push(one) });
      for (const one of steps) {
        if (one.do === "run") store.run(one.command);
        else if (one.do === "undo") store.undo();
        else if (one.do === "redo") store.redo();
        else if (one.do === "save") store.noteSaved(store.getPending()[0]?.id ?? "", {});
        else {
          const failed = store.getPending()[one.at % Math.max(1, store.getPending().length)];
          if (!failed) continue;
          const ids = store.rollBack(failed.id);
          const rolledBack = remaining.filter(({ id }) => ids.includes(id));
          expect(ids[0]).toBe(failed.id);
          const reached = footprint(failed);
          for (const gesture of rolledBack) {
            expect([...footprint(gesture)].some((key) => reached.has(key))).toBe(true);
            for (const key of footprint(gesture)) reached.add(key);
          }
          remaining = remaining.filter(({ id }) => !ids.includes(id));
          refused += 1;
        }
        expect(danglingReferences(store.scene)).toEqual([]);
      }
      const replayed = createScene(SURVEY, initial);
      for (const gesture of remaining) applyDiff(replayed, gesture.diff);
      expect(contentsOf(store.scene)).toEqual(contentsOf(replayed));
      for (let left = store.getHistory().past.length; left > 0; left -= 1) expect(store.undo()).not.toBeNull();
      expect(contentsOf(store.scene)).toEqual(contentsOf(createScene(SURVEY, initial)));
    }),
    { numRuns: 400 },
  );
  expect(refused).toBeGreaterThan(shareOf(100));
});

test("a re-read of the backend's records with everything pending changes nothing", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (initial, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records: initial });
      for (const command of commands) store.run(command);
      const before = contentsOf(store.scene);
      expect(store.replaceFromServer(structuredClone(initial), [...store.getPending()])).toEqual([]);
      expect(contentsOf(store.scene)).toEqual(before);
    }),
  );
});

test("the calls of any edit, applied in order by a backend, give the edited scene", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 6 }), (initial, commands) => {
      const store = createEditorStore({ surveyKey: SURVEY, records: initial });
      const backend = new Map(GEOMETRY_KINDS.map((kind) => [kind as string, new Map<string, object>()]));
      for (const kind of GEOMETRY_KINDS)
        for (const one of initial[kind]) backend.get(kind)?.set(one.key, { ...one, revision: 1 });
      for (const command of commands) store.run(command);
      for (const gesture of store.getPending()) {
        for (const { name, params } of savePlan(gesture.diff)) {
          const [kind = "", action] = name.split(".");
          const table = backend.get(kind);
          const bodies = "key" in params ? [params] : Object.values(params).flat();
          for (const body of bodies) {
            if (typeof body === "string") expect(table?.delete(body)).toBe(true);
            else if (action === "createBatch") table?.set(body.key, body);
            else table?.set(body.key, { ...table.get(body.key), ...body });
          }
        }
      }
      const { vertex, edge, face } = contentsOf(store.scene);
      const recordsOf = (kind: string) => Object.fromEntries(backend.get(kind) ?? []);
      expect(Object.keys(recordsOf("vertex")).sort()).toEqual(Object.keys(vertex).sort());
      expect(recordsOf("vertex")).toMatchObject(vertexPositions(vertex));
      expect(Object.keys(recordsOf("edge")).sort()).toEqual(Object.keys(edge).sort());
      expect(Object.keys(recordsOf("face")).sort()).toEqual(Object.keys(face).sort());
    }),
  );
});

function vertexPositions(vertices: Record<string, unknown>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(vertices as Record<string, { x: number; y: number; z: number }>).map(([key, { x, y, z }]) => [
      key,
      { x, y, z },
    ]),
  );
}

test("relabeling an edge creates a new one and deletes the old one", () => {
  const { store, gestureOf, join } = openStore();
  join("ab", ["a", "b"]);
  const items = [{ kind: "edge" as const, key: "ab" }];
  const gesture = gestureOf(store.run((scene) => setLabels(scene, { items, label: "top", newKey: () => "ab2" })));
  expect(savePlan(gesture.diff).map(({ name }) => name)).toEqual(["edge.createBatch", "edge.delete"]);
});
