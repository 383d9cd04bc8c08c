import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PasswordInput } from "./password-input";

test("the eye shows the password and hides it again", async () => {
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

test("what is typed, or there from the start, stays out of the markup", async () => {
  const { container } = render(<Form />);
  const input = screen.getByLabelText("Password");
  expect(input).toHaveValue("Harbor");
  await userEvent.type(input, "#1");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input).toHaveValue("Harbor#1");
  expect(container.innerHTML).not.toContain("Harbor");
});
