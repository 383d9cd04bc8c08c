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

test("before anything is known a key bears the letter that it has on an English keyboard", () => {
  expect([letterOn("KeyZ"), letterOn("Digit1"), letterOn("Semicolon")]).toEqual(["z", null, null]);
});

test("on a German keyboard Option with the key that bears a Z is the chord with Z, once it has been typed", () => {
  const stop = followKeyLayout();
  press("KeyY", "z");
  // What Option writes teaches nothing.
  press("KeyX", "≈", { altKey: true });
  expect(option("KeyY", "Ω")).toBe("alt+z");
  expect(option("KeyX", "≈")).toBe("alt+x");
  stop();
  press("KeyX", "q");
  expect(letterOn("KeyX")).toBe("x");
});

test("a browser that tells the layout has nothing to learn; one that refuses is no fault", async () => {
  const told = new Map([
    ["KeyQ", "a"],
    ["KeyA", "q"],
    ["Minus", "ß"],
  ]);
  Object.defineProperty(navigator, "keyboard", { configurable: true, value: { getLayoutMap: async () => told } });
  followKeyLayout()();
  await Promise.resolve();
  expect([letterOn("KeyQ"), letterOn("KeyA"), letterOn("Minus")]).toEqual(["a", "q", null]);
  const refused = { getLayoutMap: () => Promise.reject(new Error("not in this frame")) };
  Object.defineProperty(navigator, "keyboard", { configurable: true, value: refused });
  followKeyLayout()();
  await Promise.resolve();
  expect(letterOn("KeyQ")).toBe("a");
});
