import { act, render } from "@testing-library/react";
import { ViewportHeight } from "./viewport-height";

const height = () => document.documentElement.style.getPropertyValue("--viewport-height");
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
function setHeight(next: number) {
  Object.defineProperty(window, "innerHeight", { value: next, configurable: true });
}
function setHidden(isHidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  jest.useFakeTimers();
  setHeight(900);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the height is set at once, and again every 500 ms", () => {
  render(<ViewportHeight />);
  expect(height()).toBe("900px");
  setHeight(844);
  pass(499);
  expect(height()).toBe("900px");
  pass(1);
  expect(height()).toBe("844px");
});

test("a resize event updates the height at once, until the component unmounts", () => {
  const { unmount } = render(<ViewportHeight />);
  setHeight(700);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(height()).toBe("700px");
  unmount();
  setHeight(500);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(height()).toBe("700px");
});

test("an unchanged height is not written again", () => {
  const write = jest.spyOn(document.documentElement.style, "setProperty");
  render(<ViewportHeight />);
  pass(60_000);
  expect(write).toHaveBeenCalledTimes(1);
  setHeight(700);
  pass(60_000);
  expect(write).toHaveBeenCalledTimes(2);
});

test("a hidden page pauses, and catches up at once", () => {
  render(<ViewportHeight />);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  setHeight(600);
  pass(60_000);
  expect(height()).toBe("900px");
  setHidden(false);
  expect(height()).toBe("600px");
});

test("no timer is left after the component unmounts", () => {
  render(<ViewportHeight />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
