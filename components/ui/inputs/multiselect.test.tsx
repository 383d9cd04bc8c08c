import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Multiselect, type MultiselectProps } from "./multiselect";
import type { Option } from "./option";

const COMPANIES = ["Alder Mutual", "Bayou Fidelity", "Cedar & Sons", "Delta Home"].map((text) => ({
  value: text.slice(0, 1),
  text,
}));
const numbered = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ value: `${index}`, text: `Policy ${index}` }));

const onValueChange = jest.fn();
beforeEach(() => onValueChange.mockReset());

function Page({ initial = [], ...props }: Partial<MultiselectProps<string>> & { initial?: readonly string[] }) {
  const [value, setValue] = useState(initial);
  const change = (next: readonly string[]) => {
    setValue(next);
    onValueChange(next);
  };
  return <Multiselect label="Companies" options={COMPANIES} {...props} value={value} onValueChange={change} />;
}

const trigger = () => screen.getByRole("combobox", { name: "Companies" });
const search = () => screen.findByRole("combobox", { name: "Search Companies" });
const options = () => screen.getAllByRole("option");
const open = async () => {
  await userEvent.click(trigger());
  return search();
};

test("chooses several options without closing, with a case-insensitive search", async () => {
  render(<Page />);
  await open();
  expect(screen.getByRole("listbox", { name: "Companies" })).toHaveAttribute("aria-multiselectable", "true");
  await userEvent.keyboard("DELTA{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith(["D"]);
  await userEvent.clear(await search());
  await userEvent.keyboard("& s{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith(["D", "C"]);
  expect(options()).toHaveLength(1);
  expect(options()[0]).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith(["D"]);
});

test("keeps letters typed before the search has the focus", async () => {
  render(<Page />);
  const button = trigger();
  act(() => {
    for (const key of ["B", "a", "ArrowDown"]) fireEvent.keyDown(button, { key });
  });
  expect(await search()).toHaveValue("Ba");
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenLastCalledWith(["B"]);
});

test("selects all found options and keeps the others; clears all", async () => {
  render(<Page initial={["D"]} />);
  await open();
  await userEvent.keyboard("al");
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 1" }));
  expect(onValueChange).toHaveBeenLastCalledWith(["D", "A"]);
  expect(screen.getByRole("checkbox", { name: "Select all 1" })).toBeChecked();
  await userEvent.clear(await search());
  expect(screen.getByRole("checkbox", { name: "Select all 4" })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 4" }));
  expect(onValueChange).toHaveBeenLastCalledWith(["D", "A", "B", "C"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 4" }));
  expect(onValueChange).toHaveBeenLastCalledWith([]);
  await userEvent.click(options()[1] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

test("removes chips by button or Backspace, and keeps the focus in the field", async () => {
  render(<Page initial={["A", "B", "gone"]} />);
  expect(trigger()).toHaveTextContent("3 selected");
  await userEvent.click(screen.getByRole("button", { name: "Remove Alder Mutual" }));
  expect(onValueChange).toHaveBeenLastCalledWith(["B", "gone"]);
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard("{Backspace}");
  expect(onValueChange).toHaveBeenLastCalledWith(["B"]);
});

test("shows six chips and the number of the other chosen options", () => {
  render(<Page options={numbered(20)} initial={numbered(20).map(({ value }) => value)} />);
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(6);
  expect(screen.getByText("+14")).toBeInTheDocument();
});

test("closes on Escape and returns the focus to the field", async () => {
  const onBlur = jest.fn();
  render(<Page onBlur={onBlur} />);
  await open();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(trigger()).toHaveFocus());
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  expect(onBlur).toHaveBeenCalled();
});

test.each(["disabled", "readOnly", "isBusy"])("changes nothing with %s", async (state) => {
  render(<Page initial={["A"]} {...{ [state]: true }} />);
  expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  trigger().focus();
  await userEvent.keyboard("{ArrowDown}{Backspace}x");
  await userEvent.click(trigger());
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

test("throws for an option without a string value", () => {
  const odd = [{ value: null, text: "None" }] as unknown as Option[];
  const quiet = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Page options={odd} />)).toThrow("An option needs a string value");
  quiet.mockRestore();
});

describe("over 100 options", () => {
  const height = jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
  afterAll(() => height.mockRestore());

  test("draws one hundred options in full", async () => {
    render(<Page options={numbered(100)} />);
    await open();
    expect(options()).toHaveLength(100);
  });

  test("draws only the visible options of ten thousand, plus fifty more, at 40 px each", async () => {
    render(<Page options={numbered(10_000)} />);
    await open();
    const list = screen.getByRole("listbox", { name: "Companies" });
    // 320 px show rows 0 to 8; 50 more follow.
    expect(options().length).toBeLessThanOrEqual(59);
    expect(options().length).toBeGreaterThanOrEqual(58);
    expect(options()[1]).toHaveStyle({ top: "40px" });
    expect(options()[0]).toHaveAttribute("aria-setsize", "10000");
    expect(options()[0]).toHaveAttribute("aria-posinset", "1");
    list.scrollTop = 200_000;
    fireEvent.scroll(list);
    await waitFor(() => expect(within(list).getByText("Policy 5000")).toBeInTheDocument());
    // Fifty on both sides, and the active first one, which the field refers to.
    expect(options().length).toBeLessThanOrEqual(111);
    expect(options()[0]).toHaveTextContent("Policy 0");
  });

  test("searches ten thousand options by text", async () => {
    render(<Page options={numbered(10_000)} />);
    await open();
    await userEvent.keyboard("CY 9999{Enter}");
    expect(onValueChange).toHaveBeenLastCalledWith(["9999"]);
  });
});
