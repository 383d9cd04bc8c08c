/** @jest-environment node */
import { addRecords } from "@/lib/editor/commands/add-records";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { placeObject3D } from "@/lib/editor/commands/place-object-3d";
import type { Diff } from "@/lib/editor/core/diff";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import { newEntry, type QueueEntry } from "../queue/queue-entry";
import { toQueued } from "./gesture-entry";
import { cameAndWent, joinGestures } from "./join-gestures";

const base = { surveyKey: "srv-1", floorNumber: 0 };
const corner = (key: string, x: number) => ({ ...base, key, x, y: 0, z: 0 });
const objects = { quaternion: [0, 0, 0, 1], size: [1, 1, 1], label: "furniture" } as const;
const object = (key: string) =>
  ({ ...base, ...structuredClone(objects), key, position: [0, 0, 0], revision: 3 }) as never;

function joined(act: (store: EditorStore) => void) {
  const entries: QueueEntry[] = [];
  const enqueue = (gesture: Gesture) => {
    const queued = toQueued(gesture, [], { surveyKey: "srv-1", scope: "emp-ann" });
    if (queued) entries.push(newEntry(queued, "emp-ann"));
  };
  const records = {
    vertex: [
      { ...corner("a", 0), revision: 4 },
      { ...corner("b", 5), revision: 2 },
    ],
    edge: [{ ...base, key: "ab", vertexKeys: ["a", "b"] as [string, string], label: "base" as const, revision: 1 }],
    object3D: [object("o"), object("p")],
  };
  act(createEditorStore({ surveyKey: "srv-1", records, onGesture: enqueue }));
  return joinGestures(entries);
}

const move = (store: EditorStore, key: string, x: number) =>
  store.run((scene) => moveVertices(scene, { keys: [key], vector: [x, 0, 0] }));
const place = (store: EditorStore, key: string, x: number) =>
  store.run((scene) => placeObject3D(scene, { key, position: [x, 0, 0] }));
const add = (store: EditorStore, key: string) =>
  store.run((scene) => addRecords(scene, { records: { vertex: [corner(key, 1)] } }));
const remove = (store: EditorStore, kind: "vertex" | "edge", key: string) =>
  store.run((scene) => deleteElements(scene, { items: [{ kind, key }] }));

test("joins updates of a type into one batch: last values, the first revision, and an inverse to the first values", () => {
  const calls = joined((store) => {
    move(store, "a", 1);
    move(store, "b", 1);
    move(store, "a", 2);
  });
  expect(calls).toEqual([
    {
      name: "vertex.updateBatch",
      params: {
        vertices: [
          { key: "b", revision: 2, x: 6 },
          { key: "a", revision: 4, x: 3 },
        ],
      },
      inverse: [
        {
          name: "vertex.updateBatch",
          params: {
            vertices: [
              { key: "b", revision: 2, x: 5 },
              { key: "a", revision: 4, x: 0 },
            ],
          },
        },
      ],
    },
  ]);
});

test("sends one call per 3D object, regardless of how often the object was moved", () => {
  const calls = joined((store) => {
    for (const x of [1, 2, 3]) {
      place(store, "o", x);
      place(store, "p", x);
    }
  });
  expect(calls?.map(({ name, params }) => [name, params])).toEqual([
    ["object3D.update", { key: "o", revision: 3, position: [3, 0, 0] }],
    ["object3D.update", { key: "p", revision: 3, position: [3, 0, 0] }],
  ]);
});

test("sends nothing for a record that is created, moved and deleted unsent", () => {
  const calls = joined((store) => {
    add(store, "n");
    move(store, "n", 3);
    remove(store, "vertex", "n");
  });
  expect(calls).toEqual([]);
});

test("creates a moved record at its last position", () => {
  const calls = joined((store) => {
    add(store, "n");
    move(store, "n", 3);
  });
  expect(calls?.map(({ name, params }) => [name, params])).toEqual([
    ["vertex.createBatch", { vertices: [corner("n", 4)] }],
  ]);
});

test("orders creates before updates before deletes", () => {
  const calls = joined((store) => {
    remove(store, "edge", "ab");
    move(store, "a", 1);
    add(store, "n");
  });
  expect(calls?.map(({ name }) => name)).toEqual(["vertex.createBatch", "vertex.updateBatch", "edge.delete"]);
});

test("sends a value that was changed and restored: another tab may have written in between", () => {
  const calls = joined((store) => {
    move(store, "a", 1);
    store.undo();
  });
  expect(calls?.map(({ params }) => params)).toEqual([{ vertices: [{ key: "a", revision: 4, x: 0 }] }]);
});

