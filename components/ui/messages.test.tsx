import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Avatar, initialsOf } from "./avatar";
import { Chip } from "./chip";
import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { LoadingBar } from "./loading-bar";
import { Notice } from "./notice";
import { PageHeader } from "./page-header";
import { ToastList } from "./toast-list";

test("a failure is announced and can be tried again", async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="Insured not found!" onRetry={onRetry} />);
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("Insured not found!");
  await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("an empty state is one sentence and one action", () => {
  render(<EmptyState sentence="No insured matches." action={<button type="button">Clear filters</button>} />);
  expect(screen.getByText("No insured matches.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Clear filters" })).toBeInTheDocument();
});

test("a notice is a status, an urgent one an alert", () => {
  const { rerender } = render(<Notice tone="warn">Working offline</Notice>);
  expect(screen.getByRole("status")).toHaveTextContent("Working offline");
  rerender(
    <Notice tone="bad" isUrgent>
      Incorrect code
    </Notice>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Incorrect code");
});

test("a page has one heading, under the way up to it", () => {
  render(<PageHeader title="Marisol Figueroa" crumbs={[{ href: "/insured", label: "Insured" }]} />);
  expect(screen.getByRole("heading", { level: 1, name: "Marisol Figueroa" })).toBeInTheDocument();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Insured" })).toHaveAttribute("href", "/insured");
  expect(within(crumbs).getByText("Marisol Figueroa")).toHaveAttribute("aria-current", "page");
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
  expect(screen.getByRole("alert")).toHaveTextContent("Tag create failed");
  expect(screen.getByRole("listitem")).toHaveAttribute("data-theme", "dark");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledWith("one");
});

test("the loading bar is a progress bar with a name", () => {
  render(<LoadingBar label="Reticulating splines" />);
  expect(screen.getByRole("progressbar", { name: "Reticulating splines" })).toBeInTheDocument();
});

test("a chip shows its word", () => {
  render(<Chip tone="ok">Delivered</Chip>);
  expect(screen.getByText("Delivered")).toBeInTheDocument();
});

test.each([
  ["Dana Whitfield", "DW"],
  ["Hector & Ana Villanueva", "HV"],
  ["élodie", "É"],
  ["", ""],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  render(<Avatar name={name} />);
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
