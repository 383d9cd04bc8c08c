import type { QueueCall, QueueEntry } from "./queue-entry";
import { withAnswer, withDeleted, withRevisions } from "./revision-notes";

const NOON = Date.parse("2026-11-22T12:00:00.000Z");
const rename = (revision: number) =>
  ({ name: "project.update", params: { key: "prj-1", revision, claimNumber: "CLM-2" } }) as unknown as QueueCall;
const madeAt = (at: number, status: QueueEntry["status"] = "open") =>
  ({ createdAt: new Date(at).toISOString(), status }) as QueueEntry;
const answered = (revision: number) => withAnswer({}, { key: "prj-1", revision }, NOON);
const revisionOf = (call: QueueCall) => (call.params as { revision?: number }).revision;

test("an edit made before an answer is sent on what was answered", () => {
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON - 60_000), answered(5)))).toBe(5);
});

test("so is one that was made within ten seconds after it, and may not have known it", () => {
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON + 10_000), answered(5)))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON + 10_001), answered(5)))).toBe(4);
});

test("what was made on a newer revision than the answer's keeps it: one's own side of a conflict, chosen at once", () => {
  expect(revisionOf(withRevisions(rename(9), madeAt(NOON + 300), answered(7)))).toBe(9);
});

test("what is taken back goes by what was answered, however old that is", () => {
  expect(revisionOf(withRevisions(rename(9), madeAt(NOON + 60_000, "undoing"), answered(7)))).toBe(7);
});

test("of what was deleted no revision is known", () => {
  const notes = withDeleted(answered(5), ["prj-1"], NOON, undefined);
  expect(revisionOf(withRevisions(rename(4), madeAt(NOON - 60_000), notes))).toBe(4);
});

test("of edits that are sent again the later goes over the earlier, and not the other way round", () => {
  const again = (at: number) =>
    ({ ...madeAt(at), retried: { since: NOON - 1, group: ["g1"], seen: {} } }) as QueueEntry;
  const notes = withAnswer({}, { key: "prj-1", revision: 5 }, NOON, { by: "g2", madeAt: NOON - 60_000 });
  expect(revisionOf(withRevisions(rename(4), again(NOON - 59_999), notes))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), again(NOON - 60_001), notes))).toBe(4);
});

test("sent again, an edit is not put over what another has answered since its refusal, but over its own group's answers", () => {
  const refusedAt = (since: number, group: string[], seen = {}) =>
    ({ ...madeAt(NOON - 60_000), retried: { since, group, seen } }) as QueueEntry;
  const by = (id: string) => withAnswer({}, { key: "prj-1", revision: 5 }, NOON, { by: id });
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON - 1, ["g1"]), by("g2")))).toBe(4);
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON - 1, ["g1"]), by("g1")))).toBe(5);
  expect(revisionOf(withRevisions(rename(4), refusedAt(NOON + 1, ["g1"]), by("g2")))).toBe(5);
  // What was seen beside it and decided on is what it goes over, and nothing newer.
  expect(revisionOf(withRevisions(rename(3), refusedAt(NOON - 1, ["g1"], { "prj-1": 5 }), by("g2")))).toBe(5);
  expect(revisionOf(withRevisions(rename(3), refusedAt(NOON - 1, ["g1"], { "prj-1": 4 }), by("g2")))).toBe(4);
});
