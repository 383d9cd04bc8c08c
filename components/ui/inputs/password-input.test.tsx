import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PasswordInput } from "./password-input";

test("shows and hides the password", async () => {
  render(<PasswordInput label="Password" />);
  const input = screen.getByLabelText("Password");
  await userEvent.type(input, "Harbor#1");
  expect(input).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input).toHaveAttribute("type", "text");
  expect(input).toHaveValue("Harbor#1");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input).toHaveAttribute("type", "password");
});

function Form() {
  const [typed, setTyped] = useState("Harbor");
  return <PasswordInput label="Password" value={typed} onValueChange={setTyped} />;
}

test("keeps typed and initial text out of the markup", async () => {
  const { container } = render(<Form />);
  const input = screen.getByLabelText("Password");
  expect(input).toHaveValue("Harbor");
  await userEvent.type(input, "#1");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input).toHaveValue("Harbor#1");
  expect(container.innerHTML).not.toContain("Harbor");
});

const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
const save = jest.fn();
function SavedForm() {
  const [typed, setTyped] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(typed);
      }}
    >
      <PasswordInput label="Current password" value={typed} onValueChange={setTyped} />
      <output>{typed.length} characters</output>
      <button type="submit">Save</button>
    </form>
  );
}

test("submits a value that a password manager filled in without an event", async () => {
  render(<SavedForm />);
  const input = screen.getByLabelText("Current password");
  fill?.call(input, "Harbor#1");
  fireEvent.submit(input.closest("form") as HTMLFormElement);
  expect(save.mock.calls).toEqual([["Harbor#1"]]);
  fill?.call(input, "Harbor#12");
  fireEvent.focusIn(input);
  expect(screen.getByText("9 characters")).toBeInTheDocument();
  expect(input).toHaveValue("Harbor#12");
});

test("does not watch for fills without a value listener", () => {
  const onInput = jest.fn();
  render(<PasswordInput label="Password" onInput={onInput} />);
  const input = screen.getByLabelText("Password");
  fill?.call(input, "Harbor#1");
  fireEvent.focusIn(input);
  expect(onInput).not.toHaveBeenCalled();
});
