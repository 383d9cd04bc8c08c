import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { CodeKind } from "./code-edit";
import { CodeInput } from "./code-input";

const boxLabel = (position: number, length: number) => `Digit ${position} of ${length}`;
const box = (position: number, length = 6) => screen.getByRole("textbox", { name: `Digit ${position} of ${length}` });
const code = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ value }) => value || "_")
    .join("");

function Page({ initial = "", kind, length, ...spies }: PageProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    spies.onValueChange(next);
  };
  return <CodeInput label="Code" boxLabel={boxLabel} {...{ kind, length, value }} {...spies} onValueChange={change} />;
}
type PageProps = {
  initial?: string;
  kind?: CodeKind;
  length?: number;
  onValueChange: (code: string) => void;
  onComplete: (code: string) => void;
};

function renderCode(props: Partial<PageProps> = {}) {
  const spies = { onValueChange: jest.fn(), onComplete: jest.fn() };
  render(<Page {...spies} {...props} />);
  return spies;
}

test("shows six boxes in a named group, and lets the browser fill in a one-time code", () => {
  renderCode();
  expect(screen.getByRole("group", { name: "Code" })).toBeInTheDocument();
  expect(screen.getAllByRole("textbox")).toHaveLength(6);
  expect(box(1)).toHaveAttribute("autocomplete", "one-time-code");
  expect(box(1)).toHaveAttribute("inputmode", "numeric");
});

test("moves the focus after each digit, and completes with the last", async () => {
  const { onComplete } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("407");
  expect(box(4)).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard("912");
  expect(onComplete).toHaveBeenCalledWith("407912");
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test("accepts only digits", async () => {
  const { onValueChange } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("a-٣ 👩");
  expect(onValueChange).not.toHaveBeenCalled();
  expect(box(1)).toHaveFocus();
});

test("drops invalid and surplus characters from a pasted code", async () => {
  const { onComplete } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("99");
  await userEvent.paste("code: 407-912-55");
  expect(onComplete).toHaveBeenCalledWith("407912");
  expect(code()).toBe("407912");
  expect(box(6)).toHaveFocus();
});

test("ignores a paste that is too short or has no digits", async () => {
  const { onValueChange } = renderCode();
  await userEvent.click(box(1));
  await userEvent.paste("no digits");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.paste(`4 0${"x".repeat(100_000)}7`);
  expect(code()).toBe("40____");
  expect(box(3)).toHaveFocus();
});

test.each([1, 3])("accepts a full code filled by the browser into box %i", (position) => {
  const { onComplete } = renderCode({ initial: "12" });
  fireEvent.change(box(position), { target: { value: "407912" } });
  expect(code()).toBe("407912");
  expect(onComplete).toHaveBeenCalledWith("407912");
});

test("moves back with Backspace and the left arrow", async () => {
  const { onValueChange } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("40");
  await userEvent.keyboard("{Backspace}");
  expect(box(2)).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith("4");
  await userEvent.keyboard("{ArrowLeft}");
  expect(box(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  expect(box(2)).toHaveFocus();
});

test("moves back with Backspace in the last box, and puts the next digit where the deleted one was", async () => {
  renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("407912{Backspace}");
  expect(box(5)).toHaveFocus();
  expect(code()).toBe("40791_");
  await userEvent.keyboard("3");
  expect(code()).toBe("407913");
});

test("replaces a digit by typing over it, and moves on for the same digit", async () => {
  renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("4");
  await userEvent.click(box(1));
  await userEvent.keyboard("9");
  expect(code()).toBe("9_____");
  await userEvent.click(box(1));
  await userEvent.keyboard("9");
  expect(code()).toBe("9_____");
  expect(box(2)).toHaveFocus();
});

test("moves the focus from a box past the next free one to the free one", async () => {
  renderCode();
  await userEvent.click(box(5));
  expect(box(1)).toHaveFocus();
});

test("accepts sixteen letters and digits pasted in groups", async () => {
  const { onComplete } = renderCode({ kind: "alphanumeric", length: 16 });
  expect(box(1, 16)).toHaveAttribute("autocomplete", "off");
  await userEvent.click(box(1, 16));
  await userEvent.paste("4TQ8-MZ2K xw9r 7BHC");
  expect(onComplete).toHaveBeenCalledWith("4TQ8MZ2Kxw9r7BHC");
  expect(box(16, 16)).toHaveValue("C");
});

test("lets Tab visit the filled boxes and the next free one, then leave, in both directions", async () => {
  render(
    <>
      <CodeInput label="Code" value="12" onValueChange={() => undefined} boxLabel={(position) => `Digit ${position}`} />
      <button type="button">Verify</button>
    </>,
  );
  for (const name of ["Digit 1", "Digit 2", "Digit 3"]) {
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name })).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Verify" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("textbox", { name: "Digit 3" })).toHaveFocus();
});
