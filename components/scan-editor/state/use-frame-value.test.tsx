import { act, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { useFrameValue } from "./use-frame-value";

function createValue(first: number) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    listeners,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => value,
    set(next: number) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

type Value = ReturnType<typeof createValue>;

function Shown({ name, value }: { name: string; value: Value }) {
  return (
    <p>
      {name} {useFrameValue(value.subscribe, value.get)}
    </p>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nextFrame = () => act(() => jest.advanceTimersToNextFrame());
/** Waits longer than the delay that follows a recent notification. */
const passDelay = () => act(() => jest.advanceTimersByTime(130));

function showBoth() {
  const [width, height] = [createValue(1), createValue(2)];
  const onRender = jest.fn();
  render(
    <Profiler id="panels" onRender={onRender}>
      <Shown name="Width" value={width} />
      <Shown name="Height" value={height} />
    </Profiler>,
  );
  onRender.mockClear();
  return { width, height, onRender };
}

test("changes before a frame render once, together, after the frame", () => {
  const { width, height, onRender } = showBoth();
  act(() => {
    for (const step of [10, 20, 30]) {
      width.set(step);
      height.set(step + 1);
    }
  });
  nextFrame();
  expect(onRender).not.toHaveBeenCalled();
  passDelay();
  expect(screen.getByText("Width 30")).toBeInTheDocument();
  expect(screen.getByText("Height 31")).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(1);
});

test("a second of changes at every frame renders ten times, always including the last change", () => {
  const { width, onRender } = showBoth();
  for (let step = 1; step <= 60; step += 1) {
    act(() => width.set(step * 10));
    act(() => jest.advanceTimersByTime(1_000 / 60));
  }
  expect(onRender.mock.calls.length).toBeGreaterThanOrEqual(8);
  expect(onRender.mock.calls.length).toBeLessThanOrEqual(11);
  passDelay();
  expect(screen.getByText("Width 600")).toBeInTheDocument();
});

test("a listener that unsubscribes before the frame is not called, and the next change still notifies the others", () => {
  const [width, height] = [createValue(1), createValue(2)];
  const view = render(<Shown name="Width" value={width} />);
  act(() => width.set(5));
  view.unmount();
  expect(width.listeners.size).toBe(0);
  render(<Shown name="Height" value={height} />);
  act(() => height.set(7));
  passDelay();
  expect(screen.getByText("Height 7")).toBeInTheDocument();
});
