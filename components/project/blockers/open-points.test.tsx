import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OpenPoints } from "./open-points";
import type { OpenPoint } from "./review-checks";

const points = (count: number): OpenPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    glyph: "image",
    tone: "warn",
    fact: `Fact ${index}`,
    why: "Why",
    link: { label: "Open", href: `/room/${index}` },
  }));
const lines = () => within(screen.getByRole("list", { name: "Open items" })).getAllByRole("listitem");

test("folds a long list, and shows all of it on request", async () => {
  render(<OpenPoints geometry={0} checks={{ open: points(9), passed: [] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(6);
  await userEvent.click(screen.getByRole("button", { name: "3 more" }));
  expect(lines()).toHaveLength(9);
  expect(screen.queryByRole("button")).toBeNull();
});

test("does not fold a single line", () => {
  render(<OpenPoints geometry={0} checks={{ open: points(7), passed: ["Passed"] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(7);
  expect(screen.getByText("1 check passed")).toBeInTheDocument();
});

test('does not report "no open items" while the geometry is being checked', () => {
  const checks = { open: [], passed: [] };
  const { rerender } = render(<OpenPoints geometry="reading" checks={checks} onReadAgain={async () => {}} />);
  expect(screen.getByText("Checking geometry")).toBeInTheDocument();
  expect(screen.queryByText("No open items.")).toBeNull();
  rerender(<OpenPoints geometry={0} checks={checks} onReadAgain={async () => {}} />);
  expect(screen.getByText("No open items.")).toBeInTheDocument();
});
