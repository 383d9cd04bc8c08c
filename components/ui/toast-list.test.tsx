import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Toast } from "./toast-item";
import { ToastList } from "./toast-list";

const list = (toasts: Toast[], change: Partial<Parameters<typeof ToastList>[0]> = {}) => (
  <ToastList label="Notifications" closeLabel="Close" theme="light" toasts={toasts} onClose={() => {}} {...change} />
);

test.each([
  ["success", "polite"],
  ["info", "polite"],
  ["warning", "assertive"],
  ["error", "assertive"],
] as const)("%s is announced in a region that stood there before, %s", (type, politeness) => {
  const { rerender } = render(list([]));
  const regions = screen.getAllByRole("list");
  expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual(["polite", "assertive"]);
  rerender(list([{ id: "one", type, message: "Said" }]));
  const region = screen.getByText("Said").closest("ol");
  expect(regions).toContain(region);
  expect(region).toHaveAttribute("aria-live", politeness);
  expect(screen.getByRole("listitem")).toHaveAttribute("aria-atomic", "true");
});

test("markup in a message is text", () => {
  render(list([{ id: "one", type: "info", message: '<img src=x onerror="alert(1)">' }]));
  expect(screen.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

test("a name that it begins with turns no sentence round: it runs as the page does", () => {
  render(list([{ id: "one", type: "info", message: "شركة التأمين الأهلية is deleted." }]));
  expect(screen.getByText("شركة التأمين الأهلية is deleted.").closest("[dir]")).toBeNull();
});

test("a press on a toast is no press outside a dialog, which would close it", () => {
  const heard = jest.fn();
  document.addEventListener("pointerdown", heard);
  render(list([{ id: "one", type: "info", message: "Saved" }]));
  fireEvent.pointerDown(screen.getByText("Saved"));
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener("pointerdown", heard);
});

test("a toast can be closed and acted on", async () => {
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

test("the focus goes back to where it was when a toast is closed", async () => {
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

test("a toast is light unless it, or the page, asks for a dark one", () => {
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
  /** As the browser lays it out: a text of more letters than a line of this test has is higher than its box. */
  const told: (() => void)[] = [];
  beforeEach(() => {
    told.length = 0;
    globalThis.ResizeObserver = class {
      constructor(private readonly tell: () => void) {}
      observe = () => void told.push(this.tell);
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
    for (const tell of told) tell();
  };

  test("can be reached by keyboard, to be scrolled; a short one is no stop", async () => {
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

  test("is closed by a press on it, like every other", async () => {
    const onClose = jest.fn();
    render(list([{ id: "one", type: "error", message: "x".repeat(2_000) }], { onClose }));
    measure();
    await userEvent.click(screen.getByText(/^x+$/));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledWith("one");
  });
});
