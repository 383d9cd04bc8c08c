import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Select, type SelectProps } from "./select";

const CHANNELS = [
  { value: "email", text: "Email" },
  { value: "text", text: "Text message" },
  { value: "call", text: "Call", disabledReason: "No phone is on file" },
  { value: "post", text: "Post" },
];
const STATES = [
  "Alabama",
  "Alaska",
  "Arizona",
  "Arkansas",
  "California",
  "Colorado",
  "Delaware",
  "Florida",
  "Georgia",
].map((text) => ({ value: text, text }));

function Page({ initial = "", ...props }: Partial<SelectProps<string>> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return (
    <>
      <Select label="Channel" options={CHANNELS} {...props} value={value} onValueChange={change} />
      <button type="button">Next</button>
    </>
  );
}

const trigger = () => screen.getByRole("combobox", { name: "Channel" });
const active = () => document.getElementById(trigger().getAttribute("aria-activedescendant") ?? "");

test("names the field and the chosen option", () => {
  render(<Page initial="text" required error="Required" hint="Where codes go" />);
  expect(trigger()).toHaveTextContent("Text message");
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  expect(trigger()).toHaveAttribute("aria-required", "true");
  expect(trigger()).toBeInvalid();
  expect(trigger()).toHaveAccessibleDescription("Required");
});

test("opens with the arrows, skips disabled options, chooses with Enter and keeps the focus", async () => {
  const onValueChange = jest.fn();
  render(<Page initial="text" onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox", { name: "Channel" })).toBeInTheDocument();
  expect(trigger()).toHaveFocus();
  expect(active()).toHaveTextContent("Text message");
  expect(active()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toHaveTextContent("Post");
  await userEvent.keyboard("{Home}{Enter}");
  expect(onValueChange.mock.calls).toEqual([["email"]]);
  expect(trigger()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole("listbox")).not.toBeInTheDocument());
});

test("changes nothing on Escape or a press elsewhere; Tab chooses the active option", async () => {
  const onValueChange = jest.fn();
  render(<Page initial="text" onValueChange={onValueChange} />);
  await userEvent.click(trigger());
  await userEvent.keyboard("{ArrowUp}{Escape}");
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  expect(onValueChange).not.toHaveBeenCalled();
  act(() => trigger().focus());
  await userEvent.keyboard(" {ArrowUp}{Tab}");
  expect(onValueChange.mock.calls).toEqual([["email"]]);
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
});

test("chooses by letters while closed, and moves by letters while open", async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("te");
  expect(trigger()).toHaveTextContent("Text message");
  await userEvent.keyboard("{Enter}p");
  expect(active()).toHaveTextContent("Post");
  expect(trigger()).toHaveTextContent("Text message");
});

test("shows why a disabled option cannot be chosen", async () => {
  const onValueChange = jest.fn();
  render(<Page onValueChange={onValueChange} />);
  await userEvent.click(trigger());
  const call = screen.getByRole("option", { name: /Call.*No phone is on file/ });
  expect(call).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(call);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("option", { name: "Post" }));
  expect(onValueChange).toHaveBeenCalledWith("post");
});

test("shows a search for nine options but not for eight; typing opens and starts the search", async () => {
  const { unmount } = render(<Page options={STATES.slice(0, 8)} />);
  await userEvent.click(trigger());
  expect(screen.queryByRole("combobox", { name: "Search Channel" })).not.toBeInTheDocument();
  unmount();
  const onValueChange = jest.fn();
  render(<Page options={STATES} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard("ar");
  const search = await screen.findByRole("combobox", { name: "Search Channel" });
  expect(search).toHaveFocus();
  expect(search).toHaveValue("ar");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Arizona",
    "Arkansas",
    "Delaware",
  ]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onValueChange.mock.calls).toEqual([["Arkansas"]]);
  expect(trigger()).toHaveFocus();
  expect(trigger()).toHaveTextContent("Arkansas");
});

test("keeps letters typed before the search has the focus, and does not choose a hidden option on Enter", async () => {
  const onValueChange = jest.fn();
  render(<Page options={STATES} onValueChange={onValueChange} />);
  const button = trigger();
  act(() => {
    for (const key of ["C", "o", "Enter"]) fireEvent.keyDown(button, { key });
  });
  expect(await screen.findByRole("combobox", { name: "Search Channel" })).toHaveValue("Co");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Colorado"]);
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onValueChange).toHaveBeenCalledWith("Colorado");
});

test("leaves the search with Tab without choosing", async () => {
  render(<Page options={STATES} initial="Alabama" />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("combobox", { name: "Search Channel" });
  await userEvent.keyboard("zz");
  expect(screen.getByText("No results")).toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});

test.each(["disabled", "readOnly", "isBusy"])("does not open with %s", async (state) => {
  render(<Page initial="text" {...{ [state]: true }} />);
  await userEvent.click(trigger());
  trigger().focus();
  await userEvent.keyboard("{ArrowDown}p");
  expect(trigger()).toHaveAttribute("aria-expanded", "false");
  expect(trigger()).toHaveTextContent("Text message");
});

test("renders markup in a text as text", async () => {
  render(<Page options={[{ value: "x", text: "<img src=x onerror=alert(1)>" }]} initial="x" />);
  expect(trigger()).toHaveTextContent("<img src=x onerror=alert(1)>");
  await userEvent.click(trigger());
  expect(document.querySelector("img")).toBeNull();
});
