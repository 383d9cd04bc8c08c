import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DateRangeInput, type DateRangeInputProps } from "./date-range-input";

function Page(props: Partial<DateRangeInputProps>) {
  const [value, setValue] = useState(props.value ?? { from: "", to: "" });
  return (
    <>
      <DateRangeInput label="Reported" {...props} value={value} onValueChange={setValue} />
      <output>{`${value.from}/${value.to}`}</output>
    </>
  );
}
const from = () => screen.getByLabelText("From");
const to = () => screen.getByLabelText("To");
const set = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

test("two plain days under one name", () => {
  render(<Page />);
  expect(screen.getByRole("group", { name: "Reported" })).toContainElement(from());
  set(from(), "2026-11-01");
  set(to(), "2026-11-30");
  expect(screen.getByRole("status")).toHaveTextContent("2026-11-01/2026-11-30");
  expect(to()).toBeValid();
});

test("the last day must not be before the first; the same day is a range", () => {
  render(<Page />);
  set(from(), "2026-11-02");
  set(to(), "2026-11-01");
  expect(screen.getByText("The last day is before the first")).toBeInTheDocument();
  expect(to()).toBeInvalid();
  set(from(), "2026-11-01");
  expect(screen.queryByText("The last day is before the first")).not.toBeInTheDocument();
});

test("days outside of what may be chosen are told", () => {
  render(<Page min="2026-01-01" max="2026-12-31" />);
  set(from(), "2025-12-31");
  set(to(), "2027-01-01");
  expect(screen.getByText("Below min value")).toBeInTheDocument();
  expect(screen.getByText("Above max value")).toBeInTheDocument();
});

test("a ready-made range fills both, and shows that it is the one", async () => {
  render(<Page presets={[{ label: "November", range: { from: "2026-11-01", to: "2026-11-30" } }]} />);
  const november = screen.getByRole("button", { name: "November" });
  expect(november).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(november);
  expect(screen.getByRole("status")).toHaveTextContent("2026-11-01/2026-11-30");
  expect(november).toHaveAttribute("aria-pressed", "true");
});

test("disabled, neither day nor a ready-made range can be had", () => {
  render(<Page disabled presets={[{ label: "November", range: { from: "2026-11-01", to: "2026-11-30" } }]} />);
  expect(from()).toBeDisabled();
  expect(screen.getByRole("button", { name: "November" })).toBeDisabled();
});

test("what is no day, as from an address typed by hand, is shown as none", () => {
  render(<Page value={{ from: "2026-02-30", to: "<b>" }} />);
  expect(from()).toHaveValue("");
  expect(to()).toHaveValue("");
});
