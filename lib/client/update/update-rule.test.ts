import { isCheckDue, isSnoozed, type UpdateEvent, type UpdateState, updateAfter, viewOfUpdate } from "./update-rule";

const T = 1_750_000_000_000;
const MINUTE = 60_000;
const offered: UpdateEvent = { type: "offered", build: "b2", isVisible: true, cancelledAt: null };
const tick: UpdateEvent = { type: "ticked", isVisible: true };

/** Returns the state after events, each given with its milliseconds after T. */
function after(...events: [number, UpdateEvent][]): UpdateState {
  return events.reduce<UpdateState>((state, [ms, event]) => updateAfter(state, event, T + ms), { phase: "none" });
}
const seconds = (count: number): [number, UpdateEvent][] =>
  Array.from({ length: count }, (_, index) => [(index + 1) * 1_000, tick]);

test.each([
  [null, true],
  [0, false],
  [4 * MINUTE, false],
  [15 * MINUTE, false],
  [15 * MINUTE + 1, true],
  [16 * MINUTE, true],
])("a check is due only when the last one is over 15 minutes old: %p ms ago", (age, isDue) => {
  expect(isCheckDue(age === null ? null : T - age, T)).toBe(isDue);
});

test("a check is due, and no snooze lasts, after the clock was set back", () => {
  expect(isCheckDue(T + 86_400_000, T)).toBe(true);
  expect(isSnoozed(T + 86_400_000, T)).toBe(false);
});

test("counts down 30 seconds, in whole seconds", () => {
  expect(viewOfUpdate(after([0, offered]))).toEqual({ secondsLeft: 30, isLeaving: false });
  expect(viewOfUpdate(after([0, offered], ...seconds(1)))).toEqual({ secondsLeft: 29, isLeaving: false });
  expect(viewOfUpdate(after([0, offered], ...seconds(29)))).toEqual({ secondsLeft: 1, isLeaving: false });
  expect(after([0, offered], ...seconds(30))).toEqual({ phase: "leaving", build: "b2", isRequested: false });
});

test("activity stops the countdown for good", () => {
  const stopped = after([0, offered], ...seconds(29), [29_500, { type: "active" }]);
  expect(viewOfUpdate(stopped)).toEqual({ secondsLeft: null, isLeaving: false });
  expect(updateAfter(stopped, tick, T + 3_600_000)).toBe(stopped);
});

test("activity during the save keeps the page, unless the user has requested the reload", () => {
  const leaving = after([0, offered], ...seconds(30));
  expect(updateAfter(leaving, { type: "active" }, T + 31_000)).toEqual({ phase: "stopped", build: "b2" });
  const requested = after([0, offered], [500, { type: "requested" }]);
  expect(updateAfter(requested, { type: "active" }, T + 600)).toBe(requested);
});

test("after Cancel, shows the countdown again after 2 hours", () => {
  const cancelled = after([0, offered], [1_000, { type: "cancelled" }]);
  expect(viewOfUpdate(cancelled)).toBeNull();
  expect(viewOfUpdate(updateAfter(cancelled, tick, T + 1_000 + 7_199_999))).toBeNull();
  expect(viewOfUpdate(updateAfter(cancelled, tick, T + 1_000 + 7_200_000))).toEqual({
    secondsLeft: 30,
    isLeaving: false,
  });
});

test("a Cancel in another page of this browser counts for the rest of the 2 hours", () => {
  const reported = (cancelledAt: number) => after([0, { ...offered, cancelledAt } as UpdateEvent]);
  expect(viewOfUpdate(reported(T - 7_199_999))).toBeNull();
  expect(viewOfUpdate(reported(T - 7_200_000))).toEqual({ secondsLeft: 30, isLeaving: false });
});

test("on a hidden page, the countdown starts each time the page becomes visible", () => {
  const hidden = after([0, { ...offered, isVisible: false } as UpdateEvent], [600_000, tick]);
  expect(hidden).toEqual({ phase: "held", build: "b2" });
  const seen = updateAfter(hidden, { type: "looked-at", isVisible: true }, T + 700_000);
  expect(viewOfUpdate(seen)).toEqual({ secondsLeft: 30, isLeaving: false });
  expect(updateAfter(seen, { type: "looked-at", isVisible: false }, T + 720_000)).toEqual(hidden);
});

test("restarts the countdown after a suspension or a clock change", () => {
  const counting = after([0, offered], ...seconds(10));
  for (const elapsedMs of [3_600_000, -3_600_000]) {
    expect(viewOfUpdate(updateAfter(counting, tick, T + elapsedMs))).toEqual({ secondsLeft: 30, isLeaving: false });
  }
});

test("keeps the page if something could not be saved", () => {
  expect(after([0, offered], ...seconds(30), [31_000, { type: "kept" }])).toEqual({ phase: "stopped", build: "b2" });
});

test("a newer build does not restart the countdown", () => {
  const again = after([0, offered], ...seconds(10), [10_000, { ...offered, build: "b3" } as UpdateEvent]);
  expect(again).toMatchObject({ phase: "counting", build: "b3" });
  expect(viewOfUpdate(again)).toEqual({ secondsLeft: 20, isLeaving: false });
});

test("ignores activity while there is no other build", () => {
  for (const type of ["active", "cancelled", "requested", "kept"] as const) {
    expect(after([0, { type }])).toEqual({ phase: "none" });
  }
});

const withdrawn: UpdateEvent = { type: "withdrawn" };

test.each([
  ["counting", after([0, offered])],
  ["held", after([0, { ...offered, isVisible: false } as UpdateEvent])],
  ["stopped", after([0, offered], [500, { type: "active" }])],
  ["cancelled", after([0, offered], [500, { type: "cancelled" }])],
])("a build that is withdrawn is no longer offered: %s", (_phase, state) => {
  const next = updateAfter(state, withdrawn, T + 900_000);
  expect(next.phase).toBe("none");
  expect(viewOfUpdate(next)).toBeNull();
});

test("completes a reload in progress although the build is withdrawn", () => {
  const leaving = after([0, offered], [500, { type: "requested" }]);
  expect(updateAfter(leaving, withdrawn, T + 600)).toBe(leaving);
});

test("a stopped countdown does not restart for the same build, but for another one", () => {
  const before = after([0, offered], [500, { type: "active" }], [900_000, withdrawn]);
  expect(updateAfter(before, offered, T + 1_800_000)).toEqual({ phase: "stopped", build: "b2" });
  expect(updateAfter(before, { ...offered, build: "b3" } as UpdateEvent, T + 1_800_000)).toMatchObject({
    phase: "counting",
    build: "b3",
  });
});
