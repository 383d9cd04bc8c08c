import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OpenPoints } from "./open-points";
import type { OpenPoint } from "./review-checks";

const points = (count: number): OpenPoint[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    glyph: "image",
    tone: "warn",
    fact: `Fact ${at}`,
    why: "Why",
    link: { label: "Open", href: `/room/${at}` },
  }));
const lines = () => within(screen.getByRole("list", { name: "What is open" })).getAllByRole("listitem");

test("a long list stands folded, and opens whole", async () => {
  render(<OpenPoints geometry={0} checks={{ open: points(9), passed: [] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(6);
  await userEvent.click(screen.getByRole("button", { name: "3 more" }));
  expect(lines()).toHaveLength(9);
  expect(screen.queryByRole("button")).toBeNull();
});

test("nothing is folded for the sake of one line", () => {
  render(<OpenPoints geometry={0} checks={{ open: points(7), passed: ["Passed"] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(7);
  expect(screen.getByText("1 check passed")).toBeInTheDocument();
});

test("while the geometry is still looked at, nobody is told that nothing is open", () => {
  const checks = { open: [], passed: [] };
  const { rerender } = render(<OpenPoints geometry="reading" checks={checks} onReadAgain={async () => {}} />);
  expect(screen.getByText("The geometry is being checked.")).toBeInTheDocument();
  expect(screen.queryByText("Nothing is open here.")).toBeNull();
  rerender(<OpenPoints geometry={0} checks={checks} onReadAgain={async () => {}} />);
  expect(screen.getByText("Nothing is open here.")).toBeInTheDocument();
});
