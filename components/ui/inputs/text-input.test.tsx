import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Checkbox } from "./checkbox";
import { EmailInput } from "./email-input";
import { PasswordInput } from "./password-input";
import { TextArea } from "./text-area";
import { TextInput, type TextInputProps } from "./text-input";

const field = (props: Partial<TextInputProps> = {}) => render(<TextInput label="Email" type="email" {...props} />);

test("shows an error for an invalid value after blur", async () => {
  field();
  const input = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(input, "marisol@");
  expect(screen.queryByText("Invalid email")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText("Invalid email")).toBeInTheDocument();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Invalid email");
});

test("removes the error as soon as the value is valid", async () => {
  field();
  const input = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(input, "marisol@");
  await userEvent.tab();
  await userEvent.type(input, "example.test");
  expect(screen.queryByText("Invalid email")).not.toBeInTheDocument();
});

test("shows nothing on an empty optional field, and Required on a required one", async () => {
  const { unmount } = field();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText("Required")).not.toBeInTheDocument();
  unmount();
  field({ required: true });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("shows Required for blanks in a required field with a non-blank pattern, and another pattern's message as it is", async () => {
  field({ type: "text", required: true, pattern: ".*\\S.*" });
  const input = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(input, "   ");
  await userEvent.tab();
  expect(screen.getByText("Required")).toBeInTheDocument();
  expect(input).toBeInvalid();
  cleanup();
  field({ type: "text", required: true, pattern: "[0-9]+" });
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "abc");
  await userEvent.tab();
  expect(screen.getByText("Pattern mismatch")).toBeInTheDocument();
});

test("shows the message before blur with isInstantError", async () => {
  field({ isInstantError: true });
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "m");
  expect(screen.getByText("Invalid email")).toBeInTheDocument();
});

test("shows a cell's message from the start", () => {
  field({ isCell: true, required: true });
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("shows the message of a custom rule, and makes the field invalid", async () => {
  field({ type: "text", customMessage: "Passwords should match" });
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  await userEvent.type(input, "abc");
  await userEvent.tab();
  expect(screen.getByText("Passwords should match")).toBeInTheDocument();
  expect(input.validity.valid).toBe(false);
});

test("shows an error that the parent passes at once, without making the field invalid", () => {
  field({ error: "Account not found" });
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(screen.getByText("Account not found")).toBeInTheDocument();
  expect(input.checkValidity()).toBe(true);
});

test("marks a required field with an asterisk outside its name", () => {
  field({ required: true });
  expect(screen.getByText("*")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Email" })).toBeRequired();
});

function Form() {
  const [value, setValue] = useState("");
  return (
    <>
      <TextInput label="Name" value={value} minLength={1} required onChange={(event) => setValue(event.target.value)} />
      <button type="button" onClick={() => setValue("")}>
        Clear
      </button>
    </>
  );
}

test("validates a value set from outside like a typed one", async () => {
  render(<Form />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "a");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("shows Required at once with isInstantError", () => {
  field({ isInstantError: true, required: true });
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("delays a custom rule on an empty optional field until it has a value, unless instant", async () => {
  const { rerender } = field({ customMessage: "Call first" });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText("Call first")).not.toBeInTheDocument();
  rerender(<TextInput label="Email" type="email" customMessage="Call first" isInstantError />);
  expect(screen.getByText("Call first")).toBeInTheDocument();
});

test("shows the messages that block a submit, even on a checkbox and an empty optional field", async () => {
  render(
    <form>
      <TextInput label="Phone" customMessage="Call first" />
      <Checkbox label="Agreed" customMessage="Ask first" />
      <button type="submit">Send</button>
    </form>,
  );
  expect(screen.queryByText(/first$/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Call first")).toBeInTheDocument();
  expect(screen.getByText("Ask first")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus();
});

test("shows nothing on a field that cannot be edited", () => {
  field({ required: true, isInstantError: true, disabled: true });
  expect(screen.queryByText("Required")).not.toBeInTheDocument();
});

test("replaces the asterisk with another marker, or with none", () => {
  const { rerender } = field({ required: true, requiredMarker: "(needed)" });
  expect(screen.getByText("(needed)")).toBeInTheDocument();
  rerender(<TextInput label="Email" required requiredMarker="" />);
  expect(screen.getByRole<HTMLInputElement>("textbox").labels?.[0]?.textContent).toBe("Email");
});

test.each([
  [
    "an email",
    <EmailInput key="one" label="Field" />,
    "\u200b\u202aada@keystone.test\u202c\u00a0",
    "ada@keystone.test",
  ],
  ["a text", <TextInput key="one" label="Field" />, "CLM-\u200b2041\ufeff", "CLM-2041"],
  ["several lines", <LongText key="one" />, "one\u2066\ntwo", "one\ntwo"],
  ["a Persian name", <TextInput key="one" label="Field" />, "می\u200cخواهم", "می\u200cخواهم"],
  ["a password", <PasswordInput key="one" label="Field" />, "a\u200bB", "a\u200bB"],
])("strips invisible marks from a paste into %s, unless the text needs them", async (_, field, pasted, expected) => {
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>("Field");
  await userEvent.click(input);
  await userEvent.paste(pasted);
  expect(input).toHaveValue(expected);
  expect(input).toBeValid();
});

function LongText() {
  const [text, setText] = useState("");
  return <TextArea label="Field" value={text} onValueChange={setText} />;
}

test("keeps the caret after text pasted into the middle", async () => {
  field({ type: "text", defaultValue: "ad" });
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  await userEvent.click(input);
  input.setSelectionRange(1, 1);
  await userEvent.paste("\u200bx\u200b");
  expect(input).toHaveValue("axd");
  expect(input.selectionStart).toBe(2);
});
