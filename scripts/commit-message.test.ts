import { findMessageFault } from "./commit-message.mjs";

const TYPED =
  'Start with a type, as in "fix(session): leave by document". Types: build, chore, ci, docs, feat, fix, perf, refactor, revert, style, test.';

test.each([
  ["feat(editor): move both sides of a shared wall", null],
  ["fix!: drop the old cookie\n\nIts seal was weaker.", null],
  ["# a comment of git\nci: cache npm's packages", null],
  ["Merge branch 'main'", null],
  ['Revert "feat: bookmarks"', null],
  ["fixup! feat: bookmarks", null],
  ["Move both sides of a shared wall", TYPED],
  ["feature: bookmarks", TYPED],
  ["feat:bookmarks", TYPED],
  ["feat(Editor): bookmarks", TYPED],
  ["", TYPED],
  ["feat: bookmarks.", "End the subject without a full stop."],
  [`feat: ${"a".repeat(66)}`, null],
  [`feat: ${"a".repeat(67)}`, "The subject has 73 characters, the limit is 72."],
  ["feat: bookmarks\nand more", "Leave the second line blank."],
])("finds the fault of %j", (message, fault) => {
  expect(findMessageFault(message)).toBe(fault);
});
