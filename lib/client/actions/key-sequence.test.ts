import fc from "fast-check";
import { type Bound, press, SEQUENCE_TIMEOUT_MS, type Waiting } from "./key-sequence";

const BOUND: Bound[] = [
  { id: "insured", keys: ["g i"] },
  { id: "inspections", keys: ["g n"] },
  { id: "next", keys: ["j", "ArrowDown"] },
  { id: "palette", keys: ["mod+k"] },
];
const waitingForG = (until: number): Waiting => ({ strokes: ["g"], until });

test("runs a single stroke at once, for each of an action's keys", () => {
  expect(press(null, "j", 0, BOUND)).toEqual({ type: "run", id: "next" });
  expect(press(null, "ArrowDown", 0, BOUND)).toEqual({ type: "run", id: "next" });
});

test("waits 1.5 s for the rest of a sequence", () => {
  expect(press(null, "g", 1000, BOUND)).toEqual({ type: "wait", waiting: { strokes: ["g"], until: 2500 } });
  expect(press(waitingForG(2500), "n", 2500, BOUND)).toEqual({ type: "run", id: "inspections" });
  expect(press(waitingForG(2500), "n", 2501, BOUND)).toEqual({ type: "none" });
});

test("a wrong second letter ends the sequence and runs nothing", () => {
  expect(press(waitingForG(1500), "j", 10, BOUND)).toEqual({ type: "lost" });
  expect(press(waitingForG(1500), "Escape", 10, BOUND)).toEqual({ type: "lost" });
});

test("runs a chord pressed in the middle of a sequence", () => {
  expect(press(waitingForG(1500), "mod+k", 10, BOUND)).toEqual({ type: "run", id: "palette" });
  expect(press(waitingForG(1500), "mod+c", 10, BOUND)).toEqual({ type: "none" });
  expect(press(waitingForG(1500), "Tab", 10, BOUND)).toEqual({ type: "none" });
});

test("runs the last declared of two actions with the same key", () => {
  expect(press(null, "j", 0, [...BOUND, { id: "mine", keys: ["j"] }])).toEqual({ type: "run", id: "mine" });
});

test("runs only sequences that were pressed completely and in time", () => {
  const strokes = fc.constantFrom("g", "i", "n", "j", "x", "mod+k", "Escape", "Tab");
  const presses = fc.array(fc.record({ stroke: strokes, pause: fc.integer({ min: 0, max: 3000 }) }), { maxLength: 60 });
  fc.assert(
    fc.property(presses, (all) => {
      let waiting: Waiting | null = null;
      let now = 0;
      let last = { stroke: "", time: Number.NEGATIVE_INFINITY };
      for (const { stroke, pause } of all) {
        now += pause;
        const outcome = press(waiting, stroke, now, BOUND);
        waiting = outcome.type === "wait" ? outcome.waiting : null;
        if (outcome.type === "run" && (outcome.id === "insured" || outcome.id === "inspections")) {
          expect(last.stroke).toBe("g");
          expect(now - last.time).toBeLessThanOrEqual(SEQUENCE_TIMEOUT_MS);
          expect(stroke).toBe(outcome.id === "insured" ? "i" : "n");
        }
        if (outcome.type === "run" && outcome.id === "next") expect(stroke).toBe("j");
        if (stroke === "mod+k") expect(outcome).toEqual({ type: "run", id: "palette" });
        if (outcome.type === "wait") expect(stroke).toBe("g");
        last = { stroke, time: now };
      }
    }),
  );
});
