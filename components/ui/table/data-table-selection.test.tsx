import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuItem } from "../menus/menu";
import type { DataTableColumn } from "./column";
import { DataTable, type DataTableProps } from "./data-table";
import { STATIC_LIST } from "./static-list";
import { useRowSelection } from "./use-row-selection";

type Person = { key: string; name: string };
const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ key: `p-${index}`, name: `Person ${index}` }));
const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", isLead: true, isSortable: true, narrow: "lead", cell: ({ name }) => name },
  { id: "note", header: "Note", narrow: "hidden", cell: () => "–" },
];
const keyOf = ({ key }: Person) => key;
const hrefOf = ({ key }: Person) => `#${key}`;
const nameOf = ({ name }: Person) => name;

function Table({ items, ...change }: Partial<DataTableProps<Person>> & { items: Person[] }) {
  const selection = useRowSelection({
    items,
    itemKey: keyOf,
    listKey: "",
    viewKey: "",
    isLoading: false,
    isComplete: true,
  });
  return (
    <DataTable
      {...STATIC_LIST}
      label="People"
      viewKey=""
      columns={columns}
      items={items}
      itemKey={keyOf}
      itemHref={hrefOf}
      itemLabel={nameOf}
      total={items.length}
      sort={{ columnId: "name", isDescending: false }}
      empty={null}
      selection={selection}
      {...change}
    />
  );
}

const box = (index: number) => screen.getByRole("checkbox", { name: `Select Person ${index}` });
const checked = () =>
  screen
    .getAllByRole("checkbox", { checked: true })
    .map((element) => element.getAttribute("aria-label"))
    .filter(Boolean)
    .map((label) => label?.replace("Select Person ", ""));

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(440);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
  window.history.replaceState(null, "");
});
afterEach(() => jest.restoreAllMocks());

test("selects a row by its checkbox and a range with Shift, and announces the count", async () => {
  const user = userEvent.setup();
  render(<Table items={people(8)} />);
  await user.click(box(1));
  await user.keyboard("{Shift>}");
  await user.click(box(4));
  await user.keyboard("{/Shift}");
  expect(checked()).toEqual(["1", "2", "3", "4"]);
  expect(screen.getByRole("status")).toHaveTextContent("4 selected");
  await user.click(box(2));
  expect(checked()).toEqual(["1", "3", "4"]);
});

test("toggles a checkbox by a press on its cell without opening the row", () => {
  render(<Table items={people(3)} />);
  fireEvent.click(box(1).closest("td") as HTMLElement);
  expect(checked()).toEqual(["1"]);
  expect(window.location.hash).toBe("");
});

test("names the number of loaded rows on the heading's checkbox, which clears a complete selection", async () => {
  render(<Table items={people(300)} />);
  const all = screen.getByRole("checkbox", { name: "Select all 300 loaded rows" });
  await userEvent.click(box(0));
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(screen.getByRole("status")).toHaveTextContent("300 selected");
  await userEvent.click(screen.getByRole("checkbox", { name: "Clear selection" }));
  expect(screen.getByRole("status")).toHaveTextContent("Nothing selected");
  expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
});

test("selects one row with x, a range with Shift+x, all rows with Ctrl+A and none with Escape", async () => {
  render(<Table items={people(12)} />);
  await userEvent.keyboard("x");
  expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
  await userEvent.keyboard("jjx");
  await userEvent.keyboard("jj{Shift>}X{/Shift}");
  expect(checked()).toEqual(["1", "2", "3"]);
  await userEvent.keyboard("{Control>}a{/Control}");
  expect(screen.getByRole("status")).toHaveTextContent("12 selected");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
  // A focused checkbox does not take letters.
  await userEvent.click(box(5));
  await userEvent.keyboard("k");
  expect(screen.getByRole("link", { name: "Person 4" })).toHaveFocus();
});

test("peeks with Space, except on a focused button or checkbox", async () => {
  const onPeek = jest.fn();
  render(<Table items={people(5)} onPeek={onPeek} />);
  await userEvent.keyboard("jj ");
  expect(onPeek).toHaveBeenCalledWith({ key: "p-1", name: "Person 1" });
  act(() => box(3).focus());
  await userEvent.keyboard(" ");
  expect(onPeek).toHaveBeenCalledTimes(1);
  expect(checked()).toEqual(["3"]);
});

test("ignores letter keys but not arrows when letter keys are off", async () => {
  document.documentElement.dataset.letterKeys = "off";
  try {
    render(<Table items={people(5)} />);
    await userEvent.keyboard("j");
    expect(document.body).toHaveFocus();
    act(() => screen.getByRole("link", { name: "Person 0" }).focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: "Person 1" })).toHaveFocus();
  } finally {
    delete document.documentElement.dataset.letterKeys;
  }
});

test("renders a row's menu only when opened, and returns the focus to its button", async () => {
  const onCopy = jest.fn();
  const rowMenu = ({ name }: Person) => <MenuItem onSelect={() => onCopy(name)}>Copy name</MenuItem>;
  render(<Table items={people(3)} rowMenu={rowMenu} />);
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Actions for Person 1" }));
  const menu = await screen.findByRole("menu", { name: "Actions for Person 1" });
  await userEvent.click(within(menu).getByRole("menuitem", { name: "Copy name" }));
  expect(onCopy).toHaveBeenCalledWith("Person 1");
  expect(window.location.hash).toBe("");
  expect(screen.getByRole("button", { name: "Actions for Person 1" })).toHaveFocus();
});

test("does not reopen the menu of a row that was removed and added again", async () => {
  const rowMenu = ({ name }: Person) => <MenuItem>Copy name of {name}</MenuItem>;
  const { rerender } = render(<Table items={people(3)} rowMenu={rowMenu} />);
  await userEvent.click(screen.getByRole("button", { name: "Actions for Person 1" }));
  await userEvent.click(await screen.findByRole("menuitem"));
  rerender(<Table items={people(1)} rowMenu={rowMenu} />);
  rerender(<Table items={people(3)} rowMenu={rowMenu} />);
  expect(screen.getByRole("button", { name: "Actions for Person 1" })).toBeInTheDocument();
  expect(screen.queryByRole("menu")).toBeNull();
});

test("cuts a text of 100 KB in a cell, never within a character", () => {
  const name = `${"a".repeat(999)}😀${"b".repeat(100_000)}`;
  render(<Table items={[{ key: "p-0", name }]} itemLabel={() => "long"} />);
  expect(screen.getByRole("link").textContent).toBe(`${"a".repeat(999)}…`);
});

test("renders markup in a cell as text", () => {
  const { container } = render(<Table items={[{ key: "p-0", name: "<img src=x onerror=alert(1)>" }]} />);
  expect(screen.getByRole("link", { name: "<img src=x onerror=alert(1)>" })).toBeInTheDocument();
  expect(container.querySelector("img")).toBeNull();
});

test("announces a new sort order", () => {
  const { rerender } = render(<Table items={people(3)} />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  rerender(<Table items={people(3)} sort={{ columnId: "name", isDescending: true }} />);
  expect(screen.getByRole("status")).toHaveTextContent("Sorted by Name, descending");
});
