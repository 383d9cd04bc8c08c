import { followKeyLayout, forgetKeyLayout, letterOn } from "./key-layout";
import { optionStrokeOf } from "./key-stroke";

const press = (code: string, key: string, held: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent("keydown", { code, key, ...held }));
const option = (code: string, key: string) =>
  optionStrokeOf(
    { code, key, altKey: true, shiftKey: false, ctrlKey: false, metaKey: false, getModifierState: () => false },
    "apple",
  );

beforeEach(forgetKeyLayout);
afterEach(() => {
  Object.defineProperty(navigator, "keyboard", { configurable: true, value: undefined });
});

test("assumes an English keyboard until the layout is known", () => {
  expect([letterOn("KeyZ"), letterOn("Digit1"), letterOn("Semicolon")]).toEqual(["z", null, null]);
});

test("maps Option with the German Z key to the chord with Z, once Z has been typed", () => {
  const stop = followKeyLayout();
  press("KeyY", "z");
  // A character typed with Option says nothing about the layout.
  press("KeyX", "≈", { altKey: true });
  expect(option("KeyY", "Ω")).toBe("alt+z");
  expect(option("KeyX", "≈")).toBe("alt+x");
  stop();
  press("KeyX", "q");
  expect(letterOn("KeyX")).toBe("x");
});

test("takes the layout from a browser that reports it, and keeps that layout if a later report fails", async () => {
  const reported = new Map([
    ["KeyQ", "a"],
    ["KeyA", "q"],
    ["Minus", "ß"],
  ]);
  Object.defineProperty(navigator, "keyboard", { configurable: true, value: { getLayoutMap: async () => reported } });
  followKeyLayout()();
  await Promise.resolve();
  expect([letterOn("KeyQ"), letterOn("KeyA"), letterOn("Minus")]).toEqual(["a", "q", null]);
  const refused = { getLayoutMap: () => Promise.reject(new Error("not in this frame")) };
  Object.defineProperty(navigator, "keyboard", { configurable: true, value: refused });
  followKeyLayout()();
  await Promise.resolve();
  expect(letterOn("KeyQ")).toBe("a");
});
