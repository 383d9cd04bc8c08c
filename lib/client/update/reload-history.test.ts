import { afterReload, isUpdate, NO_RELOADS } from "./reload-history";

const T = 1_750_000_000_000;
const MINUTE = 60_000;

test("another build is an update, but the page's own build is not", () => {
  expect(isUpdate(NO_RELOADS, "b1", "b2", T)).toBe(true);
  expect(isUpdate(NO_RELOADS, "b1", "b1", T)).toBe(false);
});

test("after a reload that got the old build again, pauses start at half an hour and double up to 4 hours", () => {
  let history = afterReload(NO_RELOADS, "b1", "b2", T);
  let time = T;
  for (const minutes of [30, 60, 120, 240, 240]) {
    expect(isUpdate(history, "b1", "b2", time + minutes * MINUTE - 1)).toBe(false);
    expect(isUpdate(history, "b1", "b2", time + minutes * MINUTE)).toBe(true);
    time += minutes * MINUTE;
    history = afterReload(history, "b1", "b2", time);
  }
});

test("a reload that got the new build does not treat the old one as an update", () => {
  const history = afterReload(NO_RELOADS, "b1", "b2", T);
  expect(isUpdate(history, "b2", "b1", T + 29 * MINUTE)).toBe(false);
  // The old build is still served after the pause: the new build was rolled back.
  expect(isUpdate(history, "b2", "b1", T + 30 * MINUTE)).toBe(true);
});

test("an unknown build is an update at once, and resets the pauses", () => {
  const twice = afterReload(afterReload(NO_RELOADS, "b1", "b2", T), "b1", "b2", T + 30 * MINUTE);
  expect(isUpdate(twice, "b2", "b3", T + 31 * MINUTE)).toBe(true);
  const third = afterReload(twice, "b2", "b3", T + 31 * MINUTE);
  expect(third).toEqual({ builds: ["b1", "b2", "b3"], reloads: 1, reloadedAt: T + 31 * MINUTE });
});

test("three alternating builds cause no reload loop", () => {
  const builds = ["b1", "b2", "b3"];
  let history = NO_RELOADS;
  let currentBuild = "b1";
  let reloads = 0;
  for (let minute = 0; minute < 24 * 60; minute += 16) {
    const answered = builds[(minute / 16) % 3] as string;
    if (!isUpdate(history, currentBuild, answered, T + minute * MINUTE)) continue;
    history = afterReload(history, currentBuild, answered, T + minute * MINUTE);
    currentBuild = builds[(minute / 16 + 1) % 3] as string;
    reloads += 1;
  }
  expect(reloads).toBeLessThanOrEqual(11);
});

test("a clock that was set back does not delay an update", () => {
  expect(isUpdate(afterReload(NO_RELOADS, "b1", "b2", T), "b1", "b2", T - 1)).toBe(true);
});
