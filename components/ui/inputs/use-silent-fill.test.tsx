import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CodeInput } from "./code-input";
import { EmailInput } from "./email-input";
import { NewPasswordFields } from "./new-password-fields";

/** Fills the input as a password manager does from its isolated world: React gets no event. */
function fillSilently(input: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
}
/** Fills the input as a script of the page does: React treats the text as its own. */
const setValue = (input: HTMLElement, value: string) => void Object.assign(input, { value });
const FILLS = [
  ["from outside the page", fillSilently],
  ["by a script of the page", setValue],
] as const;

function Email() {
  const [isValid, setIsValid] = useState(false);
  return (
    <>
      <EmailInput label="Email" onValidChange={setIsValid} />
      <button type="submit" disabled={!isValid}>
        Login
      </button>
    </>
  );
}

function Passwords() {
  const [typed, setTyped] = useState({ password: "", confirmation: "" });
  return <NewPasswordFields value={typed} onValueChange={setTyped} email="dana@example.test" />;
}

const onComplete = jest.fn();
function Code() {
  const [code, setCode] = useState("");
  const boxLabel = (position: number) => `Digit ${position}`;
  return <CodeInput label="Code" value={code} onValueChange={setCode} onComplete={onComplete} boxLabel={boxLabel} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  onComplete.mockClear();
});
afterEach(() => jest.useRealTimers());
const soon = () => act(() => jest.advanceTimersByTimeAsync(500));

describe.each(FILLS)("a field filled %s, without an event", (_, fill) => {
  test("enables the login button for an email, and disables the button again once emptied", async () => {
    render(<Email />);
    const button = screen.getByRole("button", { name: "Login" });
    fill(screen.getByLabelText("Email"), "dana@example.test");
    await soon();
    expect(button).toBeEnabled();
    fill(screen.getByLabelText("Email"), "");
    await soon();
    expect(button).toBeDisabled();
  });

  test("is read before a key is handled", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Email />);
    fill(screen.getByLabelText("Email"), "dana@example.test");
    await user.keyboard("{Shift}");
    expect(screen.getByRole("button", { name: "Login" })).toBeEnabled();
  });

  test("reports both new passwords", async () => {
    render(<Passwords />);
    fill(screen.getByLabelText("New password"), "Meadow#Compass7");
    fill(screen.getByLabelText("Confirm password"), "Meadow#Compass7");
    await soon();
    expect(screen.getByText("Passwords match")).toBeInTheDocument();
    expect(screen.getByLabelText("Confirm password")).toHaveValue("Meadow#Compass7");
  });

  test("fills the code boxes, and reports the completed code once", async () => {
    render(<Code />);
    fill(screen.getByLabelText("Digit 1"), "123456");
    await soon();
    expect(onComplete.mock.calls).toEqual([["123456"]]);
    expect(screen.getByLabelText("Digit 6")).toHaveValue("6");
  });
});
