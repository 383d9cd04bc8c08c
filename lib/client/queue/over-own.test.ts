import { entryOverOwn } from "./over-own";
import { newEntry, type QueueCall, type QueueEntry } from "./queue-entry";
import { type OwnRecord, type RevisionNotes, withAnswer, withDeleted } from "./revision-notes";

const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const corner = (revision: number) => ({ key: "a", x: 1, revision });
const vertices = (name: string, fields: object) =>
  ({ name, params: { vertices: [{ key: "a", ...fields }] } }) as unknown as QueueCall;
const making = vertices("vertex.createBatch", { x: 0 });
const moving = vertices("vertex.updateBatch", { x: 1 });
const lifting = vertices("vertex.updateBatch", { y: 1 });
const INSTEAD: QueueCall[] = [vertices("vertex.updateBatch", { x: 7 })];

const answered = (notes: RevisionNotes, sent: QueueCall, revision: number, by: string | undefined = "other") =>
  withAnswer(notes, [corner(revision)], NOON, { sent, ...(by === "" ? {} : { by }) });
const MADE = answered({}, making, 4);

const entryOf = (part: Partial<QueueEntry> = {}): QueueEntry => ({
  ...newEntry({ id: "mine", owner: "survey-a", label: "Bring back", calls: [moving, making, lifting] }, "ann"),
  createdAt: new Date(NOON - 5_000).toISOString(),
  done: 1,
  ...part,
});

function over(notes: RevisionNotes, part: Partial<QueueEntry> = {}, status = 409, revision = 4) {
  const requested: (readonly OwnRecord[])[] = [];
  const callsOver = (_call: unknown, met: readonly OwnRecord[]) => {
    requested.push(met);
    return INSTEAD;
  };
  const failure = { message: "It exists", type: "conflict", status, conflicts: [corner(revision)] };
  return { entry: entryOverOwn(callsOver, entryOf(part), failure, notes), requested };
}

test("replaces a refused creation whose record an earlier gesture from here has created", () => {
  const { entry, requested } = over(MADE);
  expect(entry?.calls).toEqual([moving, ...INSTEAD, lifting]);
  expect(entry?.done).toBe(1);
  expect(requested).toEqual([[{ record: corner(4), written: "all" }]]);
});

test.each<[string, RevisionNotes, Partial<QueueEntry>, number, number]>([
  ["nothing is known of the record", {}, {}, 409, 4],
  ["another person has changed the record since", MADE, {}, 409, 5],
  ["the record was rolled back to another person's values", answered({}, moving, 4, ""), {}, 409, 4],
  ["the record is known from a conflict only", withAnswer({}, [corner(4)], NOON), {}, 409, 4],
  ["its author had time to learn of the record", MADE, { createdAt: new Date(NOON + 10_001).toISOString() }, 409, 4],
  ["the edit was refused before", MADE, { retried: { since: NOON, group: ["mine"], seen: {} } }, 409, 4],
  ["the edit is being rolled back", MADE, { status: "undoing", undo: [making] }, 409, 4],
  ["an update was refused", MADE, { done: 0 }, 409, 4],
  ["the edit was refused for another reason", MADE, {}, 400, 4],
])("an edit stays refused if %s", (_why, notes, part, status, revision) => {
  const { entry, requested } = over(notes, part, status, revision);
  expect([entry, requested]).toEqual([null, []]);
});

const writtenIn = (notes: RevisionNotes) => notes.a?.written;

test("a record created here counts as own, even after a change that was rolled back", () => {
  expect(writtenIn(answered(MADE, moving, 5))).toBe("all");
  expect(writtenIn(answered(answered(MADE, moving, 5), moving, 6, ""))).toBe("all");
});

test("a record that another person created with one more field is only partly own", () => {
  const label = { label: "Den", updatedAt: "then", updatedBy: "emp-bob" };
  const notes = withAnswer({}, [{ ...corner(4), ...label }], NOON, { sent: making, by: "other" });
  expect(writtenIn(notes)).toEqual(["key", "x"]);
  const { label: _label, ...ofTheBackend } = label;
  expect(writtenIn(withAnswer({}, [{ ...corner(4), ...ofTheBackend }], NOON, { sent: making, by: "other" }))).toBe(
    "all",
  );
});

test("fields written by own calls are own until another person changes the record or it is deleted", () => {
  const moved = answered({}, moving, 4);
  expect(writtenIn(moved)).toEqual(["key", "x"]);
  expect(writtenIn(answered(moved, lifting, 5))).toEqual(["key", "x", "y"]);
  expect(writtenIn(answered(moved, lifting, 6))).toEqual(["key", "y"]);
  expect(writtenIn(answered(MADE, lifting, 6))).toEqual(["key", "y"]);
  expect(writtenIn(withDeleted(moved, ["a"], NOON, "other"))).toBeUndefined();
  expect(writtenIn(answered(moved, moving, 5, ""))).toBeUndefined();
});
