import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PhoneInput, type PhoneInputProps } from "./phone-input";

const onValueChange = jest.fn();
beforeEach(() => onValueChange.mockReset());

function Page({ initial = "", ...props }: Partial<PhoneInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onValueChange(next);
  };
  return <PhoneInput label="Phone" location="us" {...props} value={value} onValueChange={change} />;
}

const number = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });
const country = () => screen.getByRole("button", { name: /^Country/ });

/** The numbering plans load after the field. */
async function renderPhone(props: Partial<PhoneInputProps> & { initial?: string } = {}) {
  render(<Page {...props} />);
  await waitFor(() => expect(country()).toHaveAccessibleName(/\+\d/));
}

test("keeps the typed text until blur, and reports E.164", async () => {
  await renderPhone();
  await userEvent.type(number(), "512 5550148");
  expect(number()).toHaveValue("512 5550148");
  expect(onValueChange).toHaveBeenLastCalledWith("+15125550148");
  await userEvent.tab();
  expect(number()).toHaveValue("+1 (512) 555-0148");
  expect(onValueChange).toHaveBeenLastCalledWith("+15125550148");
  expect(number()).toBeValid();
});

test("keeps the caret in the middle of a number", async () => {
  await renderPhone({ initial: "+15125550148" });
  await userEvent.click(number());
  number().setSelectionRange(6, 6);
  await userEvent.keyboard("{Backspace}9");
  expect(number()).toHaveValue("+1 (519) 555-0148".replace("519", "592"));
  expect(number().selectionStart).toBe(6);
});

test.each(["", "   ", "+", "+1"])("treats %j as no number and no error", async (text) => {
  await renderPhone();
  if (text) await userEvent.type(number(), text);
  await userEvent.tab();
  expect(number()).toHaveValue("");
  expect(screen.queryByText("Invalid phone")).not.toBeInTheDocument();
});

test("keeps an invalid text, and reports it after blur", async () => {
  await renderPhone();
  await userEvent.type(number(), "ask at 5");
  expect(screen.queryByText("Invalid phone")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText("Invalid phone")).toBeInTheDocument();
  expect(number()).toHaveValue("ask at 5");
  expect(onValueChange).toHaveBeenLastCalledWith("ask at 5");
});

test("switches to the country of a typed calling code", async () => {
  await renderPhone();
  await userEvent.type(number(), "+442079460958");
  expect(country()).toHaveAccessibleName("Country: United Kingdom +44");
  await userEvent.tab();
  expect(number()).toHaveValue("+44 20 7946 0958");
});

test("searches all countries by name or calling code", async () => {
  await renderPhone({ initial: "+15125550148" });
  await userEvent.click(country());
  const search = await screen.findByRole("combobox", { name: "Search Country" });
  await userEvent.type(search, "+44");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Guernsey +44",
    "Isle of Man +44",
    "Jersey +44",
    "United Kingdom +44",
  ]);
  await userEvent.clear(search);
  await userEvent.type(search, "united king{Enter}");
  expect(number()).toHaveFocus();
  expect(number()).toHaveValue("+44 51 2555 0148");
  expect(onValueChange).toHaveBeenLastCalledWith("+445125550148");
});

test("limits a number to 250 characters", async () => {
  await renderPhone();
  expect(number()).toHaveAttribute("maxlength", "250");
});

test("limits an extension to 20 digits in its own field", async () => {
  await renderPhone({ initial: "+15125550148 ext. 23", hasExtension: true });
  const extension = screen.getByRole("textbox", { name: "Extension" });
  expect(number()).toHaveValue("+1 (512) 555-0148");
  expect(extension).toHaveValue("23");
  expect(extension).toHaveAttribute("maxlength", "20");
  await userEvent.type(extension, "a4");
  expect(onValueChange).toHaveBeenLastCalledWith("+15125550148 ext. 234");
});

test("keeps an extension typed into the number", async () => {
  await renderPhone();
  await userEvent.type(number(), "512-555-0148 x23");
  await userEvent.tab();
  expect(number()).toHaveValue("+1 (512) 555-0148 ext. 23");
  expect(onValueChange).toHaveBeenLastCalledWith("+15125550148 ext. 23");
});

test("offers no choice of country when disabled or read-only", () => {
  const { unmount } = render(<Page initial="+15125550148" disabled />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(number()).toBeDisabled();
  unmount();
  render(<Page initial="+15125550148" readOnly />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("never reports a value that nobody edited", () => {
  test.each([
    ["in another format", "(512) 555-0148", "+1 (512) 555-0148"],
    ["with an extension in another format", "512 555 0148 x23", "+1 (512) 555-0148 ext. 23"],
    ["that is not a number", "call the office", "call the office"],
    ["in E.164 format", "+15125550148", "+1 (512) 555-0148"],
  ])("%s", async (_, initial, shown) => {
    await renderPhone({ initial });
    await userEvent.click(number());
    await userEvent.tab();
    await userEvent.tab();
    expect(number()).toHaveValue(shown);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("with an extension field", async () => {
    await renderPhone({ initial: "(512) 555-0148 x23", hasExtension: true });
    await userEvent.click(number());
    await userEvent.click(screen.getByRole("textbox", { name: "Extension" }));
    await userEvent.tab();
    expect(number()).toHaveValue("+1 (512) 555-0148");
    expect(onValueChange).not.toHaveBeenCalled();
  });

  test("in a read-only field", async () => {
    render(<Page initial="(512) 555-0148" readOnly />);
    await userEvent.click(number());
    await userEvent.keyboard("9");
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

test.each(["+1", " +1 ", "+", "   "])("rejects a required number of only %j, like an empty one", async (text) => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Page required />
      <button type="submit">Save</button>
    </form>,
  );
  await waitFor(() => expect(country()).toHaveAccessibleName(/\+\d/));
  await userEvent.type(number(), `${text}{Enter}`);
  expect(await screen.findByText("Required")).toBeInTheDocument();
  expect(number()).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(number());
  await userEvent.type(number(), "5125550148{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
