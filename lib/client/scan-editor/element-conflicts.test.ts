import type { Diff } from "@/lib/editor/diff";
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

test("what an edit has carried along by a hair is not shown beside what it has moved", () => {
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

test.each([
  ["another field", named, [{ ...face, exterior: true, revision: 2 }], true],
  ["the outline, under a new name", named, [{ ...face, loops: [["vrx-a", "vrx-b"]], revision: 2 }], true],
  ["the same field", named, [{ ...face, roomLabel: "Hall", revision: 2 }], false],
  ["the same field, to the same", named, [{ ...face, roomLabel: "Den", revision: 2 }], true],
  ["whether the corner is sure", moved, [{ ...corner, confidence: "high", revision: 2 }], true],
  [
    "the corner's place along another axis: half from each is where nobody has put it",
    moved,
    [{ ...corner, x: 7, revision: 2 }],
    false,
  ],
  ["that the corner is to stay where it is", moved, [{ ...corner, locked: true, revision: 2 }], false],
  ["what this edit does not change at all", moved, [{ ...face, revision: 2 }], false],
  ["nothing that is known", moved, [], false],
])("both stand where somebody else has changed %s: %#", (_what, edit, met, isFree) => {
  expect(isUncontested(edit, met)).toBe(isFree);
});
