import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DENSITIES, type Density } from "@/lib/density";
import type { DataTableColumn } from "./column";
import { DataTable, type DataTableProps } from "./data-table";
import { computeRowWindow } from "./row-window";
import { STATIC_LIST } from "./static-list";

type Person = { key: string; name: string; town: string };

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ key: `p-${index}`, name: `Person ${index}`, town: `Town ${index}` }));

const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", isLead: true, isSortable: true, narrow: "lead", cell: ({ name }) => name },
  { id: "town", header: "Town", isSortable: true, isDescendingFirst: true, narrow: "second", cell: ({ town }) => town },
  { id: "note", header: "Note", narrow: "hidden", cell: () => "–" },
];

const keyOf = ({ key }: Person) => key;
const hrefOf = ({ key }: Person) => (key === "p-2" ? null : `/people/${key}`);

function propsWith(change: Partial<DataTableProps<Person>>): DataTableProps<Person> {
  return {
    ...STATIC_LIST,
    label: "People",
    viewKey: "",
    columns,
    items: people(3),
    itemKey: keyOf,
    itemHref: hrefOf,
    total: 3,
    density: "comfortable",
    sort: { columnId: "name", isDescending: false },
    empty: <p>Nobody is here.</p>,
    ...change,
  };
}

const scrollerOf = () => screen.getByRole("table").parentElement as HTMLElement;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(880);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
  window.history.replaceState(null, "");
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("renders a table with row counts, row indexes and links", () => {
  render(<DataTable {...propsWith({ total: 1284 })} />);
  const table = screen.getByRole("table", { name: "People" });
  expect(table).toHaveAttribute("aria-rowcount", "1285");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Name", "Town", "Note"]);
  expect(screen.getByRole("link", { name: "Person 1" })).toHaveAttribute("href", "/people/p-1");
  expect(screen.getByRole("row", { name: /Person 1/ })).toHaveAttribute("aria-rowindex", "3");
  expect(screen.queryByRole("link", { name: "Person 2" })).toBeNull();
});

