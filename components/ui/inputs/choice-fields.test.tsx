import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Checkbox } from "./checkbox";
import { RadioGroup } from "./radio-group";
import { Switch } from "./switch";

function Rows() {
  const [on, setOn] = useState([true, false]);
  const count = on.filter(Boolean).length;
  return (
    <>
      <Checkbox
        label="All"
        value={count === 2}
        isIndeterminate={count === 1}
        onValueChange={(isOn) => setOn([isOn, isOn])}
      />
      <Checkbox label="One" value={on[0] ?? false} onValueChange={(isOn) => setOn([isOn, on[1] ?? false])} />
    </>
  );
}

test("shows a select-all checkbox as checked or partially checked as rows are pressed", async () => {
  render(<Rows />);
  const all = screen.getByRole("checkbox", { name: "All" });
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).toBeChecked();
  expect(all).not.toBePartiallyChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "One" }));
  expect(all).toBePartiallyChecked();
});

test("keeps the indeterminate state if a press changes nothing", async () => {
  render(<Checkbox label="All" value={false} isIndeterminate onValueChange={() => undefined} />);
  const all = screen.getByRole("checkbox", { name: "All" });
  await userEvent.click(all);
  expect(all).toBePartiallyChecked();
});

test("shows Required on a required checkbox after blur", async () => {
  render(<Checkbox label="I agree" value={false} required onValueChange={() => undefined} />);
  await userEvent.tab();
  expect(screen.queryByText("Required")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText("Required")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "I agree" })).toHaveAccessibleDescription("Required");
});

function Setting() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch isLabelFirst label="Single-letter keys" hint="Off while typing" value={isOn} onValueChange={setIsOn} />
  );
}

test("toggles a switch by press and by space, and describes it with its hint", async () => {
  render(<Setting />);
  const control = screen.getByRole("switch", { name: "Single-letter keys" });
  expect(control).toHaveAccessibleDescription("Off while typing");
  await userEvent.click(screen.getByText("Single-letter keys"));
  expect(control).toBeChecked();
  await userEvent.keyboard(" ");
  expect(control).not.toBeChecked();
});

const CHANNELS = [
  { value: "email", label: "Email" },
  { value: "text", label: "Text", hint: "To the number on file" },
  { value: "fax", label: "Fax", disabled: true },
] as const;

function Channels() {
  const [channel, setChannel] = useState<"" | "email" | "text" | "fax">("");
  return (
    <>
      <RadioGroup label="Channel" value={channel} onValueChange={setChannel} options={CHANNELS} required />
      <button type="button">Next</button>
    </>
  );
}

test("chooses in a radio group by keys, leaves by one Tab and reports a missing choice", async () => {
  render(<Channels />);
  const group = screen.getByRole("radiogroup", { name: "Channel" });
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(group).toHaveAccessibleDescription("Required");
  expect(group).toBeInvalid();
  await userEvent.click(screen.getByText("Email"));
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Text" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Text" })).toHaveAccessibleDescription("To the number on file");
  expect(screen.getByRole("radio", { name: "Fax" })).toBeDisabled();
  expect(group).toBeValid();
});
