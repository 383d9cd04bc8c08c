import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import type { DataTableColumn } from "./column";
import { ColumnChooser } from "./column-chooser";
import { DensityMenu } from "./density-menu";
import { type ChoiceStore, filterShownColumns, readChoices, writeChoices } from "./list-choices";
import { useListChoices } from "./use-list-choices";

const columns: DataTableColumn<object>[] = [
  { id: "name", header: "Insured", isLead: true, narrow: "lead", cell: () => null },
  { id: "phone", header: "Phone", narrow: "hidden", cell: () => null },
  { id: "key", header: "Key", isHiddenByDefault: true, narrow: "hidden", cell: () => null },
];
const ids = (list: readonly DataTableColumn<object>[]) => list.map(({ id }) => id);

function memory(texts: Record<string, string> = {}): ChoiceStore & { texts: Record<string, string> } {
  return {
    texts,
    read: (name) => texts[name] ?? null,
    write: (name, text) => {
      texts[name] = text;
    },
  };
}

function Arrange({ store }: { store: ChoiceStore | null }) {
  const choices = useListChoices(store, "people");
  return (
    <>
      <ColumnChooser columns={columns} choices={choices} />
      <DensityMenu choices={choices} />
      <p>{ids(filterShownColumns(columns, choices)).join(" ")}</p>
      <p>{choices.density ?? "settings"}</p>
    </>
  );
}

test("shows and hides columns in the order of the list, stores the choice, and resets it", async () => {
  const store = memory();
  const first = render(<Arrange store={store} />);
  expect(screen.getByText("name phone")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  expect(screen.getByRole("checkbox", { name: "Insured, always shown" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Key" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Phone" }));
  expect(screen.getByText("name key")).toBeInTheDocument();
  first.unmount();
  render(<Arrange store={store} />);
  expect(screen.getByText("name key")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(screen.getByRole("button", { name: "Reset" }));
  expect(screen.getByText("name phone")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Reset" })).toHaveFocus();
});

test("stores the row height of one list next to its columns", async () => {
  const store = memory({ people: '{"shown":{"phone":false},"density":null}' });
  render(<Arrange store={store} />);
  await userEvent.click(screen.getByRole("button", { name: "Row height" }));
  expect(screen.getByRole("menuitemradio", { name: "Same as in Settings" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Dense" }));
  expect(screen.getByText("dense")).toBeInTheDocument();
  expect(store.texts.people).toBe('{"shown":{"phone":false},"density":"dense"}');
});

test("loads the choices once the user is known", () => {
  const store = memory({ people: '{"shown":{"phone":false}}' });
  const hook = renderHook(({ source }: { source: ChoiceStore | null }) => useListChoices(source, "people"), {
    initialProps: { source: null as ChoiceStore | null },
  });
  expect(hook.result.current.shown).toEqual({});
  hook.rerender({ source: store });
  expect(hook.result.current.shown).toEqual({ phone: false });
  act(() => hook.result.current.showColumn("phone", true));
  expect(hook.result.current.shown).toEqual({ phone: true });
});

test.each([null, "", "null", "[1]", "{broken", '{"shown":7,"density":"huge"}', '{"shown":{"phone":"no"}}'])(
  "ignores the invalid text %s",
  (text) => {
    expect(readChoices(text)).toEqual({ shown: {}, density: null });
  },
);

test("reads back the choices that it wrote, and never throws", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.boolean()), (shown) => {
      const choices = { shown, density: "comfortable" as const };
      expect(readChoices(writeChoices(choices))).toEqual(choices);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(() => readChoices(text)).not.toThrow()));
});
