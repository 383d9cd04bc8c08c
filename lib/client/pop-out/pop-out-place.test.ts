import { extendedScreen, popOutPlace } from "./pop-out-place";

const LAPTOP = { availLeft: 0, availTop: 25, availWidth: 1440, availHeight: 875 };
const DESKTOP = { availLeft: 1440, availTop: 0, availWidth: 2560, availHeight: 1400 };
const LEFT = { availLeft: -1920, availTop: 0, availWidth: 1920, availHeight: 1040 };

test("centers a window of 90 percent of the available screen", () => {
  expect(popOutPlace(DESKTOP)).toEqual({ left: 1568, top: 70, width: 2304, height: 1260 });
  expect(popOutPlace(LAPTOP)).toEqual({ left: 72, top: 69, width: 1296, height: 788 });
  expect(popOutPlace(LEFT)).toEqual({ left: -1824, top: 52, width: 1728, height: 936 });
});

test("prefers the other screen", () => {
  expect(extendedScreen([LAPTOP, DESKTOP], LAPTOP)).toBe(DESKTOP);
  expect(extendedScreen([LAPTOP, DESKTOP], DESKTOP)).toBe(LAPTOP);
  expect(extendedScreen([DESKTOP, LAPTOP, LEFT], { ...DESKTOP })).toBe(LAPTOP);
});

test("uses the current screen if there is no other", () => {
  expect(extendedScreen([LAPTOP], LAPTOP)).toBe(LAPTOP);
  expect(extendedScreen([], LAPTOP)).toBe(LAPTOP);
});