test("draws ten thousand rows with fewer than 1,200 nodes at any scroll position", () => {
  const { container } = render(<DataTable {...propsWith({ items: people(10_000), total: 10_000 })} />);
  expect(container.querySelectorAll("*").length).toBeLessThan(1200);
  const scroller = scrollerOf();
  act(() => {
    scroller.scrollTop = 44 * 5_000;
    fireEvent.scroll(scroller);
  });
  expect(screen.getByRole("link", { name: "Person 5000" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Person 0" })).toBeNull();
  expect(container.querySelectorAll("*").length).toBeLessThan(1200);
});

test.each(Object.entries(DENSITIES))(
  "gives rows of density %s its height, and draws as many as fill the view",
  (density, { rowHeight }) => {
    render(<DataTable {...propsWith({ items: people(1_000), total: 1_000, density: density as Density })} />);
    const table = screen.getByRole("table");
    expect(table.style.getPropertyValue("--row")).toBe(`${rowHeight}px`);
    const lastRow = table.querySelectorAll("[data-index]").length - 1;
    expect(lastRow).toBe(computeRowWindow({ top: 0, height: 880, rowHeight, count: 1_000 }).last);
  },
);

test("keeps the lead column's heading over its cells in a sideways scroll", () => {
  render(<DataTable {...propsWith({})} />);
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveClass("leadHead");
  expect(screen.getByRole("columnheader", { name: "Town" })).not.toHaveClass("leadHead");
  expect(screen.getByRole("cell", { name: "Person 1" })).toHaveClass("leadCell");
});

test("sorts by a heading, announces the order, and starts in the column's default direction", async () => {
  const onSortChange = jest.fn();
  render(<DataTable {...propsWith({ onSortChange })} />);
  expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getByRole("columnheader", { name: "Town" })).not.toHaveAttribute("aria-sort");
  expect(screen.queryByRole("button", { name: "Note" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: "name", isDescending: true });
  await userEvent.click(screen.getByRole("button", { name: "Town" }));
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: "town", isDescending: true });
});

test("loads more rows near the end, once, and not after a failure", () => {
  const onLoadMore = jest.fn();
  const more = { items: people(100), total: 300, hasMore: true, onLoadMore };
  const { rerender } = render(<DataTable {...propsWith(more)} />);
  expect(onLoadMore).not.toHaveBeenCalled();
  const scroller = scrollerOf();
  act(() => {
    scroller.scrollTop = 44 * 80;
    fireEvent.scroll(scroller);
  });
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  rerender(<DataTable {...propsWith({ ...more, isLoadingMore: true })} />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading more");
  rerender(<DataTable {...propsWith({ ...more, error: "Insured not found!" })} />);
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

test("moves with j and k from anywhere and with arrows inside, and focuses the link", async () => {
  render(<DataTable {...propsWith({ items: people(40), total: 40 })} />);
  await userEvent.keyboard("j");
  expect(screen.getByRole("link", { name: "Person 0" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{PageDown}k");
  expect(screen.getByRole("link", { name: "Person 10" })).toHaveFocus();
  await userEvent.keyboard("{Home}");
  expect(screen.getByRole("link", { name: "Person 0" })).toHaveFocus();
});

test("ignores keys while typing", async () => {
  render(
    <>
      <input aria-label="Search" />
      <DataTable {...propsWith({})} />
    </>,
  );
  await userEvent.type(screen.getByRole("textbox"), "jk");
  expect(screen.getByRole("textbox")).toHaveFocus();
  expect(screen.getByRole("textbox")).toHaveValue("jk");
});

test("keeps the focus on the current row while it is out of view", async () => {
  render(<DataTable {...propsWith({ items: people(1_000), total: 1_000 })} />);
  await userEvent.keyboard("jj");
  const scroller = scrollerOf();
  act(() => {
    scroller.scrollTop = 44 * 600;
    fireEvent.scroll(scroller);
  });
  expect(screen.getByRole("link", { name: "Person 1" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Person 600" })).toBeInTheDocument();
});

test("treats a press on a cell as a press on the row's link, with its modifier keys", () => {
  render(<DataTable {...propsWith({})} />);
  const presses: [string | null, boolean][] = [];
  const recordPress = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest("a");
    if (!link) return;
    event.preventDefault();
    presses.push([link.getAttribute("href"), event.metaKey]);
  };
  document.addEventListener("click", recordPress, { capture: true });
  fireEvent.click(screen.getByRole("cell", { name: "Town 1" }), { metaKey: true });
  fireEvent.click(screen.getByRole("cell", { name: "Town 2" }));
  document.removeEventListener("click", recordPress, { capture: true });
  expect(presses).toEqual([["/people/p-1", true]]);
});

test("restores the scroll position and the focused row on Back", async () => {
  const first = render(<DataTable {...propsWith({ items: people(1_000), total: 1_000 })} />);
  jest.useFakeTimers();
  const scroller = scrollerOf();
  act(() => {
    scroller.scrollTop = 44 * 200;
    fireEvent.scroll(scroller);
  });
  act(() => screen.getByRole("link", { name: "Person 203" }).focus());
  act(() => {
    fireEvent.click(scroller);
  });
  jest.useRealTimers();
  first.unmount();
  render(<DataTable {...propsWith({ items: people(1_000), total: 1_000 })} />);
  const again = scrollerOf();
  expect(again.scrollTop).toBe(8800);
  act(() => {
    fireEvent.scroll(again);
  });
  expect(screen.getByRole("link", { name: "Person 203" })).toHaveFocus();
});

test("focuses the row after a deleted one on Back, or the last row", () => {
  const leaveAt = (name: string) => {
    const list = render(<DataTable {...propsWith({ items: people(6), total: 6 })} />);
    act(() => screen.getByRole("link", { name }).focus());
    fireEvent.click(scrollerOf());
    list.unmount();
  };
  const without = (key: string) => people(6).filter((one) => one.key !== key);
  leaveAt("Person 3");
  const again = render(<DataTable {...propsWith({ items: without("p-3"), total: 5 })} />);
  expect(screen.getByRole("link", { name: "Person 4" })).toHaveFocus();
  again.unmount();
  leaveAt("Person 5");
  render(<DataTable {...propsWith({ items: without("p-5"), total: 5 })} />);
  expect(screen.getByRole("link", { name: "Person 4" })).toHaveFocus();
});

test("starts another view at the top", () => {
  const { rerender } = render(<DataTable {...propsWith({ items: people(1_000), total: 1_000 })} />);
  scrollerOf().scrollTop = 3_000;
  rerender(<DataTable {...propsWith({ items: people(1_000), total: 1_000, viewKey: "-name" })} />);
  expect(scrollerOf().scrollTop).toBe(0);
});

test("shows skeleton rows after 150 ms, and keeps previous rows while others load", () => {
  jest.useFakeTimers();
  const { rerender } = render(<DataTable {...propsWith({ items: [], total: null, isLoading: true })} />);
  const table = screen.getByRole("table");
  expect(table).toHaveAttribute("aria-rowcount", "-1");
  expect(table.querySelectorAll("tbody[aria-hidden] tr")).toHaveLength(0);
  act(() => {
    jest.advanceTimersByTime(150);
  });
  expect(table.querySelectorAll("tbody[aria-hidden] tr")).toHaveLength(16);
  expect(screen.queryByText("Nobody is here.")).toBeNull();
  rerender(<DataTable {...propsWith({})} />);
  act(() => {
    jest.advanceTimersByTime(300);
  });
  expect(table.querySelectorAll("tbody[aria-hidden] tr")).toHaveLength(0);
  rerender(<DataTable {...propsWith({ items: [], isLoading: true })} />);
  expect(screen.getByRole("link", { name: "Person 0" })).toBeInTheDocument();
  expect(table).toHaveAttribute("aria-busy", "true");
});

test("shows a message for an empty list, and Retry above the previous rows after a failure", async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<DataTable {...propsWith({ items: [], total: 0 })} />);
  expect(screen.getByText("Nobody is here.")).toBeInTheDocument();
  rerender(<DataTable {...propsWith({ items: [], total: null, error: "Insured not found!", onRetry })} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Insured not found!");
  expect(screen.queryByText("Nobody is here.")).toBeNull();
  rerender(<DataTable {...propsWith({ error: "Insured not found!", onRetry })} />);
  expect(screen.getByRole("link", { name: "Person 0" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
