import type { Diff } from "@/lib/editor/core/diff";
import { noteServerTime } from "../session/server-clock";
import { elementConflicts, isUncontested } from "./element-conflicts";

const corner = { key: "vrx-a", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 };
const face = {
  key: "fc-a",
  surveyKey: "srv-1",
  floorNumber: 0,
  label: "floor" as const,
  loops: [["vrx-a"]],
  revision: 1,
};
const moved: Diff = { vertex: { added: {}, removed: {}, updated: { "vrx-a": [corner, { ...corner, z: 2 }] } } };
const named: Diff = { face: { added: {}, removed: {}, updated: { "fc-a": [face, { ...face, roomLabel: "Den" }] } } };

test("leaves out fields that the edit moved within the tolerance only", () => {
  const diff: Diff = {
    vertex: { added: {}, removed: {}, updated: { "vrx-a": [corner, { ...corner, x: 1, y: 0.0003, z: 2 }] } },
  };
  const theirs = { ...corner, x: 1.0004, z: 7, revision: 2 };
  const failure = { message: "changed", type: "conflict", status: 409, conflicts: [theirs] };
  const failed = { id: "g", owner: "o", label: "Move", createdAt: "", failure, isPartlySaved: false };
  const payload = { id: "g", label: "Move", createdAt: "", diff };
  const fieldsOf = (met: object) =>
    elementConflicts([{ ...failed, failure: { ...failure, conflicts: [met] }, payload }], "emp-ann")[0]?.fields;
  expect(fieldsOf(theirs)).toEqual(["z"]);
  expect(fieldsOf({ ...theirs, z: 2.0001 })).toEqual(["x", "y", "z"]);
});

describe("knows which of two versions by the same person is newer", () => {
  const SAVED = "2026-11-28T10:00:00.000Z";
  const theirs = { ...corner, z: 7, revision: 2, updatedBy: "emp-ann", updatedAt: SAVED };
  const failure = { message: "changed", type: "conflict", status: 409, conflicts: [theirs] };
  const failed = (id: string, createdAt: string, failedWith?: string) => {
    const gesture = { id, owner: "o", label: "Move", createdAt, failure, isPartlySaved: false };
    return { ...gesture, failedWith, payload: { id, label: "Move", createdAt, diff: moved } };
  };
  const found = (...gestures: ReturnType<typeof failed>[]) => elementConflicts(gestures, "emp-ann")[0];
  afterEach(() => noteServerTime(new Date().toUTCString()));

  test.each([
    ["before the other was saved", "2026-11-28T09:59:00.000Z", false],
    ["after the other was saved", "2026-11-28T10:01:00.000Z", true],
  ])("an edit made %s", (_when, createdAt, isMineNewer) => {
    noteServerTime(new Date().toUTCString());
    expect(found(failed("g", createdAt))).toMatchObject({ isOwn: true, isMineNewer, times: { theirs: SAVED } });
  });

  test('counts a later edit that failed with the refused one, since "mine" includes it', () => {
    const [first, second] = [failed("g", "2026-11-28T09:59:00.000Z"), failed("h", "2026-11-28T10:01:00.000Z", "g")];
    expect(found(first, second)).toMatchObject({ isMineNewer: true });
  });

  test("compares times although this machine's clock is hours off", () => {
    // This clock is two hours ahead of the backend's, and was when the edit was made.
    noteServerTime(new Date(Date.now() - 2 * 3_600_000).toUTCString());
    expect(found(failed("g", "2026-11-28T11:59:00.000Z"))).toMatchObject({ isMineNewer: false });
    expect(found(failed("g", "2026-11-28T12:01:00.000Z"))).toMatchObject({ isMineNewer: true });
  });

  test("calls no version newer if a time is unknown", () => {
    expect(found(failed("g", ""))).toMatchObject({ isMineNewer: false, times: { mine: null, theirs: SAVED } });
  });
});

test.each([
  ["another field", named, [{ ...face, exterior: true, revision: 2 }], true],
  ["the outline, under a new name", named, [{ ...face, loops: [["vrx-a", "vrx-b"]], revision: 2 }], true],
  ["the same field", named, [{ ...face, roomLabel: "Hall", revision: 2 }], false],
  ["the same field, to the same value", named, [{ ...face, roomLabel: "Den", revision: 2 }], true],
  ["the confidence of the corner", moved, [{ ...corner, confidence: "high", revision: 2 }], true],
  [
    "the corner's position along another axis: nobody has chosen the combined position",
    moved,
    [{ ...corner, x: 7, revision: 2 }],
    false,
  ],
  ["the lock of the corner", moved, [{ ...corner, locked: true, revision: 2 }], false],
  ["a record that this edit does not change", moved, [{ ...face, revision: 2 }], false],
  ["no known record", moved, [], false],
])("decides whether both edits are kept if another person has changed %s: %#", (_what, edit, met, expected) => {
  expect(isUncontested(edit, met)).toBe(expected);
});
