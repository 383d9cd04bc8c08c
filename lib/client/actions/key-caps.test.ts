import { keyCaps, keyText } from "./key-caps";

test.each([
  ["mod+k", "⌘K", "Ctrl K"],
  ["shift+mod+z", "⇧⌘Z", "Ctrl Shift Z"],
  ["g i", "g i", "g i"],
  ["?", "?", "?"],
  ["shift+x", "⇧X", "Shift X"],
  ["shift+PageUp", "⇧PageUp", "Shift PageUp"],
  ["Enter", "↵", "↵"],
  ["Escape", "Esc", "Esc"],
])("shows %s as %s on Apple devices, and as %s elsewhere", (keys, apple, other) => {
  expect(keyText(keys, "apple")).toBe(apple);
  expect(keyText(keys, "other")).toBe(other);
});

test("shows one cap for each stroke of a sequence", () => {
  expect(keyCaps("g i", "other")).toEqual(["g", "i"]);
});
