import { tickLook, tickPaths } from "./tick-paths";

test.each([
  ["open", true, false, "current"],
  ["decided", true, false, "current"],
  ["failed", false, true, "failed"],
  ["waiting", false, false, "waiting"],
  ["open", false, true, "prefetched"],
  ["taken", false, false, "taken"],
  ["closed", false, false, "rest"],
] as const)("a tick that is %s, current %s and prefetched %s looks %s", (state, isCurrent, isPrefetched, look) => {
  expect(tickLook(state, isCurrent, isPrefetched)).toBe(look);
});

test("draws one path per look, one unit per inspection", () => {
  expect(tickPaths(["decided", "current", "rest", "rest"])).toEqual([
    { look: "rest", path: "M2.06 0h0.88v1h-0.88zM3.06 0h0.88v1h-0.88z" },
    { look: "decided", path: "M0.06 0h0.88v1h-0.88z" },
    { look: "current", path: "M1.06 0h0.88v1h-0.88z" },
  ]);
});

test("draws many ticks without gaps", () => {
  expect(tickPaths(Array.from({ length: 161 }, () => "rest" as const))[0]?.path.startsWith("M0 0h1v1h-1zM1 0h1")).toBe(
    true,
  );
});
