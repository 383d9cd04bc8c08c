import { afterReload, isUpdate, NO_RELOADS } from "./reload-history";

const T = 1_750_000_000_000;
const MINUTE = 60_000;

test("another build is an update, the page's own is none", () => {
  expect(isUpdate(NO_RELOADS, "b1", "b2", T)).toBe(true);
  expect(isUpdate(NO_RELOADS, "b1", "b1", T)).toBe(false);
});

test("a reload that got the old build again waits half an hour; then pauses double up to 4 hours", () => {
  let history = afterReload(NO_RELOADS, "b1", "b2", T);
  let at = T;
  for (const minutes of [30, 60, 120, 240, 240]) {
    expect(isUpdate(history, "b1", "b2", at + minutes * MINUTE - 1)).toBe(false);
    expect(isUpdate(history, "b1", "b2", at + minutes * MINUTE)).toBe(true);
    at += minutes * MINUTE;
    history = afterReload(history, "b1", "b2", at);
  }
});

test("a reload that got the new build does not treat the old one as an update", () => {
  const history = afterReload(NO_RELOADS, "b1", "b2", T);
  expect(isUpdate(history, "b2", "b1", T + 29 * MINUTE)).toBe(false);
  // Still the old build after the pause: it was rolled back.
  expect(isUpdate(history, "b2", "b1", T + 30 * MINUTE)).toBe(true);
});

test("an unknown build is an update at once, and resets the pauses", () => {
  const twice = afterReload(afterReload(NO_RELOADS, "b1", "b2", T), "b1", "b2", T + 30 * MINUTE);
  expect(isUpdate(twice, "b2", "b3", T + 31 * MINUTE)).toBe(true);
  const third = afterReload(twice, "b2", "b3", T + 31 * MINUTE);
  expect(third).toEqual({ builds: ["b1", "b2", "b3"], reloads: 1, reloadedAt: T + 31 * MINUTE });
});

test("three builds in turn cause no loop", () => {
  const builds = ["b1", "b2", "b3"];
  let history = NO_RELOADS;
  let own = "b1";
  let reloads = 0;
  for (let minute = 0; minute < 24 * 60; minute += 16) {
    const answered = builds[(minute / 16) % 3] as string;
    if (!isUpdate(history, own, answered, T + minute * MINUTE)) continue;
    history = afterReload(history, own, answered, T + minute * MINUTE);
    own = builds[(minute / 16 + 1) % 3] as string;
    reloads += 1;
  }
  expect(reloads).toBeLessThanOrEqual(11);
});

test("a clock that was set back does not delay an update", () => {
  expect(isUpdate(afterReload(NO_RELOADS, "b1", "b2", T), "b1", "b2", T - 1)).toBe(true);
});
