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

test("what changes between two frames is drawn once, all of it together", () => {
  const [width, height] = [createValue(1), createValue(2)];
  const onRender = jest.fn();
  render(
    <Profiler id="panels" onRender={onRender}>
      <Shown name="Width" value={width} />
      <Shown name="Height" value={height} />
    </Profiler>,
  );
  onRender.mockClear();
  act(() => {
    for (const step of [10, 20, 30]) {
      width.set(step);
      height.set(step + 1);
    }
  });
  expect(onRender).not.toHaveBeenCalled();
  nextFrame();
  expect(screen.getByText("Width 30")).toBeInTheDocument();
  expect(screen.getByText("Height 31")).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(1);
});

test("who leaves before the frame is not told, and the next change still is", () => {
  const [width, height] = [createValue(1), createValue(2)];
  const view = render(<Shown name="Width" value={width} />);
  act(() => width.set(5));
  view.unmount();
  expect(width.listeners.size).toBe(0);
  render(<Shown name="Height" value={height} />);
  act(() => height.set(7));
  nextFrame();
  expect(screen.getByText("Height 7")).toBeInTheDocument();
});
