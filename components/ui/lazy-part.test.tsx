import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { onMissingPart } from "@/lib/load-part";
import { type LazyPart, lazyPart, useLazyLayer, useLazyPart } from "./lazy-part";

type Module = typeof import("./lazy-part");

/** Returns a loader whose loads stay pending until the test answers or rejects them. */
function slowLoad() {
  const calls: { answer: (part: string) => void; refuse: () => void }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ answer: resolve, refuse: () => reject(new Error("No network")) });
    });
  return { calls, load };
}

function Page({ part }: { part: LazyPart<string> }) {
  const [isOpen, setIsOpen] = useState(false);
  const Layer = useLazyLayer(part, isOpen, () => setIsOpen(false));
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      <output>{Layer}</output>
    </>
  );
}

describe("before the first interaction", () => {
  /** Returns a fresh module, without the parts that other tests have loaded. */
  function freshModule(): Module {
    let fresh: Module | null = null;
    jest.isolateModules(() => {
      fresh = require("./lazy-part") as Module;
    });
    if (!fresh) throw new Error("No module");
    return fresh;
  }

  test.each(["pointermove", "pointerdown", "keydown", "touchstart", "wheel"])(
    "loads every part once on %s",
    (interaction) => {
      const { calls, load } = slowLoad();
      const { lazyPart: declare } = freshModule();
      declare(load);
      declare(load);
      expect(calls).toHaveLength(0);
      window.dispatchEvent(new Event(interaction));
      window.dispatchEvent(new Event(interaction));
      expect(calls).toHaveLength(2);
    },
  );

  test("loads every part after 15 s without an interaction", () => {
    jest.useFakeTimers();
    const { calls, load } = slowLoad();
    freshModule().lazyPart(load);
    jest.advanceTimersByTime(14_999);
    expect(calls).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(calls).toHaveLength(1);
    jest.useRealTimers();
  });

  test("loads a part at once if it is declared after an interaction", () => {
    const { calls, load } = slowLoad();
    const { lazyPart: declare } = freshModule();
    declare(async () => "first");
    window.dispatchEvent(new Event("keydown"));
    declare(load);
    expect(calls).toHaveLength(1);
  });

  test("loads an on-demand part only when needed", async () => {
    const { calls, load } = slowLoad();
    const { lazyPart: declare } = freshModule();
    const part = declare(load, { isOnDemand: true });
    declare(async () => "another");
    window.dispatchEvent(new Event("keydown"));
    expect(calls).toHaveLength(0);
    void part.prepare();
    expect(calls).toHaveLength(1);
  });

  test("retries a failed load on the next use", async () => {
    const { calls, load } = slowLoad();
    const part = freshModule().lazyPart(load);
    const first = part.prepare();
    calls[0]?.refuse();
    await expect(first).rejects.toThrow("No network");
    expect(part.get()).toBeNull();
    const second = part.prepare();
    calls[1]?.answer("the part");
    await second;
    expect(part.get()).toBe("the part");
  });
});

describe("a lazy layer", () => {
  const menu = () => screen.getByRole("button", { name: "Menu" });
  /** These parts are declared after all parts were requested, so they load at once: `calls[0]`. */
  const settle = (change: () => void) => act(async () => change());

  test("is not rendered before its first opening, and stays rendered from then on", async () => {
    const { calls, load } = slowLoad();
    render(<Page part={lazyPart(load)} />);
    await settle(() => calls[0]?.answer("the layer"));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    fireEvent.click(menu());
    expect(screen.getByRole("status")).toHaveTextContent("the layer");
    fireEvent.click(menu());
    expect(screen.getByRole("status")).toHaveTextContent("the layer");
  });

  test("opens when its load completes", async () => {
    const { calls, load } = slowLoad();
    render(<Page part={lazyPart(load)} />);
    fireEvent.click(menu());
    expect(menu()).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    await settle(() => calls[0]?.answer("the layer"));
    expect(screen.getByRole("status")).toHaveTextContent("the layer");
  });

  test("reports a failed load and closes; the next press tries again", async () => {
    const { calls, load } = slowLoad();
    const failed = jest.fn();
    const off = onMissingPart(failed);
    render(<Page part={lazyPart(load)} />);
    fireEvent.click(menu());
    await settle(() => calls[0]?.refuse());
    expect(failed).toHaveBeenCalledTimes(1);
    expect(menu()).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(menu());
    await settle(() => calls[1]?.answer("the layer"));
    expect(screen.getByRole("status")).toHaveTextContent("the layer");
    off();
  });
});

const NeedsPart = ({ part }: { part: LazyPart<string> }) => <output>{useLazyPart(part, true)}</output>;

describe("a part still needed after a failed load", () => {
  function open() {
    const { calls, load } = slowLoad();
    const part = lazyPart(load, { isOnDemand: true });
    const reported = jest.fn();
    const stop = onMissingPart(reported);
    const { unmount } = render(<NeedsPart part={part} />);
    const refuse = (index: number) => act(async () => calls[index]?.refuse());
    return { calls, reported, refuse, unmount, stop };
  }
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("loads once the network is back, and is reported missing once", async () => {
    const { calls, reported, refuse, stop } = open();
    await refuse(0);
    act(() => void window.dispatchEvent(new Event("online")));
    await refuse(1);
    act(() => void window.dispatchEvent(new Event("online")));
    await act(async () => calls[2]?.answer("peek"));
    expect(screen.getByRole("status")).toHaveTextContent("peek");
    expect(reported).toHaveBeenCalledTimes(1);
    stop();
  });

  test("is retried after 5 s, then 10 s, and not after it is unmounted", async () => {
    const { calls, refuse, unmount, stop } = open();
    await refuse(0);
    act(() => void jest.advanceTimersByTime(4_999));
    expect(calls).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(1));
    expect(calls).toHaveLength(2);
    await refuse(1);
    act(() => void jest.advanceTimersByTime(9_999));
    expect(calls).toHaveLength(2);
    act(() => void jest.advanceTimersByTime(1));
    expect(calls).toHaveLength(3);
    unmount();
    await refuse(2);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(calls).toHaveLength(3);
    stop();
  });
});
