import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DataTableColumn } from "./column";
import { DataTable } from "./data-table";
import { STATIC_LIST } from "./static-list";

type Boat = { key: string; name: string };
const BOATS: Boat[] = ["Ada", "Bela", "Cora"].map((name) => ({ key: name.toLowerCase(), name }));
const COLUMNS: DataTableColumn<Boat>[] = [
  { id: "name", header: "Name", isLead: true, narrow: "lead", cell: ({ name }) => name },
  { id: "key", header: "Key", narrow: "hidden", cell: ({ key }) => key },
];
const keyOf = ({ key }: Boat) => key;
const hrefOf = ({ key }: Boat) => `/boats/${key}`;

function Boats(props: {
  currentKey: string;
  onCurrentChange: (key: string) => void;
  onRowPress?: (boat: Boat) => void;
  items?: Boat[];
}) {
  return (
    <DataTable
      {...STATIC_LIST}
      label="Boats"
      viewKey=""
      columns={COLUMNS}
      items={BOATS}
      itemKey={keyOf}
      itemHref={hrefOf}
      total={3}
      empty={null}
      isPast={({ key }) => key === "ada"}
      {...props}
    />
  );
}

beforeEach(() => {
  window.history.replaceState(null, "");
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(880);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => jest.restoreAllMocks());

const rowOf = (name: string) => screen.getByRole("link", { name }).closest("tr") as HTMLElement;

test("lets the page control the current row, and reports requested changes", async () => {
  const onCurrentChange = jest.fn();
  const { rerender } = render(<Boats currentKey="ada" onCurrentChange={onCurrentChange} onRowPress={() => {}} />);
  expect(rowOf("Ada")).toHaveAttribute("aria-current", "true");
  await userEvent.keyboard("j");
  expect(onCurrentChange).toHaveBeenLastCalledWith("bela");
  expect(rowOf("Ada")).toHaveAttribute("aria-current", "true");
  rerender(<Boats currentKey="cora" onCurrentChange={onCurrentChange} onRowPress={() => {}} />);
  expect(rowOf("Cora")).toHaveAttribute("aria-current", "true");
  expect(rowOf("Ada")).not.toHaveAttribute("aria-current");
});

test("moves the focus with the current row only if a row has the focus", () => {
  const onCurrentChange = jest.fn();
  const { rerender } = render(<Boats currentKey="ada" onCurrentChange={onCurrentChange} />);
  rerender(<Boats currentKey="bela" onCurrentChange={onCurrentChange} />);
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole("link", { name: "Bela" }).focus());
  rerender(<Boats currentKey="cora" onCurrentChange={onCurrentChange} />);
  expect(screen.getByRole("link", { name: "Cora" })).toHaveFocus();
});

test("reports a press outside the link to the page, and keeps the link", () => {
  const onRowPress = jest.fn();
  render(<Boats currentKey="ada" onCurrentChange={() => {}} onRowPress={onRowPress} />);
  fireEvent.click(screen.getByRole("cell", { name: "cora" }));
  expect(onRowPress.mock.calls).toEqual([[{ key: "cora", name: "Cora" }]]);
  expect(screen.getByRole("link", { name: "Cora" })).toHaveAttribute("href", "/boats/cora");
});

test("shows past rows in muted colors", () => {
  render(<Boats currentKey="bela" onCurrentChange={() => {}} />);
  expect(rowOf("Ada").className).toContain("past");
  expect(rowOf("Cora").className).not.toContain("past");
});

test("keeps the current row in view when the area below the list grows", () => {
  const callbacks: ResizeObserverCallback[] = [];
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      callbacks.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const original = window.ResizeObserver;
  Object.assign(window, { ResizeObserver: Observer });
  const many = Array.from({ length: 40 }, (_, index) => ({ key: `boat-${index}`, name: `Boat ${index}` }));
  render(<Boats currentKey="boat-20" onCurrentChange={() => {}} items={many} />);
  const scroller = screen.getByRole("table").parentElement as HTMLElement;
  expect(scroller.scrollTop).toBe(0);
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
  act(() => {
    for (const callback of callbacks) callback([], {} as never);
  });
  // The row ends after 21 rows of 36 px; the heading covers 32 of the 400 px.
  expect(scroller.scrollTop).toBe(21 * 36 + 32 - 400);
  Object.assign(window, { ResizeObserver: original });
});
