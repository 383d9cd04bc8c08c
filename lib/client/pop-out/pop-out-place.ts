import { POP_OUT_WINDOW_SHARE } from "../../domain/constants";

/** The available area of a screen, in pixels of the whole desktop. */
export type ScreenArea = { availLeft: number; availTop: number; availWidth: number; availHeight: number };

/** Returns a screen other than the current one; the current one if there is no other. */
export function extendedScreen(screens: readonly ScreenArea[], current: ScreenArea): ScreenArea {
  const isCurrent = (screen: ScreenArea) =>
    screen === current || (screen.availLeft === current.availLeft && screen.availTop === current.availTop);
  return screens.find((screen) => !isCurrent(screen)) ?? current;
}

/** Returns a centered window of 90 percent of the screen in each direction, in whole pixels. */
export function popOutPlace(screen: ScreenArea) {
  const width = Math.round(screen.availWidth * POP_OUT_WINDOW_SHARE);
  const height = Math.round(screen.availHeight * POP_OUT_WINDOW_SHARE);
  return {
    left: screen.availLeft + Math.round((screen.availWidth - width) / 2),
    top: screen.availTop + Math.round((screen.availHeight - height) / 2),
    width,
    height,
  };
}
