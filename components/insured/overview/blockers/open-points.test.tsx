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
  render(<OpenPoints checks={{ open: points(9), passed: [] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(6);
  await userEvent.click(screen.getByRole("button", { name: "3 more" }));
  expect(lines()).toHaveLength(9);
  expect(screen.queryByRole("button")).toBeNull();
});

test("nothing is folded for the sake of one line", () => {
  render(<OpenPoints checks={{ open: points(7), passed: ["Passed"] }} onReadAgain={async () => {}} />);
  expect(lines()).toHaveLength(7);
  expect(screen.getByText("1 check passed")).toBeInTheDocument();
});
