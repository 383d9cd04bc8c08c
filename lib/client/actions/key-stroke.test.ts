import { isCharacterKey, type KeyPress, optionStrokeOf, strokeOf, strokesOf } from "./key-stroke";

type Change = Partial<Omit<KeyPress, "getModifierState">> & { altGraph?: boolean };

const press = ({ altGraph = false, ...change }: Change): KeyPress => ({
  key: "k",
  code: "KeyK",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: (name) => name === "AltGraph" && altGraph,
  ...change,
});

test.each<[string, Change, string | null]>([
  ["a letter", {}, "k"],
  ["a letter under Caps Lock", { key: "K" }, "k"],
  ["a shifted letter", { key: "K", shiftKey: true }, "shift+k"],
  ["a shifted symbol as the symbol", { key: "?", code: "Slash", shiftKey: true }, "?"],
  ["Ctrl", { ctrlKey: true }, "mod+k"],
  ["Ctrl and Shift", { key: "Z", code: "KeyZ", ctrlKey: true, shiftKey: true }, "shift+mod+z"],
  ["the Windows key, which is not ⌘", { metaKey: true }, "other+k"],
  ["the space bar", { key: " ", code: "Space" }, "Space"],
  ["a named key", { key: "Escape", code: "Escape" }, "Escape"],
  ["a modifier alone", { key: "Shift", code: "ShiftLeft", shiftKey: true }, null],
  ["a dead key", { key: "Dead", code: "Quote" }, null],
  ["Cyrillic, by the letter on the key", { key: "л", code: "KeyK" }, "k"],
  ["Hebrew, with Ctrl", { key: "ל", code: "KeyK", ctrlKey: true }, "mod+k"],
  ["a French letter, by the letter on the key", { key: "a", code: "KeyQ" }, "a"],
  [
    "[ typed with AltGr, which reports Ctrl and Alt",
    { key: "[", code: "Digit8", ctrlKey: true, altKey: true, altGraph: true },
    "[",
  ],
  ["Alt and a digit as a chord", { key: "1", code: "Digit1", altKey: true }, "alt+1"],
  ["Alt and a letter as a chord", { altKey: true }, "alt+k"],
  ["an emoji", { key: "😀", code: "" }, "😀"],
])("reads %s", (_name, change, stroke) => {
  expect(strokeOf(press(change), "other")).toBe(stroke);
});

test.each<[string, Change, string]>([
  ["⌘", { metaKey: true }, "mod+k"],
  ["Control, which is not ⌘", { ctrlKey: true }, "other+k"],
  ["[ typed with Option", { key: "[", code: "Digit5", altKey: true }, "["],
])("reads on an Apple keyboard: %s", (_name, change, stroke) => {
  expect(strokeOf(press(change), "apple")).toBe(stroke);
});

test.each<[string, Change, string | null]>([
  ["¬ is also Alt and L", { key: "¬", code: "KeyL", altKey: true }, "alt+l"],
  ["Â is also Alt, Shift and M", { key: "Â", code: "KeyM", altKey: true, shiftKey: true }, "shift+alt+m"],
  ["a dead key is also Alt and its letter", { key: "Dead", code: "KeyE", altKey: true }, "alt+e"],
  ["[ on a digit key is only [", { key: "[", code: "Digit5", altKey: true }, null],
  ["a letter without Option is only the letter", { key: "l", code: "KeyL" }, null],
  ["⌘ and Option are another chord", { key: "¬", code: "KeyL", altKey: true, metaKey: true }, null],
  ["an arrow is only the arrow", { key: "ArrowUp", code: "ArrowUp", altKey: true }, null],
])("reads with the Option key of Apple: %s", (_name, change, stroke) => {
  expect(optionStrokeOf(press(change), "apple")).toBe(stroke);
  expect(optionStrokeOf(press(change), "other")).toBeNull();
});

test("reads declared keys in order, with normalized modifiers", () => {
  expect(strokesOf("g i")).toEqual(["g", "i"]);
  expect(strokesOf("mod+shift+z")).toEqual(["shift+mod+z"]);
  expect(strokesOf("+")).toEqual(["+"]);
});

test("single characters can be switched off, chords and named keys cannot", () => {
  for (const key of ["j", "shift+x", "?", "1", "g i", "é"]) expect([key, isCharacterKey(key)]).toEqual([key, true]);
  for (const key of ["mod+k", "Escape", "Enter", "Space", "Home"]) {
    expect([key, isCharacterKey(key)]).toEqual([key, false]);
  }
});
