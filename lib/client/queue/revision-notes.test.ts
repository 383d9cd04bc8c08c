import type { QueueCall, QueueEntry } from "./queue-entry";
import { withAnswer, withDeleted, withRevisions } from "./revision-notes";

const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const rename = (revision: number) =>
  ({ name: "project.update", params: { key: "prj-1", revision, claimNumber: "CLM-2" } }) as unknown as QueueCall;
const madeAt = (time: number, status: QueueEntry["status"] = "open") =>
  ({ createdAt: new Date(time).toISOString(), status }) as QueueEntry;
const answered = (revision: number) => withAnswer({}, { key: "prj-1", revision }, NOON);
const revisionOf = (call: QueueCall) => (call.params as { revision?: number }).revision;

test("sends an edit made before an answer on the answered revision", () => {
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON - 60_000), answered(5)))).toBe(5);
});

test("uses the answered revision for edits of the next ten seconds, whose author may not have seen the answer", () => {
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON + 10_000), answered(5)))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON + 10_001), answered(5)))).toBe(4);
});

test("keeps a newer revision than the answered one: the chosen side of a conflict", () => {
  expect(revisionOf(withRevisions(rename(9), madeAt(NOON + 300), answered(7)))).toBe(9);
});

test("sends an inverse call on the answered revision, regardless of its age", () => {
  expect(revisionOf(withRevisions(rename(9), madeAt(NOON + 60_000, "undoing"), answered(7)))).toBe(7);
});

test("a later edit doesn't write over a change that came with the second answer of a lost update", () => {
  const notes = withAnswer({}, { key: "prj-1", revision: 6 }, NOON, { by: "g1", sent: rename(4) });
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON - 60_000), notes))).toBe(5);
});

test("uses no noted revision of a deleted record", () => {
  const notes = withDeleted(answered(5), ["prj-1"], NOON, undefined);
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON - 60_000), notes))).toBe(4);
});

test("a retried edit writes over an earlier edit, but not over a later one", () => {
  const retriedEdit = (time: number) =>
    ({ ...madeAt(time), retried: { since: NOON - 1, group: ["g1"], seen: {} } }) as QueueEntry;
  const notes = withAnswer({}, { key: "prj-1", revision: 5 }, NOON, { by: "g2", madeAt: NOON - 60_000 });
  expect(revisionOf(withRevisions(rename(4), retriedEdit(NOON - 59_999), notes))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), retriedEdit(NOON - 60_001), notes))).toBe(4);
});

test("a retried edit does not write over answers since its refusal, except those of its own group", () => {
  const refusedAt = (since: number, group: string[], seen = {}) =>
    ({ ...madeAt(NOON - 60_000), retried: { since, group, seen } }) as QueueEntry;
  const by = (id: string) => withAnswer({}, { key: "prj-1", revision: 5 }, NOON, { by: id });
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON - 1, ["g1"]), by("g2")))).toBe(4);
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON - 1, ["g1"]), by("g1")))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON + 1, ["g1"]), by("g2")))).toBe(5);
  // A retried edit writes over the revisions that the person has seen and decided on, and nothing newer.
  expect(revisionOf(withRevisions(rename(3), refusedAt(NOON - 1, ["g1"], { "prj-1": 5 }), by("g2")))).toBe(5);
  expect(revisionOf(withRevisions(rename(3), refusedAt(NOON - 1, ["g1"], { "prj-1": 4 }), by("g2")))).toBe(4);
});
