import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DataTableColumn } from "./column";
import { DataTable } from "./data-table";
import { WHOLE_LIST } from "./whole-list";

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
      {...WHOLE_LIST}
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

test("the page decides which row is the current one, and hears which one should be", async () => {
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

test("the focus goes along from row to row, and comes from nowhere else", () => {
  const onCurrentChange = jest.fn();
  const { rerender } = render(<Boats currentKey="ada" onCurrentChange={onCurrentChange} />);
  rerender(<Boats currentKey="bela" onCurrentChange={onCurrentChange} />);
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole("link", { name: "Bela" }).focus());
  rerender(<Boats currentKey="cora" onCurrentChange={onCurrentChange} />);
  expect(screen.getByRole("link", { name: "Cora" })).toHaveFocus();
});

test("a press beside the link is the page's; the link stays one", () => {
  const onRowPress = jest.fn();
  render(<Boats currentKey="ada" onCurrentChange={() => {}} onRowPress={onRowPress} />);
  fireEvent.click(screen.getByRole("cell", { name: "cora" }));
  expect(onRowPress.mock.calls).toEqual([[{ key: "cora", name: "Cora" }]]);
  expect(screen.getByRole("link", { name: "Cora" })).toHaveAttribute("href", "/boats/cora");
});

test("what is done with stands back", () => {
  render(<Boats currentKey="bela" onCurrentChange={() => {}} />);
  expect(rowOf("Ada").className).toContain("past");
  expect(rowOf("Cora").className).not.toContain("past");
});

test("the current row stays in sight where what stands below the list grows", () => {
  const told: ResizeObserverCallback[] = [];
  class Observer {
    constructor(callback: ResizeObserverCallback) {
      told.push(callback);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const before = window.ResizeObserver;
  Object.assign(window, { ResizeObserver: Observer });
  const many = Array.from({ length: 40 }, (_, at) => ({ key: `boat-${at}`, name: `Boat ${at}` }));
  render(<Boats currentKey="boat-20" onCurrentChange={() => {}} items={many} />);
  const scroller = screen.getByRole("table").parentElement as HTMLElement;
  expect(scroller.scrollTop).toBe(0);
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
  act(() => {
    for (const tell of told) tell([], {} as never);
  });
  // Its end is at 21 rows of 36; of the 400 the heading covers 32.
  expect(scroller.scrollTop).toBe(21 * 36 + 32 - 400);
  Object.assign(window, { ResizeObserver: before });
});
