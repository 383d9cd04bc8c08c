import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { EmailInput } from "./email-input";
import { SearchInput } from "./search-input";
import { TextArea, type TextAreaProps } from "./text-area";
import { TextInput } from "./text-input";

test("accepts no space in an email, from a key or an on-screen keyboard", async () => {
  render(<EmailInput label="Email" />);
  const email = screen.getByRole("textbox", { name: "Email" });
  await userEvent.type(email, " ma ri@x.test ");
  expect(email).toHaveValue("mari@x.test");
});

test("reports from the start whether an email is present and valid", async () => {
  const reported: boolean[] = [];
  const report = (isValid: boolean) => reported.push(isValid);
  render(<EmailInput label="Email" onValidChange={report} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "a@b");
  expect(reported).toEqual([false, false, false, true]);
});

function Reason(props: Partial<TextAreaProps>) {
  const [value, setValue] = useState("");
  return <TextArea label="Reason" {...props} value={value} onValueChange={setValue} />;
}
const reason = () => screen.getByRole("textbox", { name: "Reason" });

test("counts a long text, reports at once that it is too long, and cuts nothing", async () => {
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

test("shows Required on a required text after blur", async () => {
  render(<Reason required />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText("Required")).toBeInTheDocument();
});

test("shows errors in the fields of a rejected form, and focuses the first", () => {
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

test.each(Object.entries(BAD))("passes %s through every field and option unchanged", (_, text) => {
  const reported = jest.fn();
  const { container } = render(
    <>
      <TextInput label={text} hint={text} value="" onValueChange={reported} customMessage={text} isInstantError />
      <TextArea label="Area" value={text} onValueChange={reported} error={text} maximumLength={10} />
      <SearchInput label="Search" value={text} onValueChange={reported} />
    </>,
  );
  const [first] = screen.getAllByRole("textbox");
  if (first) fireEvent.change(first, { target: { value: text } });
  expect(reported).toHaveBeenCalledWith(text);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Area" }).value).toBe(text);
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe(text);
  expect(container.querySelector("label")?.textContent).toBe(text);
  expect(container.querySelector("img, script")).toBeNull();
});
