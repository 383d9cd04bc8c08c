import * as fc from "fast-check";
import type { Vector3 } from "../../geometry/vector3";
import {
  AT_REST,
  pressKey,
  type Running,
  startMeasure,
  startMove,
  startTurn,
  stepBack,
  type ToolState,
} from "./tool-state";

const NOTHING = { hasRefusal: false, hasSelection: false };
const ALL = { hasRefusal: true, hasSelection: true };
const point: Vector3 = [1, 0, 0];
const X = { axis: "x", isPlane: false } as const;

/** Presses keys in sequence; returns the state, or null if a key is not used. */
function pressKeys(running: Running, keys: readonly string[]): Running | null {
  return keys.reduce<Running | null>((run, key) => {
    const shiftKey = key.startsWith("shift+");
    return run && (pressKey(run, { key: key.replace("shift+", ""), shiftKey })?.running ?? null);
  }, running);
}

/** Each row: state and surroundings before Escape, then state and effect after Escape. */
test.each<[string, ToolState, typeof ALL, ToolState, string]>([
  ["nothing runs and nothing is selected", AT_REST, NOTHING, AT_REST, "nothing"],
  ["a refusal is shown", AT_REST, ALL, AT_REST, "clear refusal"],
  ["something is selected", AT_REST, { ...ALL, hasRefusal: false }, AT_REST, "clear selection"],
  ["the select tool is chosen", { base: "select", running: null }, NOTHING, AT_REST, "change"],
  [
    "the select tool has a selection",
    { base: "select", running: null },
    { hasRefusal: false, hasSelection: true },
    { base: "select", running: null },
    "clear selection",
  ],
  ["a box is drawn", { base: "select", running: { tool: "box" } }, ALL, { base: "select", running: null }, "cancel"],
  ["a drag runs", { base: "look", running: startMove(true) }, ALL, AT_REST, "cancel"],
  [
    "a value is typed",
    { base: "look", running: { ...startMove(false), lock: X, text: "1.25" } },
    ALL,
    { base: "look", running: { ...startMove(false), lock: X, text: "" } },
    "change",
  ],
  [
    "an axis is locked",
    { base: "look", running: { ...startMove(false), lock: X } },
    ALL,
    { base: "look", running: startMove(false) },
    "change",
  ],
  ["a move runs", { base: "select", running: startMove(false) }, ALL, { base: "select", running: null }, "cancel"],
  [
    "an angle is typed",
    { base: "look", running: { ...startTurn(), text: "90" } },
    ALL,
    { base: "look", running: startTurn() },
    "change",
  ],
  ["a turn runs", { base: "look", running: startTurn() }, ALL, AT_REST, "cancel"],
  [
    "a measurement is finished",
    { base: "look", running: { tool: "measure", kind: "distance", points: [point, point], holes: [], isDone: true } },
    ALL,
    { base: "look", running: { tool: "measure", kind: "distance", points: [point], holes: [], isDone: false } },
    "change",
  ],
  [
    "a measurement has one point",
    { base: "look", running: { tool: "measure", kind: "area", points: [point], holes: [], isDone: false } },
    ALL,
    { base: "look", running: startMeasure("area") },
    "change",
  ],
  ["a measurement has no point", { base: "look", running: startMeasure("area") }, ALL, AT_REST, "cancel"],
])("Escape, while %s", (_name, state, around, next, does) => {
  expect(stepBack(state, around)).toEqual({ state: next, does });
});

test("an axis key locks the axis, the same key unlocks, another key changes, and Shift locks to the plane", () => {
  const move = startMove(false);
  expect(pressKeys(move, ["x"])).toEqual({ ...move, lock: { axis: "x", isPlane: false } });
  expect(pressKeys(move, ["x", "x"])).toEqual(move);
  expect(pressKeys(move, ["x", "z"])).toEqual({ ...move, lock: { axis: "z", isPlane: false } });
  expect(pressKeys(move, ["shift+X"])).toEqual({ ...move, lock: { axis: "x", isPlane: true } });
  expect(pressKeys(move, ["x", "shift+X"])).toEqual({ ...move, lock: { axis: "x", isPlane: true } });
});

