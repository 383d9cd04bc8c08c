import { act, render, screen } from "@testing-library/react";
import { SkeletonSwitch } from "./skeleton-switch";

const part = (isLoading: boolean) => (
  <SkeletonSwitch isLoading={isLoading} skeleton={<p>Skeleton</p>}>
    {() => <p>Content</p>}
  </SkeletonSwitch>
);
const shown = () => ["Skeleton", "Content"].filter((text) => screen.queryByText(text) !== null);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("shows no skeleton for a wait under 150 ms", () => {
  const { rerender } = render(part(true));
  wait(149);
  expect(shown()).toEqual([]);
  rerender(part(false));
  expect(shown()).toEqual(["Content"]);
});

test("keeps a visible skeleton for 300 ms", () => {
  const { rerender } = render(part(true));
  wait(150);
  expect(shown()).toEqual(["Skeleton"]);
  wait(10);
  rerender(part(false));
  wait(289);
  expect(shown()).toEqual(["Skeleton"]);
  wait(1);
  expect(shown()).toEqual(["Content"]);
});

test("shows the content at once after a long wait", () => {
  const { rerender } = render(part(true));
  wait(2_000);
  rerender(part(false));
  wait(0);
  expect(shown()).toEqual(["Content"]);
});

test("shows content at once that was never loading", () => {
  render(part(false));
  expect(shown()).toEqual(["Content"]);
});
