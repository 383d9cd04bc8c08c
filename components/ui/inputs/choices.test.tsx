import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Tabs } from "../layout/tabs";
import { Checkbox } from "./checkbox";
import { Segmented, SegmentedLinks } from "./segmented";

const THEMES = [
  { value: "a", label: "Light" },
  { value: "b", label: "Dark" },
  { value: "c", label: "System" },
] as const;

function Page() {
  const [value, setValue] = useState<"a" | "b" | "c">("a");
  return <Segmented label="Theme" value={value} onValueChange={setValue} options={THEMES} />;
}

test("chooses a segment by press and by arrow key", async () => {
  render(<Page />);
  expect(screen.getByRole("radiogroup", { name: "Theme" })).toBeInTheDocument();
  await userEvent.click(screen.getByText("Dark"));
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
});

test("renders a switch between pages as links", () => {
  render(
    <SegmentedLinks
      label="Insured"
      links={[
        { href: "/policies", label: "Policies", isCurrent: true },
        { href: "/inspections", label: "Inspections", isCurrent: false },
      ]}
    />,
  );
  expect(screen.getByRole("link", { name: "Policies" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Inspections" })).toHaveAttribute("href", "/inspections");
});

test("renders tabs as links with their counts", () => {
  render(<Tabs label="Lists" tabs={[{ href: "/active", label: "Active", count: "1,284", isCurrent: true }]} />);
  expect(screen.getByRole("navigation", { name: "Lists" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Active 1,284" })).toHaveAttribute("aria-current", "page");
});

test("shows the indeterminate state of a checkbox", () => {
  const { rerender } = render(<Checkbox label="All rows" checked={false} readOnly isIndeterminate />);
  expect(screen.getByRole("checkbox", { name: "All rows" })).toBePartiallyChecked();
  rerender(<Checkbox label="All rows" checked readOnly />);
  expect(screen.getByRole("checkbox", { name: "All rows" })).toBeChecked();
});