test("does not join a change of a record that an earlier gesture deleted", () => {
  const entryOf = (act: (store: EditorStore) => void) => {
    let entry: QueueEntry | null = null;
    const store = createEditorStore({
      surveyKey: "srv-1",
      records: { vertex: [{ ...corner("a", 0), revision: 4 }] },
      onGesture: (gesture) => {
        const queued = toQueued(gesture, [], { surveyKey: "srv-1", scope: "emp-ann" });
        entry = queued && newEntry(queued, "emp-ann");
      },
    });
    act(store);
    if (!entry) throw new Error("nothing was done");
    return entry as QueueEntry;
  };
  const deleted = entryOf((store) => remove(store, "vertex", "a"));
  const moved = entryOf((store) => move(store, "a", 1));
  expect(joinGestures([deleted, moved])).toBeNull();
  expect(joinGestures([moved, deleted])?.map(({ name }) => name)).toEqual(["vertex.delete"]);
});

const gestureOf = (id: string, diff: Diff): QueueEntry => {
  const gesture: Gesture = { id, label: id, diff, createdAt: "2026-11-22T10:00:00Z", employeeKey: "emp-ann" };
  return newEntry({ ...toQueued(gesture, [], { surveyKey: "srv-1", scope: "emp-ann" })!, payload: gesture }, "emp-ann");
};
const placed = (x: number, floorNumber = 0) => ({ ...corner("a", x), floorNumber, revision: 4 });
const change = (from: ReturnType<typeof placed>, to: ReturnType<typeof placed>): Diff => ({
  vertex: { added: {}, updated: { a: [from, to] }, removed: {} },
});

test("keeps a value restored in one tab when another tab, unaware of the undo, changes another field", () => {
  const calls = joinGestures([
    gestureOf("there", change(placed(0), placed(5))),
    gestureOf("back", change(placed(5), placed(0))),
    // Another tab, which does not know of the undo.
    gestureOf("elsewhere", change(placed(5), placed(5, 1))),
  ]);
  expect(calls?.map(({ params }) => params)).toEqual([{ vertices: [{ key: "a", revision: 4, x: 0, floorNumber: 1 }] }]);
});

test("deletes a record that both tabs restored and one deleted again", () => {
  const calls = joinGestures([
    gestureOf("back", { vertex: { added: { a: placed(0) }, updated: {}, removed: {} } }),
    gestureOf("deleted", { vertex: { added: {}, updated: {}, removed: { a: placed(0) } } }),
  ]);
  expect(calls?.map(({ name, params }) => [name, params])).toEqual([["vertex.delete", { keys: ["a"] }]]);
});

test("creates a record that one tab drew, undid and drew again, although the other deleted it in between", () => {
  const drawn = { ...base, key: "e", vertexKeys: ["a", "b"] as [string, string], label: "base" as const };
  const drawing: Diff = { edge: { added: { e: drawn }, updated: {}, removed: {} } };
  const removal: Diff = { edge: { added: {}, updated: {}, removed: { e: drawn } } };
  const all = [
    gestureOf("draw", drawing),
    gestureOf("undo", removal),
    gestureOf("elsewhere", removal),
    gestureOf("redo", drawing),
  ];
  const sent = (entries: QueueEntry[]) => joinGestures(entries)?.map(({ name, params }) => [name, params]);
  expect(sent(all)).toEqual([["edge.createBatch", { edges: [drawn] }]]);
  // Undoing the deletion of a record that nobody created would create it.
  expect(sent(all.slice(0, 3))).toEqual([]);
});

test("an edge that was deleted and restored is created again, with an inverse for the case that another tab deleted it", () => {
  const calls = joined((store) => {
    remove(store, "edge", "ab");
    store.undo();
  });
  expect(calls).toMatchObject([
    { name: "edge.createBatch", stood: { ab: 1 }, inverse: [{ name: "edge.delete", params: { keys: ["ab"] } }] },
  ]);
});

test("lists records that are created and deleted again, and no other deletions", () => {
  const made: Diff = { vertex: { added: { n: corner("n", 1) }, updated: {}, removed: {} } };
  const deleted: Diff = {
    vertex: { added: {}, updated: {}, removed: { n: corner("n", 1), a: { ...corner("a", 0), revision: 4 } } },
  };
  const entries = [made, deleted].map((diff, index) => {
    const queued = toQueued({ id: `g${index}`, label: "", createdAt: "", diff } as Gesture, [], {
      surveyKey: "srv-1",
      scope: "emp-ann",
    });
    return newEntry(queued as never, "emp-ann");
  });
  expect(cameAndWent(entries)).toEqual(["n"]);
});

test("sends a field that returned to its first value, with an inverse: another tab may have written it in between", () => {
  const calls = joined((store) => {
    move(store, "a", 1);
    store.undo();
  });
  const back = { key: "a", revision: 4, x: 0 };
  expect(calls).toMatchObject([
    {
      name: "vertex.updateBatch",
      params: { vertices: [back] },
      inverse: [{ name: "vertex.updateBatch", params: { vertices: [back] } }],
    },
  ]);
});
