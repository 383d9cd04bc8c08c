import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { NumberInput, type NumberInputProps } from "./number-input";

const reported = jest.fn();
function Page(props: Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  const change = (next: number | null) => {
    reported(next);
    setValue(next);
  };
  return (
    <>
      <NumberInput label="Height" {...props} value={value} onValueChange={change} />
      <button type="button" onClick={() => setValue(7)}>
        Seven
      </button>
      <output>{String(value)}</output>
    </>
  );
}
const box = () => screen.getByRole("spinbutton", { name: "Height" });

beforeEach(() => reported.mockReset());

test("keeps the typed text and reports a number", async () => {
  render(<Page step="any" />);
  await userEvent.type(box(), "1.50");
  expect((box() as HTMLInputElement).value).toBe("1.50");
  expect(reported).toHaveBeenLastCalledWith(1.5);
  await userEvent.clear(box());
  expect(reported).toHaveBeenLastCalledWith(null);
});

test("shows a value that the parent sets", async () => {
  render(<Page value={2} />);
  await userEvent.click(screen.getByRole("button", { name: "Seven" }));
  expect(box()).toHaveValue(7);
});

test.each<[Partial<NumberInputProps>, string, string]>([
  [{ min: 1 }, "0", "Below min value"],
  [{ max: 9 }, "10", "Above max value"],
  [{}, "1.5", "Precision mismatch"],
  [{ step: 0.25 }, "0.3", "Precision mismatch"],
])("reports %o: %s as %s after blur", async (rules, typed, message) => {
  render(<Page {...rules} />);
  await userEvent.type(box(), typed);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(box()).toBeInvalid();
});

test("accepts a number on the step", async () => {
  render(<Page step={0.1} />);
  await userEvent.type(box(), "0.3");
  await userEvent.tab();
  expect(box()).toBeValid();
});
