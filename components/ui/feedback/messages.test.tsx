import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageHeader } from "../layout/page-header";
import { Avatar, getInitials } from "../media/avatar";
import { Chip } from "./chip";
import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { LoadingBar } from "./loading-bar";
import { Notice } from "./notice";

test("announces a failure and offers a retry", async () => {
  const onRetry = jest.fn();
  render(<ErrorState message="Insured not found!" onRetry={onRetry} />);
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("Insured not found!");
  await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("shows one sentence and one action in an empty state", () => {
  render(<EmptyState sentence="No insured matches." action={<button type="button">Clear filters</button>} />);
  expect(screen.getByText("No insured matches.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Clear filters" })).toBeInTheDocument();
});

test("renders a notice as a status, an urgent one as an alert", () => {
  const { rerender } = render(<Notice tone="warn">Working offline</Notice>);
  expect(screen.getByRole("status")).toHaveTextContent("Working offline");
  rerender(
    <Notice tone="bad" isUrgent>
      Incorrect code
    </Notice>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Incorrect code");
});

test("shows one heading under the breadcrumbs", () => {
  render(<PageHeader title="Marisol Figueroa" crumbs={[{ href: "/insured", label: "Insured" }]} />);
  expect(screen.getByRole("heading", { level: 1, name: "Marisol Figueroa" })).toBeInTheDocument();
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Insured" })).toHaveAttribute("href", "/insured");
  expect(within(crumbs).getByText("Marisol Figueroa")).toHaveAttribute("aria-current", "page");
});

test("names the loading bar as a progress bar", () => {
  render(<LoadingBar label="Reticulating splines" />);
  expect(screen.getByRole("progressbar", { name: "Reticulating splines" })).toBeInTheDocument();
});

test("shows a chip's text", () => {
  render(<Chip tone="ok">Delivered</Chip>);
  expect(screen.getByText("Delivered")).toBeInTheDocument();
});

test.each([
  ["Dana Whitfield", "DW"],
  ["Hector & Ana Villanueva", "HV"],
  ["élodie", "É"],
  ["", ""],
])("shortens %s to the initials %s", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
  render(<Avatar name={name} />);
});
