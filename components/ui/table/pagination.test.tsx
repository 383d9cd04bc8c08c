import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { useState } from "react";
import { countPages, listPageSlots, type PageSlot } from "./page-slots";
import { Pagination, type PaginationProps } from "./pagination";

function renderPages(change: Partial<PaginationProps> = {}) {
  const onPageChange = jest.fn();
  const props = { label: "Report rows", page: 2, perPage: 25, total: 1284, onPageChange, ...change };
  render(<Pagination {...props} />);
  return onPageChange;
}
const button = (name: string) => screen.getByRole("button", { name });

test("shows the row range and the current page", () => {
  renderPages();
  expect(screen.getByText("26–50 of 1,284")).toBeInTheDocument();
  const pages = within(screen.getByRole("navigation", { name: "Pages of Report rows" }));
  expect(pages.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  expect(pages.getAllByRole("button").map((one) => one.textContent)).toEqual(["", "1", "2", "3", "4", "5", "52", ""]);
});

test.each([
  ["the last page is not full", { page: 52 }, "1,276–1,284 of 1,284"],
  ["the page is past the end", { page: 99 }, "1,276–1,284 of 1,284"],
  ["the list is empty", { page: 1, total: 0 }, "0 of 0"],
])("shows the row range if %s", (_name, change, text) => {
  renderPages(change);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("opens the next, the previous and a chosen page, and ignores the current page", async () => {
  const onPageChange = renderPages();
  await userEvent.click(button("Next page"));
  await userEvent.click(button("Previous page"));
  await userEvent.click(button("Page 52"));
  await userEvent.click(button("Page 2"));
  expect(onPageChange.mock.calls).toEqual([[3], [1], [52]]);
});

test("steps with arrows, Home and End while a page has the focus", async () => {
  const onPageChange = renderPages();
  button("Page 2").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{End}{Home}");
  expect(onPageChange.mock.calls).toEqual([[3], [1], [52], [1]]);
});

function Pages({ start }: { start: number }) {
  const [page, setPage] = useState(start);
  return (
    <>
      <Pagination label="Report rows" page={page} perPage={25} total={1284} onPageChange={setPage} />
      <input aria-label="Page" onChange={(event) => setPage(Number(event.target.value))} />
    </>
  );
}

test.each([
  [2, "{ArrowRight>3/}", "Page 5"],
  [5, "{ArrowRight}{ArrowRight}", "Page 7"],
  [50, "{ArrowLeft}{ArrowLeft}{ArrowLeft}", "Page 47"],
  [30, "{Home}", "Page 1"],
  [30, "{End}", "Page 52"],
  [30, "{End}{Home}{ArrowRight}", "Page 2"],
])("moves the focus from page %d by %s to %s", async (start, keys, name) => {
  render(<Pages start={start} />);
  button(`Page ${start}`).focus();
  await userEvent.keyboard(keys);
  expect(button(name)).toHaveAttribute("aria-current", "page");
  expect(button(name)).toHaveFocus();
});

test("takes no focus when a page opens without a key", async () => {
  render(<Pages start={2} />);
  button("Page 2").focus();
  await userEvent.keyboard("{ArrowRight}");
  const field = screen.getByRole("textbox", { name: "Page" });
  field.focus();
  fireEvent.change(field, { target: { value: "9" } });
  expect(button("Page 9")).toHaveAttribute("aria-current", "page");
  expect(field).toHaveFocus();
});

test("does not take the focus back if it has moved while a page loaded", async () => {
  const props = { label: "Report rows", perPage: 25, total: 1284, onPageChange: jest.fn() };
  const { rerender } = render(<Pagination {...props} page={2} />);
  button("Page 2").focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(props.onPageChange).toHaveBeenCalledWith(3);
  const elsewhere = document.body.appendChild(document.createElement("input"));
  elsewhere.focus();
  rerender(<Pagination {...props} page={3} />);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test.each([
  ["Previous page", { page: 1 }, "This is the first page"],
  ["Next page", { page: 52 }, "This is the last page"],
  ["Next page", { isLoading: true }, "The page is loading"],
])("blocks the %s button, keeps the button reachable and shows why", async (name, change, reason) => {
  const onPageChange = renderPages(change);
  expect(button(name)).toHaveAttribute("aria-disabled", "true");
  await userEvent.tab();
  while (document.activeElement !== button(name)) await userEvent.tab();
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
  await userEvent.keyboard("{Enter}");
  expect(onPageChange).not.toHaveBeenCalled();
});

test("changes the rows per page", async () => {
  const onPerPageChange = jest.fn();
  renderPages({ perPageOptions: [25, 50], onPerPageChange });
  await userEvent.click(button("25 per page"));
  await userEvent.click(screen.getByRole("menuitemradio", { name: "50 per page" }));
  expect(onPerPageChange).toHaveBeenCalledWith(50);
});

const slotsText = (slots: PageSlot[]) => slots.map((slot) => ("page" in slot ? slot.page : "…")).join(" ");
test.each([
  [1, 1, "1"],
  [3, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 52, "1 2 3 4 5 … 52"],
  [5, 52, "1 … 4 5 6 … 52"],
  [49, 52, "1 … 48 49 50 51 52"],
  [52, 52, "1 … 48 49 50 51 52"],
])("offers for page %d of %d the slots %s", (page, count, text) => {
  expect(slotsText(listPageSlots(page, count))).toBe(text);
});

test("always offers first, last and current page in at most seven slots, with no gap for a single page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), (count, seed) => {
      const page = 1 + (seed % count);
      const slots = listPageSlots(page, count);
      const pages = slots.flatMap((slot) => ("page" in slot ? [slot.page] : []));
      expect(slots.length).toBeLessThanOrEqual(7);
      for (const one of [1, page, count]) expect(pages).toContain(one);
      expect([...pages].sort((a, b) => a - b)).toEqual(pages);
      slots.forEach((slot, index) => {
        const next = slots[index + 1];
        if ("gapAfter" in slot && next && "page" in next) expect(next.page - slot.gapAfter).toBeGreaterThan(2);
      });
    }),
  );
});

test("shows one page for an empty list", () => {
  expect([countPages(0, 25), countPages(25, 25), countPages(26, 25)]).toEqual([1, 1, 2]);
});
