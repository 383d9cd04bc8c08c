import type { Action } from "@/lib/client/actions/action";
import { editorAction } from "./editor-action";
import { findAction } from "./find-action";

const RULES = { platform: "other", areLettersOff: false } as const;
const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, getModifierState: () => false };
const pressOf = (key: string, held: object = {}) => ({ key, code: "", ...NOTHING_HELD, ...held });

function action(id: string, keys: readonly string[], more: Partial<Action> = {}): Action {
  return editorAction({ id, label: id, keys, run: () => {}, ...more });
}

test("finds the action of a key with its modifiers", () => {
  const actions = [action("split", ["k"]), action("connected", ["shift+l"]), action("x-ray", ["alt+z"])];
  expect(findAction(actions, pressOf("k"), RULES)?.id).toBe("editor.split");
  expect(findAction(actions, pressOf("K", { shiftKey: true }), RULES)).toBeNull();
  expect(findAction(actions, pressOf("L", { shiftKey: true }), RULES)?.id).toBe("editor.connected");
  expect(findAction(actions, pressOf("z", { altKey: true }), RULES)?.id).toBe("editor.x-ray");
  expect(findAction(actions, pressOf("Shift", { shiftKey: true }), RULES)).toBeNull();
});

test("treats Ctrl and the command key as one", () => {
  const actions = [action("undo", ["mod+z"])];
  for (const platform of ["other", "apple"] as const)
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      expect(findAction(actions, pressOf("z", held), { ...RULES, platform })?.id).toBe("editor.undo");
});

test("accepts Escape with any modifier held, as in an upright drag", () => {
  expect(findAction([action("back", ["Escape"])], pressOf("Escape", { altKey: true }), RULES)?.id).toBe("editor.back");
});

test("skips actions that are not offered, and prefers the later of two", () => {
  const actions = [action("page", ["x"]), action("tool", ["x"]), action("other", ["x"], { isOffered: false })];
  expect(findAction(actions, pressOf("x"), RULES)?.id).toBe("editor.tool");
});

test("switching letter keys off keeps chords and named keys", () => {
  const actions = [action("frame", ["f"]), action("undo", ["mod+z"]), action("fit", ["Home"])];
  const rules = { ...RULES, areLettersOff: true };
  expect(findAction(actions, pressOf("f"), rules)).toBeNull();
  expect(findAction(actions, pressOf("z", { ctrlKey: true }), rules)?.id).toBe("editor.undo");
  expect(findAction(actions, pressOf("Home"), rules)?.id).toBe("editor.fit");
});

test("recognizes Option chords on a Mac by key position, and prefers an action on the typed character", () => {
  const apple = { ...RULES, platform: "apple" } as const;
  const chords = ["alt+l", "alt+m", "shift+alt+m", "shift+alt+h", "shift+alt+l", "alt+z", "alt+h", "alt+j"];
  const actions = chords.map((keys) => action(keys, [keys]));
  const chordOf = ([key, code, shiftKey]: readonly [string, string, boolean]) =>
    findAction(actions, { ...pressOf(key, { altKey: true, shiftKey }), code }, apple)?.keys?.[0];
  const typed = [
    ["¬", "KeyL", false],
    ["µ", "KeyM", false],
    ["Â", "KeyM", true],
    ["Ó", "KeyH", true],
    ["Ò", "KeyL", true],
    ["Ω", "KeyZ", false],
    ["˙", "KeyH", false],
    ["∆", "KeyJ", false],
  ] as const;
  expect(typed.map(chordOf)).toEqual(chords);
  // A German keyboard types @ with Option and L.
  const atSign = { ...pressOf("@", { altKey: true }), code: "KeyL" };
  expect(findAction([...actions, action("at", ["@"])], atSign, apple)?.id).toBe("editor.at");
  expect(findAction(actions, atSign, { ...RULES })).toBeNull();
});