test("accepts a value with its unit, typed before or after the axis", () => {
  const move = startMove(false);
  expect(pressKeys(move, ["x", "1", ".", "2", "5"])).toMatchObject({ text: "1.25", lock: { axis: "x" } });
  expect(pressKeys(move, [..."-30cm", "x"])).toMatchObject({ text: "-30cm", lock: { axis: "x" } });
  expect(pressKeys(move, [...`8' 2 1/2"`])).toMatchObject({ text: `8' 2 1/2"` });
  expect(pressKeys(move, ["1", "2", "Backspace"])).toMatchObject({ text: "1" });
  expect(pressKeys(startTurn(), ["4", "5", "°"])).toMatchObject({ text: "45°" });
});

test("leaves letters that begin no value to other commands; Enter places", () => {
  expect(pressKey(startMove(false), { key: "f", shiftKey: false })).toBeNull();
  expect(pressKey(startTurn(), { key: "f", shiftKey: false })).toBeNull();
  expect(pressKey(startMove(false), { key: "Home", shiftKey: false })).toBeNull();
  expect(pressKey(startMove(false), { key: "Enter", shiftKey: false })?.does).toBe("place");
});

test("consumes axis keys during a turn without effect, since turns are always around the vertical axis", () => {
  for (const key of ["x", "y", "z", "X"]) expect(pressKeys(startTurn(), [key, "4", "5"])).toMatchObject({ text: "45" });
  expect(pressKey(startTurn(), { key: "z", shiftKey: false })?.does).toBe("nothing");
});

const points = fc.array(fc.constant(point), { maxLength: 6 });
const anyRun: fc.Arbitrary<Running | null> = fc.oneof(
  fc.constant(null),
  fc.constant<Running>({ tool: "box" }),
  fc.record({
    tool: fc.constant("move" as const),
    isHeld: fc.boolean(),
    lock: fc.option(
      fc.record({ axis: fc.constantFrom("x" as const, "y" as const, "z" as const), isPlane: fc.boolean() }),
    ),
    text: fc.string({ maxLength: 24 }),
  }),
  fc.record({ tool: fc.constant("turn" as const), text: fc.string({ maxLength: 24 }) }),
  fc.record({
    tool: fc.constant("measure" as const),
    kind: fc.constantFrom("distance" as const, "angle" as const, "area" as const),
    points,
    holes: fc.constant([]),
    isDone: fc.boolean(),
  }),
);

test("Escape reaches the base state from any state in the expected number of steps", () => {
  fc.assert(
    fc.property(
      anyRun,
      fc.constantFrom("look" as const, "select" as const),
      fc.boolean(),
      fc.boolean(),
      (running, base, hasRefusal, hasSelection) => {
        let state: ToolState = { base, running };
        let around = { hasRefusal, hasSelection };
        const steps =
          (running === null ? 0 : 1) +
          (running && "text" in running && running.text !== "" ? 1 : 0) +
          (running?.tool === "move" && running.lock ? 1 : 0) +
          (running?.tool === "measure" ? running.points.length : 0) +
          [hasRefusal, hasSelection, base === "select"].filter(Boolean).length;
        for (let step = 0; step < steps; step += 1) {
          const back = stepBack(state, around);
          expect(back.does).not.toBe("nothing");
          if (back.does === "clear refusal") around = { ...around, hasRefusal: false };
          if (back.does === "clear selection") around = { ...around, hasSelection: false };
          state = back.state;
        }
        expect(state).toEqual(AT_REST);
        expect(stepBack(state, around).does).toBe("nothing");
      },
    ),
  );
});

test("leaves letters with Alt to the editor, but not digits", () => {
  for (const key of ["z", "x", "Z", "Ω"]) {
    expect(pressKey(startMove(false), { key, shiftKey: false, altKey: true })).toBeNull();
  }
  const typed = pressKey(startMove(false), { key: "5", shiftKey: false, altKey: true });
  expect(typed?.running).toMatchObject({ text: "5", lock: null });
});
