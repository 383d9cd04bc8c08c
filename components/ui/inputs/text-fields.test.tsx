import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { EmailInput } from "./email-input";
import { SearchInput } from "./search-input";
import { TextArea, type TextAreaProps } from "./text-area";
import { TextInput } from "./text-input";

test("an email takes no space, from a key or from a keyboard on the screen", async () => {
  render(<EmailInput label="Email" />);
  const email = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(email, " ma ri@x.test ");
  expect(email).toHaveValue("mari@x.test");
});

test("whether an email is there and valid is told from the start", async () => {
  const told: boolean[] = [];
  const tell = (isValid: boolean) => told.push(isValid);
  render(<EmailInput label="Email" onValidChange={tell} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "a@b");
  expect(told).toEqual([false, false, false, true]);
});

function Reason(props: Partial<TextAreaProps>) {
  const [value, setValue] = useState("");
  return <TextArea label="Reason" {...props} value={value} onValueChange={setValue} />;
}
const reason = () => screen.getByRole("textbox", { name: "Reason" });

test("a text of several lines counts, and says at once what is too long, cutting nothing", async () => {
  render(<Reason maximumLength={5} />);
  expect(screen.getByText("0 of 5")).toBeInTheDocument();
  await userEvent.type(reason(), "abcde");
  expect(reason()).toHaveAccessibleDescription(expect.stringContaining("5 of 5"));
  expect(reason()).toBeValid();
  await userEvent.paste("fg");
  expect(reason()).toHaveValue("abcdefg");
  expect(screen.getByText("7 of 5")).toBeInTheDocument();
  expect(screen.getByText("Too long")).toBeInTheDocument();
  expect(reason()).toBeInvalid();
});

test("a required text says Required once it was left", async () => {
  render(<Reason required />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("what a form refuses is told in the fields, and the first of them has the focus", () => {
  render(
    <form aria-label="Person">
      <TextInput label="Name" defaultValue="Ann" required />
      <TextInput label="Email" type="email" defaultValue="ann@" />
      <TextInput label="City" required />
      <TextInput label="Locked" required disabled />
    </form>,
  );
  act(() => screen.getByRole<HTMLFormElement>("form", { name: "Person" }).requestSubmit());
  expect(screen.getByText("Invalid email")).toBeInTheDocument();
  expect(screen.getAllByText("Required")).toHaveLength(1);
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
});

const BAD = {
  "100 KB": "x".repeat(100_000),
  "right to left": "מרים אל־חורי, شارع الحمرا ٢٨ \u202Eabc",
  emoji: "👩‍👩‍👧‍👦🏚️☔",
  "zero-width": "Fig\u200Bue\u200Droa\uFEFF",
  markup: '<img src=x onerror=alert(1)>&amp;"<script>alert(1)</script>',
  "a lone surrogate": "\ud83d",
};

test.each(Object.entries(BAD))("%s goes through every field and every word as it is", (_, text) => {
  const told = jest.fn();
  const { container } = render(
    <>
      <TextInput label={text} hint={text} value="" onValueChange={told} customMessage={text} isInstantError />
      <TextArea label="Area" value={text} onValueChange={told} error={text} maximumLength={10} />
      <SearchInput label="Search" value={text} onValueChange={told} />
    </>,
  );
  const [first] = screen.getAllByRole("textbox");
  if (first) fireEvent.change(first, { target: { value: text } });
  expect(told).toHaveBeenCalledWith(text);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Area" }).value).toBe(text);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe(text);
  expect(container.querySelector("label")?.textContent).toBe(text);
  expect(container.querySelector("img, script")).toBeNull();
});
