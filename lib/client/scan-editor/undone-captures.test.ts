/** @jest-environment node */
/** Undoing a capture marks its deletions as "never existed", and no other deletions. */
import { addRecords } from "@/lib/editor/commands/add-records";
import { bringBack } from "@/lib/editor/commands/bring-back";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import { deletedRecords } from "@/lib/editor/core/provenance/deleted-records";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY as surveyKey } from "@/tests/support/little-room";
import { newEntry, type QueueCall, type QueueEntry } from "../queue/queue-entry";
import { toQueued } from "./gesture-entry";
import { joinGestures } from "./join-gestures";

/** Returns the records without revisions, as before their first save. */
const withoutRevisions = <R extends { revision?: number }>(records: readonly R[]): R[] =>
  records.map((record) => ({ ...record, revision: undefined }));
const captured = capturedRoom();
const room: SceneRecords = {
  vertex: withoutRevisions(captured.vertex),
  edge: withoutRevisions(captured.edge),
  face: withoutRevisions(captured.face),
  objectPlanar: withoutRevisions(captured.objectPlanar),
  object3D: withoutRevisions(captured.object3D),
};
const keysOf = (records: readonly { key: string }[]) => records.map(({ key }) => key);

function openStore() {
  const entries: QueueEntry[] = [];
  const onGesture = (gesture: Gesture) => {
    const queued = toQueued(gesture, [], { surveyKey, scope: "emp-ann" });
    if (queued) entries.push(newEntry(queued, "emp-ann"));
  };
  const store = createEditorStore({ surveyKey, records: {}, employeeKey: "emp-ann", onGesture });
  return {
    store,
    entries,
    /** Marks the waiting edits as saved, and raises the revisions of the records. */
    save() {
      for (const { id } of entries.splice(0)) {
        const { scene } = store;
        const saved = <R extends { revision?: number }>(records: Iterable<R>): R[] =>
          [...records].map((record) => ({ ...record, revision: (record.revision ?? 0) + 1 }));
        store.noteSaved(id, { face: saved(scene.values("face")), object3D: saved(scene.values("object3D")) });
      }
    },
    /** Returns the names, keys and marks of waiting deletions. */
    deletes: () => deletesIn(entries.flatMap(({ calls }) => calls)),
    joined: () => deletesIn(joinGestures(entries) ?? []),
  };
}

const deletesIn = (calls: readonly QueueCall[]) =>
  calls.flatMap(({ name, params }) => {
    if (!name.endsWith(".delete")) return [];
    const { keys, isUndone } = params as { keys: string[]; isUndone?: boolean };
    return [{ name, keys: [...keys].sort(), isUndone }];
  });
const inverseOf = (entries: readonly QueueEntry[]) =>
  deletesIn(entries.flatMap(({ calls }) => calls).flatMap(({ inverse }) => inverse ?? []));

/** Adds records: by default a whole captured room. */
const importRecords = (store: EditorStore, records: Partial<SceneRecords> = room) =>
  store.run((scene) => addRecords(scene, { records, label: "Import a room" }));
const remove = (store: EditorStore, key: string) =>
  store.run((scene) => deleteElements(scene, { items: [{ kind: "object3D", key }] }));

const [table] = keysOf(room.object3D);
const roomDeletions = [
  { name: "object3D.delete", keys: keysOf(room.object3D).sort(), isUndone: true },
  { name: "objectPlanar.delete", keys: keysOf(room.objectPlanar).sort(), isUndone: true },
  { name: "face.delete", keys: keysOf(room.face).sort(), isUndone: true },
  { name: "edge.delete", keys: keysOf(room.edge).sort(), isUndone: undefined },
  { name: "vertex.delete", keys: keysOf(room.vertex).sort(), isUndone: undefined },
];

test("undoing an import marks the deletions of its faces, openings and objects", () => {
  const { store, save, deletes } = openStore();
  importRecords(store);
  save();
  store.undo();
  expect(deletes()).toEqual(roomDeletions);
});

test("undoing an import in one jump also marks records deleted by hand since", () => {
  const { store, save, deletes } = openStore();
  importRecords(store);
  remove(store, table!);
  save();
  expect(store.scene.get("object3D", table!)).toBeUndefined();
  store.jumpTo(null);
  expect(deletes()).toEqual(roomDeletions);
});

test("marks the same deletions for single undos that are sent together; an unsent import sends nothing", () => {
  const { store, save, joined } = openStore();
  importRecords(store);
  save();
  remove(store, table!);
  save();
  store.undo();
  store.undo();
  expect(joined()).toEqual(roomDeletions);
  const unsent = openStore();
  importRecords(unsent.store);
  remove(unsent.store, table!);
  unsent.store.jumpTo(null);
  expect(joinGestures(unsent.entries)).toEqual([]);
});

test("deletions by hand, by redo, or of restored records are not marked", () => {
  const { store, save, deletes, joined } = openStore();
  importRecords(store);
  save();
  const deleted = [{ name: "object3D.delete", keys: [table], isUndone: undefined }];
  remove(store, table!);
  expect(deletes()).toEqual(deleted);
  save();
  store.undo();
  expect(deletes()).toEqual([]);
  store.redo();
  expect(deletes()).toEqual(deleted);
  expect(joined()).toEqual(deleted);
  save();
  store.run((scene) => bringBack(scene, { key: table!, deleted: deletedRecords([], store.getHistory(), "emp-ann") }));
  save();
  expect(store.scene.get("object3D", table!)).toBeDefined();
  store.undo();
  expect(deletes()).toEqual(deleted);
});

test("undoing a drawing by hand marks no deletions", () => {
  const { store, save, deletes } = openStore();
  const drawn = room.object3D.map(({ captured: _captured, ...object }) => ({ ...object, source: "user" as const }));
  importRecords(store, { object3D: drawn });
  save();
  store.undo();
  expect(deletes()).toEqual([{ name: "object3D.delete", keys: keysOf(drawn).sort(), isUndone: undefined }]);
});

test("marks the deletions that roll back a refused import, but not those that roll back the undo of a deletion", () => {
  const { store, entries, save } = openStore();
  importRecords(store);
  expect(inverseOf(entries)).toEqual([...roomDeletions].reverse());
  expect(inverseOf([{ ...entries[0]!, calls: joinGestures(entries)! }])).toEqual([...roomDeletions].reverse());
  save();
  remove(store, table!);
  save();
  store.undo();
  expect(inverseOf(entries)).toEqual([{ name: "object3D.delete", keys: [table], isUndone: undefined }]);
  expect(inverseOf([{ ...entries[0]!, calls: joinGestures(entries)! }])).toEqual(inverseOf(entries));
});
