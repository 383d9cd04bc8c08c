import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageHeader } from "../layout/page-header";
import { Avatar, initialsOf } from "../media/avatar";
import { Chip } from "./chip";
import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { LoadingBar } from "./loading-bar";
import { Notice } from "./notice";

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
