import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { FilterPicker } from "./filter-picker";

const OPTIONS = [
  { value: "red", text: "Red" },
  { value: "green", text: "Green" },
  { value: "blue", text: "Blue" },
];

function Filter({ first = [] }: { first?: string[] }) {
  const [value, setValue] = useState<readonly string[]>(first);
  return <FilterPicker label="Color" options={OPTIONS} value={value} onValueChange={setValue} />;
}

test("chooses several options by keyboard and shows them as text", async () => {
  render(<Filter />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.type(await screen.findByRole("combobox"), "gre{Enter}");
  await userEvent.clear(screen.getByRole("combobox"));
  await userEvent.type(screen.getByRole("combobox"), "blue{Enter}");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Color Green +1" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Clear Color" }));
  expect(screen.getByRole("button", { name: "Color" })).toHaveFocus();
});

test("shows a choice that is no longer an option as not found, without its value, and lets it be removed", async () => {
  render(<Filter first={["violet", "red"]} />);
  await userEvent.click(screen.getByRole("button", { name: "Color Not found +1" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Red", "Green", "Blue", "Not found"]);
  expect(screen.queryByText(/violet/)).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: "Not found" }));
  expect(screen.getByRole("button", { name: "Color Red" })).toBeInTheDocument();
  expect(screen.queryByRole("option", { name: "Not found" })).toBeNull();
});

test("shows no choice as not found while the options are loading", () => {
  render(<FilterPicker label="Color" options={[]} value={["violet"]} onValueChange={() => {}} />);
  expect(screen.getByRole("button", { name: "Color 1 selected" })).toBeInTheDocument();
  expect(screen.queryByText(/Not found|violet/)).toBeNull();
  expect(screen.getByRole("button", { name: "Clear Color" })).toBeInTheDocument();
});

test("shows the filter only with several options or a chosen value", () => {
  const only = OPTIONS.slice(0, 1);
  const filter = (options: typeof OPTIONS, value: string[]) => (
    <FilterPicker label="Color" options={options} value={value} onValueChange={() => {}} />
  );
  const { rerender } = render(filter(only, []));
  expect(screen.queryByRole("button")).toBeNull();
  rerender(filter(only, ["red"]));
  expect(screen.getByRole("button", { name: "Color Red" })).toBeInTheDocument();
  rerender(filter(OPTIONS, []));
  expect(screen.getByRole("button", { name: "Color" })).toBeInTheDocument();
});
