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

test("groups two plain days under one name", () => {
  render(<Page />);
  expect(screen.getByRole("group", { name: "Reported" })).toContainElement(from());
  set(from(), "2026-11-01");
  set(to(), "2026-11-30");
  expect(screen.getByRole("status")).toHaveTextContent("2026-11-01/2026-11-30");
  expect(to()).toBeValid();
});

test("rejects an end before the start, and accepts a range of one day", () => {
  render(<Page />);
  set(from(), "2026-11-02");
  set(to(), "2026-11-01");
  expect(screen.getByText("End date is before the start date")).toBeInTheDocument();
  expect(to()).toBeInvalid();
  set(from(), "2026-11-01");
  expect(screen.queryByText("End date is before the start date")).not.toBeInTheDocument();
});

test("reports days outside the allowed range", () => {
  render(<Page min="2026-01-01" max="2026-12-31" />);
  set(from(), "2025-12-31");
  set(to(), "2027-01-01");
  expect(screen.getByText("Below min value")).toBeInTheDocument();
  expect(screen.getByText("Above max value")).toBeInTheDocument();
});

test("fills both days from a preset, and marks the active preset", async () => {
  render(<Page presets={[{ label: "November", range: { from: "2026-11-01", to: "2026-11-30" } }]} />);
  const november = screen.getByRole("button", { name: "November" });
  expect(november).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(november);
  expect(screen.getByRole("status")).toHaveTextContent("2026-11-01/2026-11-30");
  expect(november).toHaveAttribute("aria-pressed", "true");
});

test("disables both days and the presets", () => {
  render(<Page disabled presets={[{ label: "November", range: { from: "2026-11-01", to: "2026-11-30" } }]} />);
  expect(from()).toBeDisabled();
  expect(screen.getByRole("button", { name: "November" })).toBeDisabled();
});

test("shows an invalid day from the address as empty", () => {
  render(<Page value={{ from: "2026-02-30", to: "<b>" }} />);
  expect(from()).toHaveValue("");
  expect(to()).toHaveValue("");
});
