import { act, render, screen, within } from "@testing-library/react";
import { layOutPage } from "@/tests/support/browser-backend";
import type { JudgedRow } from "./bulk-table";
import { RowsTable } from "./rows-table";

const COUNT = 5_000;
/** Every tenth row is invalid. */
const ROWS = Array.from({ length: COUNT }, (_, index): JudgedRow => {
  const cells = { email: `p${index}@k.test`, givenName: `Given${index}`, familyName: "Family", phone: "", role: "" };
  return { number: index + 1, cells, fault: index % 10 === 0 ? { column: "email", message: "Invalid email" } : null };
});
const INVALID_COUNT = COUNT / 10;

/** Listeners of the fake media query, which answers every query alike. */
const changes = new Set<() => void>();
let isNarrow = false;
const query = {
  get matches() {
    return isNarrow;
  },
  addEventListener: (_type: string, onChange: () => void) => changes.add(onChange),
  removeEventListener: (_type: string, onChange: () => void) => changes.delete(onChange),
};

function show() {
  render(<RowsTable rows={ROWS} roles={["employee"]} onChange={() => undefined} onSkip={() => undefined} />);
  return screen.getByRole("table", { name: "Rows of the table" });
}

/** Returns the numbers of rendered rows and messages, and the height that represents the other rows. */
function measureRows() {
  const rows = [...screen.getByRole("table", { name: "Rows of the table" }).querySelectorAll("tbody > tr")];
  const spaces = rows.map((row) => Number.parseFloat(row.querySelector("td")?.style.height ?? ""));
  return {
    drawn: rows.filter((row) => row.hasAttribute("aria-rowindex")).length,
    messages: rows.filter(({ textContent }) => textContent?.startsWith("Email: ")).length,
    undrawn: spaces.reduce((sum, height) => sum + (Number.isNaN(height) ? 0 : height), 0),
  };
}

function expectHeights(row: number, message: number) {
  const { drawn, messages, undrawn } = measureRows();
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
  expect(messages).toBeGreaterThan(0);
  expect(undrawn).toBe((COUNT - drawn) * row + (INVALID_COUNT - messages) * message);
}

beforeEach(() => {
  layOutPage(600);
  Object.assign(window, { matchMedia: () => query });
});
afterEach(() => {
  Reflect.deleteProperty(window, "matchMedia");
  jest.restoreAllMocks();
});

test("rows out of view have the height that they have in view, also after the screen is rotated", () => {
  isNarrow = true;
  show();
  expectHeights(105, 44);
  isNarrow = false;
  act(() => {
    for (const notify of changes) notify();
  });
  expectHeights(40, 32);
});

test("rows stacked as lines are still a table with rows, headings and cells", () => {
  isNarrow = true;
  const table = show();
  expect(table).toHaveAttribute("role", "table");
  const headings = [...table.querySelectorAll("thead th")];
  expect(headings.map((heading) => [heading.getAttribute("role"), heading.textContent])).toEqual(
    ["Row", "Email", "First name", "Last name", "Phone", "Role", "Skip"].map((text) => ["columnheader", text]),
  );
  const first = within(table).getAllByRole("row")[1];
  if (!first) throw new Error("There is no row.");
  expect(first).toHaveAttribute("role", "row");
  expect([...first.children].map((cell) => cell.getAttribute("role"))).toEqual(Array(7).fill("cell"));
  expect(within(first).getByRole("textbox", { name: "Email of row 1" })).toHaveAccessibleDescription("Invalid email");
  expect(within(first).getByRole("button", { name: "Skip row 1" })).toBeVisible();
});
