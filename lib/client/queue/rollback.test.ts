import { afterRefusal } from "./entry-steps";
import { type GestureCall, newEntry, type QueueCall } from "./queue-entry";
import type { RevisionNotes } from "./revision-notes";
import { afterAnswered } from "./rollback";

const OWNER = "survey-a";
const face = { key: "f1", surveyKey: "srv-a", floorNumber: 0, label: "wall", loops: [["a", "b", "c"]] } as const;

const entryOf = (calls: readonly GestureCall[]) =>
  newEntry({ id: "mine", owner: OWNER, label: "Delete 2 elements", calls }, "ann");

const clearTwin: QueueCall = {
  name: "face.updateBatch",
  params: { faces: [{ key: "f1", revision: 2, twinKey: null }] },
};
const setTwin: QueueCall = { name: "face.updateBatch", params: { faces: [{ key: "f1", revision: 1, twinKey: "f0" }] } };
const removeBoth: QueueCall = { name: "face.delete", params: { keys: ["f0", "f1"] } };
const makeBoth = {
  name: "face.createBatch",
  params: { faces: [{ ...face, key: "f0" }, face] },
} as unknown as QueueCall;

/** Returns the entry as rolled back if the call after `call` is refused. */
function undoAfter(call: GestureCall, value: unknown, notes: RevisionNotes) {
  const next: GestureCall = { name: "vertex.delete", params: { keys: ["a"] }, inverse: [] };
  const { entry } = afterAnswered(entryOf([call, next]), { sent: call, value, at: 5_000 }, notes);
  return afterRefusal({ ...entry, done: 1 }, { message: "No", type: "invalid_input", status: 400 }, false);
}

test("undoes only the gesture's own change", () => {
  const call: GestureCall = { ...clearTwin, inverse: [setTwin] };
  const notes = { f1: { revision: 2, at: 4_000, by: "theirs", record: { ...face, revision: 2 } } };
  const unchanged = undoAfter(call, [{ ...face, twinKey: null, revision: 2 }], notes);
  expect(unchanged).toMatchObject({ status: "failed", undo: [], isPartlySaved: false });
  const changed = undoAfter(call, [{ ...face, twinKey: null, revision: 3 }], {});
  expect(changed).toMatchObject({ status: "undoing", undo: [setTwin] });
});

test("restores only the records that the refused gesture deleted, if another tab deleted records at the same time", () => {
  const call: GestureCall = { ...removeBoth, inverse: [makeBoth] };
  const { undo } = undoAfter(call, null, { f0: { revision: null, at: 4_000, by: "theirs" } });
  expect(undo.map(({ params }) => params)).toEqual([{ faces: [face] }]);
  // After a crash the note may stem from the gesture's own deletion.
  const afterCrash = undoAfter(call, null, { f0: { revision: null, at: 4_000, by: "mine" } });
  expect(afterCrash.undo).toEqual([makeBoth]);
});

test("restores only the records that the refused reset of a floor deleted, and notes the deleted records", () => {
  const call: GestureCall = {
    name: "survey.reset3dAnnotations",
    params: { key: "srv-a", floorNumber: 0 },
    inverse: [makeBoth],
  };
  const { undo } = undoAfter(call, null, { f0: { revision: null, at: 4_000, by: "theirs" } });
  expect(undo.map(({ params }) => params)).toEqual([{ faces: [face] }]);
  const { notes } = afterAnswered(entryOf([call]), { sent: call, value: null, at: 5_000 }, {});
  expect(Object.keys(notes)).toEqual(["f0", "f1"]);
  expect(notes.f1).toEqual({ revision: null, at: 5_000, by: "mine" });
});

