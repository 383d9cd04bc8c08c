import { fireEvent, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Toast } from "./toast-item";
import { ToastList } from "./toast-list";
import { useToastsAbove } from "./use-toasts-above";

const list = (toasts: Toast[], change: Partial<Parameters<typeof ToastList>[0]> = {}) => (
  <ToastList label="Notifications" closeLabel="Close" theme="light" toasts={toasts} onClose={() => {}} {...change} />
);

test.each([
  ["success", "polite"],
  ["info", "polite"],
  ["warning", "assertive"],
  ["error", "assertive"],
] as const)("announces %s in an existing live region, %s", (type, politeness) => {
  const { rerender } = render(list([]));
  const regions = screen.getAllByRole("list");
  expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual(["polite", "assertive"]);
  rerender(list([{ id: "one", type, message: "Said" }]));
  const region = screen.getByText("Said").closest("ol");
  expect(regions).toContain(region);
  expect(region).toHaveAttribute("aria-live", politeness);
  expect(screen.getByRole("listitem")).toHaveAttribute("aria-atomic", "true");
});

test("renders markup in a message as text", () => {
  render(list([{ id: "one", type: "info", message: '<img src=x onerror="alert(1)">' }]));
  expect(screen.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

test("keeps the page's text direction for a message that begins with a name", () => {
  render(list([{ id: "one", type: "info", message: "شركة التأمين الأهلية is deleted." }]));
  expect(screen.getByText("شركة التأمين الأهلية is deleted.").closest("[dir]")).toBeNull();
});

test("does not count a press on a toast as a press outside a dialog", () => {
  const events = jest.fn();
  document.addEventListener("pointerdown", events);
  render(list([{ id: "one", type: "info", message: "Saved" }]));
  fireEvent.pointerDown(screen.getByText("Saved"));
  expect(events).not.toHaveBeenCalled();
  document.removeEventListener("pointerdown", events);
});

test("closes a toast and runs its action", async () => {
  const onClose = jest.fn();
  const onPress = jest.fn();
  render(
    <ToastList
      label="Notifications"
      closeLabel="Close"
      theme="dark"
      toasts={[{ id: "one", type: "error", message: "Tag create failed", action: { label: "Retry", onPress } }]}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole("listitem")).toHaveAttribute("data-theme", "dark");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledWith("one");
});

test("returns the focus when a toast is closed", async () => {
  const page = (isShown: boolean) => (
    <>
      <button type="button">Delete</button>
      <ToastList
        label="Notifications"
        closeLabel="Close"
        theme="light"
        toasts={isShown ? [{ id: "one", type: "info", message: "Deleted" }] : []}
        onClose={() => rerender(page(false))}
      />
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
});

test("shows a toast in light unless the toast or the page is dark", () => {
  const toasts: Toast[] = [
    { id: "plain", type: "info", message: "Plain" },
    { id: "dark", type: "info", message: "Dark", theme: "dark" },
  ];
  const themes = () => screen.getAllByRole("listitem").map((item) => item.getAttribute("data-theme"));
  const { rerender } = render(list(toasts));
  expect(themes()).toEqual(["light", "dark"]);
  rerender(list(toasts, { theme: "dark" }));
  expect(themes()).toEqual(["dark", "dark"]);
});

describe("a text of many lines", () => {
  /** jsdom has no layout: a text longer than one line of this test overflows its box. */
  const resizeCallbacks: (() => void)[] = [];
  beforeEach(() => {
    resizeCallbacks.length = 0;
    globalThis.ResizeObserver = class {
      constructor(private readonly notify: () => void) {}
      observe = () => void resizeCallbacks.push(this.notify);
      unobserve = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof ResizeObserver;
    jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(153);
    jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: HTMLElement) {
      return Math.max(153, (this.textContent ?? "").length);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, "ResizeObserver");
  });
  const measure = () => {
    for (const notify of resizeCallbacks) notify();
  };

  test("can take keyboard focus to scroll; a short text cannot", async () => {
    render(
      list([
        { id: "one", type: "error", message: "Saved" },
        { id: "two", type: "error", message: "x".repeat(2_000) },
      ]),
    );
    measure();
    await userEvent.tab();
    expect(screen.getAllByRole("button", { name: "Close" })[0]).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText(/^x+$/)).toHaveFocus();
    await userEvent.tab();
    expect(screen.getAllByRole("button", { name: "Close" })[1]).toHaveFocus();
  });

  test("closes on a press like any other toast", async () => {
    const onClose = jest.fn();
    render(list([{ id: "one", type: "error", message: "x".repeat(2_000) }], { onClose }));
    measure();
    await userEvent.click(screen.getByText(/^x+$/));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledWith("one");
  });
});

describe("a message being copied", () => {
  const select = (node: Node) => {
    document.getSelection()?.selectAllChildren(node);
    fireEvent(document, new Event("selectionchange"));
  };

  test("stays while its text is selected, despite click, pointer leave and timeout", () => {
    const calls = { onClose: jest.fn(), onPointerOut: jest.fn(), onFocusChange: jest.fn() };
    render(list([{ id: "one", type: "error", message: "Claim CLM-1 is not saved" }], calls));
    const text = screen.getByText("Claim CLM-1 is not saved");
    select(text);
    fireEvent.click(text);
    fireEvent.mouseLeave(screen.getByRole("listitem"));
    expect(calls.onClose).not.toHaveBeenCalled();
    expect(calls.onPointerOut).not.toHaveBeenCalled();
    expect(calls.onFocusChange.mock.calls).toEqual([["one", true]]);
    document.getSelection()?.removeAllRanges();
    fireEvent(document, new Event("selectionchange"));
    expect(calls.onFocusChange).toHaveBeenLastCalledWith("one", false);
    fireEvent.click(text);
    expect(calls.onClose).toHaveBeenCalledWith("one");
  });

  test("stays while the pointer drags a selection over its edge", () => {
    const onPointerOut = jest.fn();
    render(list([{ id: "one", type: "info", message: "Saved" }], { onPointerOut }));
    fireEvent.mouseLeave(screen.getByRole("listitem"), { buttons: 1 });
    expect(onPointerOut).not.toHaveBeenCalled();
    fireEvent.mouseLeave(screen.getByRole("listitem"));
    expect(onPointerOut).toHaveBeenCalledWith("one");
  });
});

test("places the stack above the tallest bar at the lower edge that has controls", () => {
  const footer = (top: number) => {
    const ref = { current: document.createElement("footer") };
    ref.current.getBoundingClientRect = () => new DOMRect(0, top, 100, window.innerHeight - top);
    return ref;
  };
  const under = () => document.documentElement.style.getPropertyValue("--under-toasts");
  const line = renderHook(() => useToastsAbove(footer(window.innerHeight - 36)));
  expect(under()).toBe("36px");
  const bar = renderHook(() => useToastsAbove(footer(window.innerHeight - 90)));
  expect(under()).toBe("90px");
  bar.unmount();
  expect(under()).toBe("36px");
  line.unmount();
  expect(under()).toBe("");
});
