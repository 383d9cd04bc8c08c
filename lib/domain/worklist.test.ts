import fc from "fast-check";
import {
  advanceFrom,
  isTakenByOther,
  nextUp,
  orderWith,
  stepFrom,
  type WorkState,
  workCounts,
  workState,
} from "./worklist";

const STATES: WorkState[] = ["open", "taken", "closed", "decided", "waiting", "failed"];
const states = fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 30 });

test.each([
  ["in review", "emp-other", true],
  ["in review", "emp-own", false],
  ["in review", null, false],
  ["needs review", "emp-other", false],
  ["delivered", "emp-other", false],
] as const)("a claim %s with assignee %s is taken: %s", (status, assigneeKey, isTaken) => {
  expect(isTakenByOther({ status, assigneeKey }, "emp-own")).toBe(isTaken);
});

test.each([
  ["the employee's own decision counts first", "in review", "emp-other", "failed", "failed"],
  ["a claim that waits for media is closed", "needs media", null, null, "closed"],
  ["an invalid claim is closed", "invalid", null, null, "closed"],
  ["another person's review is taken", "in review", "emp-other", null, "taken"],
  ["the employee's own review is open", "in review", "emp-own", null, "open"],
  ["a claim without an assignee is open", "needs review", null, null, "open"],
] as const)("%s", (_, status, assigneeKey, decision, expected) => {
  expect(workState({ status, assigneeKey }, decision, "emp-own")).toBe(expected);
});

test("a step skips items that other people have taken, and counts them", () => {
  const list: WorkState[] = ["decided", "taken", "open", "taken", "taken"];
  expect(stepFrom(list, 0, 1)).toEqual({ at: 2, skipped: 1 });
  expect(stepFrom(list, 2, 1)).toEqual({ at: null, skipped: 2 });
  expect(stepFrom(list, 2, -1)).toEqual({ at: 0, skipped: 1 });
});

test("after a decision comes the next open item, then skipped ones", () => {
  const list: WorkState[] = ["open", "decided", "closed", "taken", "failed"];
  expect(advanceFrom(list, 1)).toEqual({ at: 4, skipped: 1 });
  expect(advanceFrom(list, 4)).toEqual({ at: 0, skipped: 0 });
  expect(advanceFrom(["decided", "waiting"], 0)).toEqual({ at: null, skipped: 0 });
});

test("a step never stops at a taken item; an advance stops only at an open one", () => {
  fc.assert(
    fc.property(states, fc.nat(29), fc.constantFrom<1 | -1>(1, -1), (list, start, direction) => {
      const from = start % list.length;
      const step = stepFrom(list, from, direction);
      if (step.at !== null) expect(list[step.at]).not.toBe("taken");
      const advance = advanceFrom(list, from);
      const others = list.filter((state, index) => index !== from && (state === "open" || state === "failed"));
      if (advance.at === null) expect(others).toEqual([]);
      else expect(["open", "failed"]).toContain(list[advance.at]);
    }),
  );
});

test("next up are the nearest open items", () => {
  expect(nextUp(["open", "taken", "open", "closed", "failed", "open"], 0, 2)).toEqual([2, 4]);
  expect(nextUp(["open"], 0, 2)).toEqual([]);
});

test("a pending decision counts as made, a refused one as open", () => {
  expect(workCounts(["decided", "waiting", "failed", "open", "taken", "closed"])).toEqual({
    decided: 2,
    remaining: 2,
    failed: 1,
    waiting: 1,
    taken: 1,
  });
});

test("keeps the order, and appends each new item once", () => {
  const order = ["a", "b"];
  expect(orderWith(order, ["b", "c", "a", "c"])).toEqual(["a", "b", "c"]);
  expect(orderWith(order, ["b"])).toBe(order);
  const full = Array.from({ length: 1_000 }, (_, index) => `${index}`);
  expect(orderWith(full, ["more"])).toBe(full);
});
