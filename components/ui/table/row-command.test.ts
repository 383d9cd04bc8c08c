import { findNextIndex, readRowCommand } from "./row-command";

test.each([
  ["j", -1, 10, 0],
  ["ArrowDown", 9, 10, 9],
  ["k", 0, 10, 0],
  ["PageDown", 3, 10, 9],
  ["PageUp", 15, 40, 5],
  ["End", 3, 10, 9],
  ["Home", 3, 10, 0],
  ["j", -1, 0, null],
  ["Home", -1, 0, null],
  ["x", 3, 10, null],
])("moves with %s from %d of %d to %s", (key, current, count, index) => {
  expect(findNextIndex(key, current, count)).toBe(index);
});

test.each([
  ["j", "elsewhere", 2, { kind: "move", index: 3 }],
  ["ArrowDown", "row", 2, { kind: "move", index: 3 }],
  ["ArrowDown", "elsewhere", 2, null],
  ["x", "nowhere", 2, { kind: "select", isRange: false }],
  ["shift+x", "lead", 2, { kind: "select", isRange: true }],
  ["x", "nowhere", -1, null],
  ["Space", "lead", 2, { kind: "peek" }],
  ["Space", "nowhere", 2, { kind: "peek" }],
  // A button and a checkbox handle the key themselves.
  ["Space", "row", 2, null],
  ["Space", "elsewhere", 2, null],
  ["Space", "nowhere", -1, null],
  // Enter pressed before the link has the focus; a focused link opens by itself.
  ["Enter", "lead", 2, { kind: "open" }],
  ["Enter", "nowhere", 2, { kind: "open" }],
  ["Enter", "elsewhere", 2, null],
  ["mod+a", "lead", 2, { kind: "select all" }],
  ["mod+a", "nowhere", 2, null],
  ["Escape", "row", 2, { kind: "clear" }],
  ["q", "lead", 2, null],
] as const)("reads %s with the focus %s on row %d", (stroke, focusArea, current, command) => {
  expect(readRowCommand(stroke, focusArea, current, 10)).toEqual(command);
});
