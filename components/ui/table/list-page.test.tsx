import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BulkAction } from "./bulk-bar";
import type { DataTableColumn } from "./column";
import { ListPage } from "./list-page";
import { useListChoices } from "./use-list-choices";
import { useRowSelection } from "./use-row-selection";

type Person = { key: string; name: string };
const people: Person[] = Array.from({ length: 4 }, (_, index) => ({ key: `p-${index}`, name: `Person ${index}` }));
const columns: DataTableColumn<Person>[] = [
  { id: "name", header: "Name", isLead: true, isSortable: true, narrow: "lead", cell: ({ name }) => name },
  { id: "note", header: "Note", narrow: "hidden", cell: () => "–" },
];
const keyOf = ({ key }: Person) => key;

type PageProps = { onCopy?: (names: string[]) => void; hasActions?: boolean; items?: Person[] };

function Page({ onCopy, hasActions = true, items = people }: PageProps) {
  const listState = { listKey: "", viewKey: "", isLoading: false, isComplete: false };
  const selection = useRowSelection({ items, itemKey: keyOf, ...listState });
  const names = [...selection.chosen.values()].map(({ name }) => name);
  const search = { label: "Search people", placeholder: "Name", clearLabel: "Clear search" };
  return (
    <ListPage
      header={<h1>People</h1>}
      search={{ ...search, value: "", onValueChange: () => {} }}
      choices={useListChoices(null, "people")}
      table={{
        label: "People",
        columns,
        items,
        itemKey: keyOf,
        itemHref: ({ key }) => `#${key}`,
        itemLabel: ({ name }) => name,
        total: 1284,
        sort: null,
        onSortChange: () => {},
        isLoadingMore: false,
        hasMore: true,
        onLoadMore: () => {},
        error: null,
        onRetry: () => {},
        empty: null,
        selection,
        viewKey: "",
        isLoading: false,
      }}
      bulkActions={hasActions ? <BulkAction icon={null} label="Copy" onPress={() => onCopy?.(names)} /> : undefined}
      facts="1,284 people"
    />
  );
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(440);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => jest.restoreAllMocks());

test("shows the bulk bar while rows are selected, and acts on the selected rows", async () => {
  const onCopy = jest.fn();
  render(<Page onCopy={onCopy} />);
  expect(screen.queryByRole("region", { name: "Selected rows" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Person 2" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Person 0" }));
  expect(screen.getByRole("region", { name: "Selected rows" })).toHaveTextContent("2 selected");
  await userEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(onCopy).toHaveBeenCalledWith(["Person 2", "Person 0"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(screen.queryByRole("region", { name: "Selected rows" })).toBeNull();
  // The pressed button is unmounted, so the focus is back in the list.
  expect(screen.getByRole("checkbox", { name: "Select all 4 loaded rows" })).toHaveFocus();
});

test("names the total when all loaded rows are selected; Escape in the bar clears the selection", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 4 loaded rows" }));
  expect(screen.getByRole("region", { name: "Selected rows" })).toHaveTextContent("4 selected of 1,284");
  act(() => screen.getByRole("button", { name: "Copy" }).focus());
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Selected rows" })).toBeNull();
});

test("makes no row selectable without bulk actions, and lists no selection key", () => {
  render(<Page hasActions={false} />);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByText("select")).toBeNull();
  expect(screen.getByText("1,284 people")).toBeInTheDocument();
});

test("hides a column from the table only", async () => {
  render(<Page />);
  expect(screen.getByRole("columnheader", { name: "Note" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Note" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("columnheader", { name: "Note" })).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Name" })).toBeInTheDocument();
});

test("moves the focus to the bulk actions with b, and lists that key once a row is selected", async () => {
  render(<Page />);
  expect(screen.queryByText("actions")).toBeNull();
  await userEvent.keyboard("jx");
  expect(screen.getByText("actions")).toBeInTheDocument();
  await userEvent.keyboard("b");
  expect(screen.getByRole("button", { name: "Copy" })).toHaveFocus();
});

test("focuses the row after a removed focused row, or the last row at the end", async () => {
  const { rerender } = render(<Page />);
  act(() => screen.getByRole("link", { name: "Person 2" }).focus());
  rerender(<Page items={people.filter(({ key }) => key !== "p-2")} />);
  expect(screen.getByRole("link", { name: "Person 3" })).toHaveFocus();
  rerender(<Page items={people.slice(0, 2)} />);
  expect(screen.getByRole("link", { name: "Person 1" })).toHaveFocus();
});
