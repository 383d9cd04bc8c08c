import { act, fireEvent, render, screen } from "@testing-library/react";
import { ALERT_ICON_NAMES } from "@/lib/client/alerts/alert-icon-name";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { AlertsViewport } from "./alerts-viewport";

const here = { path: "/insured/policies" };
jest.mock("next/navigation", () => ({ usePathname: () => here.path }));

beforeEach(() => {
  jest.useFakeTimers();
  here.path = "/insured/policies";
});
afterEach(() => {
  act(() => clearAlert());
  jest.useRealTimers();
});
const toast = () => screen.queryByRole("listitem");
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test("an alert closes after 5 seconds", () => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "success", message: "Saved" }));
  wait(4_999);
  expect(toast()).toHaveTextContent("Saved");
  wait(1);
  expect(toast()).not.toBeInTheDocument();
});

test("a persistent alert stays until it is pressed", () => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "error", message: "Your session has expired.", isPersistent: true }));
  wait(60_000);
  fireEvent.mouseEnter(screen.getByRole("listitem"));
  fireEvent.mouseLeave(screen.getByRole("listitem"));
  expect(toast()).toHaveTextContent("Your session has expired.");
  fireEvent.click(screen.getByRole("button", { name: "Close notification" }));
  expect(toast()).not.toBeInTheDocument();
});

test("an alert's button acts and closes the alert, even with the pointer over the alert", () => {
  const onClick = jest.fn();
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "error", message: "Not saved", buttonProps: { label: "Retry", onClick } }));
  fireEvent.mouseEnter(screen.getByRole("listitem"));
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(toast()).not.toBeInTheDocument();
});

test("moving the pointer away from an alert closes the alert", () => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "info", message: "Uploaded" }));
  fireEvent.mouseEnter(screen.getByRole("listitem"));
  wait(1_000);
  expect(toast()).toHaveTextContent("Uploaded");
  fireEvent.mouseLeave(screen.getByRole("listitem"));
  expect(toast()).not.toBeInTheDocument();
});

test("an alert's time runs while the pointer is over the alert", () => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "info", message: "Uploaded" }));
  fireEvent.mouseEnter(screen.getByRole("listitem"));
  wait(5_000);
  expect(toast()).not.toBeInTheDocument();
});

test("F8 focuses the last alert from anywhere, and closing it returns focus", () => {
  render(
    <>
      <button type="button">Delete</button>
      <AlertsViewport />
    </>,
  );
  screen.getByRole("button", { name: "Delete" }).focus();
  act(() => void showAlert({ type: "info", message: "A", isPersistent: true }));
  act(() => void showAlert({ type: "info", message: "B", buttonProps: { label: "Undo", onClick: () => {} } }));
  fireEvent.keyDown(document.body, { key: "F8" });
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
});

test("every field of an alert is shown", () => {
  render(<AlertsViewport />);
  act(
    () =>
      void showAlert({
        type: "success",
        message: "Deleted",
        customIconName: "trash",
        theme: "dark",
        alertClassName: "wide",
        buttonProps: { label: "Undo", onClick: () => {} },
      }),
  );
  expect(toast()).toHaveAttribute("data-theme", "dark");
  expect(toast()).toHaveClass("wide");
  expect(toast()?.querySelector(".lucide-trash-2")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
});

test.each(["success", "info", "warning", "error"] as const)("%s alerts are light by default, with an icon", (type) => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type, message: "Said" }));
  expect(toast()).toHaveAttribute("data-theme", "light");
  expect(toast()?.querySelectorAll("svg")).toHaveLength(2);
});

test.each(ALERT_ICON_NAMES)("the custom icon %s replaces the icon of the alert's type", (customIconName) => {
  render(<AlertsViewport />);
  const icon = () => toast()?.querySelector("svg")?.innerHTML;
  act(() => void showAlert({ type: "info", message: "Said" }));
  const typeIcon = icon();
  act(() => void showAlert({ type: "info", message: "Said", customIconName }));
  expect(toast()?.querySelectorAll("svg")).toHaveLength(2);
  expect(icon()).not.toBe(typeIcon);
});

test("an alert's time stops while the alert has focus, and starts over afterward", () => {
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "info", message: "Uploaded" }));
  const close = screen.getByRole("button", { name: "Close notification" });
  act(() => close.focus());
  wait(60_000);
  expect(toast()).toHaveTextContent("Uploaded");
  act(() => close.blur());
  wait(4_999);
  expect(toast()).toHaveTextContent("Uploaded");
  wait(1);
  expect(toast()).not.toBeInTheDocument();
});

test("alerts are dark on scan-viewer paths", () => {
  here.path = "/insured/overview/ins-1/prj-1/scan-viewer";
  render(<AlertsViewport />);
  act(() => void showAlert({ type: "info", message: "Imported" }));
  expect(toast()).toHaveAttribute("data-theme", "dark");
});
