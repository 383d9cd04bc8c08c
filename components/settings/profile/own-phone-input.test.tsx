import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useRef, useState } from "react";
import { OwnPhoneInput } from "./own-phone-input";

let release = () => {};
const mockReleased = new Promise<void>((resolve) => {
  release = resolve;
});
jest.mock("@/components/ui/inputs/use-phone-rules", () => {
  const actual = jest.requireActual("@/components/ui/inputs/use-phone-rules");
  return { ...actual, loadPhoneRules: () => mockReleased.then(actual.loadPhoneRules) };
});
// The first load, a prefetch of every part, fails; the next load starts when a person enters the field.
let mockLoads = 0;
jest.mock("@/components/ui/inputs/phone-input", () => {
  mockLoads += 1;
  if (mockLoads === 1) throw new Error("Not yet");
  return jest.requireActual("@/components/ui/inputs/phone-input");
});

function Field({ label, saved, onValue }: { label: string; saved: string; onValue: (value: string) => void }) {
  const [value, setValue] = useState(saved);
  const input = useRef<HTMLInputElement>(null);
  const focus = useCallback((from: number | null, to: number | null) => {
    input.current?.focus();
    input.current?.setSelectionRange(from, to);
  }, []);
  const changeValue = (next: string) => {
    onValue(next);
    setValue(next);
  };
  return (
    <OwnPhoneInput ref={input} focus={focus} label={label} location="us" value={value} onValueChange={changeValue} />
  );
}

// A loaded part stays loaded in this file, so this is one test.
test("before the phone field has loaded, its placeholder accepts text and hands over text, caret and focus", async () => {
  const mobile = jest.fn();
  const office = jest.fn();
  render(
    <>
      <Field label="Mobile" saved="" onValue={mobile} />
      <Field label="Office" saved="+12025550114" onValue={office} />
    </>,
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  expect(field("Office")).toHaveValue("+1 (202) 555-0114");
  expect(field("Office")).not.toHaveAttribute("readonly");
  await userEvent.type(field("Mobile"), "5125550148");
  await userEvent.tab();
  // The whole number is selected, so typing replaces it.
  await userEvent.keyboard("2025550199");
  expect(field("Office")).toHaveValue("2025550199");
  field("Office").setSelectionRange(3, 6);
  expect([mobile.mock.calls, office.mock.calls]).toEqual([[], []]);
  // Both fields mark their input as unsaved.
  expect(document.querySelectorAll("[data-unsaved]")).toHaveLength(2);

  await act(async () => release());
  await waitFor(() => expect(screen.getAllByRole("button", { name: /United States/ })).toHaveLength(2));
  expect([mobile.mock.calls, office.mock.calls]).toEqual([[["+15125550148"]], [["+12025550199"]]]);
  expect(field("Office")).toHaveValue("2025550199");
  expect(field("Office")).toHaveFocus();
  expect([field("Office").selectionStart, field("Office").selectionEnd]).toEqual([3, 6]);
  // The field that lost the focus is formatted already.
  expect(field("Mobile")).toHaveValue("+1 (512) 555-0148");
  await userEvent.tab();
  expect(field("Office")).toHaveValue("+1 (202) 555-0199");
});