test("notes a floor's reset for records of other tabs too, but not for corners or other floors", () => {
  const call: GestureCall = {
    name: "survey.reset3dAnnotations",
    params: { key: "srv-a", floorNumber: 0 },
    inverse: [makeBoth],
  };
  const note = (key: string, fields: object) => ({ revision: 1, at: 4_000, by: "theirs", record: { ...fields, key } });
  const on = (floorNumber: number, surveyKey = "srv-a") => ({ surveyKey, floorNumber, revision: 1 });
  const before: RevisionNotes = {
    edge: note("edge", { ...on(0), label: "base", vertexKeys: ["a", "b"] }),
    wall: note("wall", { ...on(0), label: "wall", loops: [["a", "b", "c"]] }),
    door: note("door", { ...on(1), label: "door", faceKey: "wall" }),
    vent: note("vent", { ...on(1), label: "vent", faceKey: "f1" }),
    corner: note("corner", { ...on(0), x: 0, y: 0, z: 0 }),
    above: note("above", { ...on(1), label: "base", vertexKeys: ["a", "b"] }),
    elsewhere: note("elsewhere", { ...on(0, "srv-b"), label: "base", vertexKeys: ["a", "b"] }),
    large: { revision: 3, at: 4_000, by: "theirs" },
  };
  const { notes } = afterAnswered(entryOf([call]), { sent: call, value: null, at: 5_000 }, before);
  const deleted = Object.keys(notes).filter((key) => notes[key]?.revision === null);
  expect(deleted.sort()).toEqual(["door", "edge", "f0", "f1", "vent", "wall"]);
  for (const key of ["corner", "above", "elsewhere", "large"]) expect(notes[key]).toEqual(before[key]);
});

test("restores the latest state, including another tab's writes", () => {
  const call: GestureCall = { ...removeBoth, inverse: [makeBoth] };
  const record = { ...face, roomLabel: "Study", revision: 4, updatedAt: "2026-11-22T10:00:00Z" };
  const { undo } = undoAfter(call, null, { f1: { revision: 4, at: 4_000, by: "theirs", record } });
  expect(undo.map(({ params }) => params)).toEqual([
    {
      faces: [
        { ...face, key: "f0" },
        { ...face, roomLabel: "Study" },
      ],
    },
  ]);
  const renamed: GestureCall = {
    name: "face.updateBatch",
    params: { faces: [{ key: "f1", revision: 1, roomLabel: "Den" }] },
    inverse: [{ name: "face.updateBatch", params: { faces: [{ key: "f1", revision: 1, roomLabel: "Hall" }] } }],
  };
  const notes = { f1: { revision: 4, at: 4_000, by: "theirs", record } };
  const after = undoAfter(renamed, [{ ...record, roomLabel: "Den", revision: 5 }], notes);
  expect(after.undo.map(({ params }) => params)).toEqual([{ faces: [{ key: "f1", revision: 1, roomLabel: "Study" }] }]);
});

test("notes deletions, and notes no author for a restored record", () => {
  const call: GestureCall = { ...removeBoth, inverse: [makeBoth] };
  const { notes } = afterAnswered(entryOf([call]), { sent: call, value: null, at: 5_000 }, {});
  expect(notes).toEqual({
    f0: { revision: null, at: 5_000, by: "mine" },
    f1: { revision: null, at: 5_000, by: "mine" },
  });
  const undoing = { ...entryOf([call]), status: "undoing", undo: [makeBoth] } as const;
  const back = afterAnswered(undoing, { sent: makeBoth, value: [{ ...face, revision: 1 }], at: 6_000 }, notes);
  expect(back.notes.f1).toEqual({ revision: 1, at: 6_000, record: { ...face, revision: 1 } });
});

test("removes a restored record at rollback only if it was missing, which its revision shows", () => {
  const edge = { key: "e", surveyKey: "srv-a", floorNumber: 0, vertexKeys: ["a", "b"], label: "base" };
  const make = { name: "edge.createBatch", params: { edges: [edge] } } as unknown as QueueCall;
  const remove: QueueCall = { name: "edge.delete", params: { keys: ["e"] } };
  const call: GestureCall = { ...make, inverse: [remove], stood: { e: 1 } };
  expect(undoAfter(call, [{ ...edge, revision: 1 }], {})).toMatchObject({ undo: [], isPartlySaved: false });
  expect(undoAfter(call, [{ ...edge, revision: 2 }], {})).toMatchObject({ undo: [remove], isPartlySaved: false });
});

test("an update back to the old values notes nothing of another person's change", () => {
  const back: QueueCall = { name: "face.updateBatch", params: { faces: [{ key: "f1", revision: 1, twinKey: null }] } };
  const entry = entryOf([{ ...back, inverse: [back] }]);
  const value = [{ ...face, label: "ceiling", twinKey: null, revision: 2 }];
  expect(afterAnswered(entry, { sent: back, value, at: 5_000 }, {}).notes).toEqual({});
  // An update sent over another person's value has changed the record.
  const over: QueueCall = { name: "face.updateBatch", params: { faces: [{ key: "f1", revision: 2, twinKey: null }] } };
  const written = [{ ...face, twinKey: null, revision: 3 }];
  expect(afterAnswered(entry, { sent: over, value: written, at: 5_000 }, {}).notes.f1?.revision).toBe(3);
});
