import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DataTableColumn, SortOrder } from "./column";
import { SortMenu } from "./sort-menu";

const columns: DataTableColumn<object>[] = [
  { id: "name", header: "Insured", isSortable: true, narrow: "lead", cell: () => null },
  { id: "phone", header: "Phone", narrow: "hidden", cell: () => null },
  { id: "updatedAt", header: "Updated", isSortable: true, isDescendingFirst: true, narrow: "trail", cell: () => null },
];

function renderMenu(sort: SortOrder | null) {
  const onSortChange = jest.fn();
  render(<SortMenu columns={columns} sort={sort} onSortChange={onSortChange} />);
  return onSortChange;
}

const choose = async (button: string, choice: string) => {
  await userEvent.click(screen.getByRole("button", { name: button }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: choice }));
};

test("names the current order, and offers the sortable columns", async () => {
  renderMenu({ columnId: "updatedAt", isDescending: true });
  await userEvent.click(screen.getByRole("button", { name: "Sorted by Updated, descending" }));
  const choices = screen.getAllByRole("menuitemradio");
  expect(choices.map((choice) => choice.textContent)).toEqual(["Insured", "Updated", "Ascending", "Descending"]);
  expect(screen.getByRole("menuitemradio", { name: "Updated" })).toBeChecked();
  expect(screen.getByRole("menuitemradio", { name: "Descending" })).toBeChecked();
});

test("starts another column in its default direction", async () => {
  const onSortChange = renderMenu({ columnId: "name", isDescending: false });
  await choose("Sorted by Insured, ascending", "Updated");
  expect(onSortChange).toHaveBeenLastCalledWith({ columnId: "updatedAt", isDescending: true });
});

test("changes the direction, and ignores the current column", async () => {
  const onSortChange = renderMenu({ columnId: "updatedAt", isDescending: true });
  await choose("Sorted by Updated, descending", "Updated");
  expect(onSortChange).not.toHaveBeenCalled();
  await choose("Sorted by Updated, descending", "Ascending");
  expect(onSortChange).toHaveBeenCalledWith({ columnId: "updatedAt", isDescending: false });
});

test("offers only columns, not directions, for a list without an order", async () => {
  renderMenu(null);
  await userEvent.click(screen.getByRole("button", { name: "Sort" }));
  expect(screen.getAllByRole("menuitemradio").map((choice) => choice.textContent)).toEqual(["Insured", "Updated"]);
});
