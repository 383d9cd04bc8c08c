import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodeInput } from "./code-input";

const boxLabel = (position: number, length: number) => `Digit ${position} of ${length}`;
const box = (position: number) => screen.getByRole("textbox", { name: `Digit ${position} of 6` });

function renderCode() {
  const onValueChange = jest.fn();
  const onComplete = jest.fn();
  render(<CodeInput label="Code" boxLabel={boxLabel} onValueChange={onValueChange} onComplete={onComplete} />);
  return { onValueChange, onComplete };
}

test("there are six boxes in a named group", () => {
  renderCode();
  expect(screen.getByRole("group", { name: "Code" })).toBeInTheDocument();
  expect(screen.getAllByRole("textbox")).toHaveLength(6);
});

test("the focus moves on after a digit, and the last one completes the code", async () => {
  const { onComplete } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("407");
  expect(box(4)).toHaveFocus();
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.keyboard("912");
  expect(onComplete).toHaveBeenCalledWith("407912");
});

test("only digits are taken", async () => {
  const { onValueChange } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("a-٣");
  expect(onValueChange).not.toHaveBeenCalled();
  expect(box(1)).toHaveFocus();
});

test("a pasted code loses what is no digit, and what is too much", async () => {
  const { onComplete } = renderCode();
  await userEvent.click(box(3));
  await userEvent.paste("407-912-55");
  expect(onComplete).toHaveBeenCalledWith("407912");
  expect(box(1)).toHaveValue("4");
  expect(box(6)).toHaveValue("2");
});

test("Backspace and the left arrow move back", async () => {
  const { onValueChange } = renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("40");
  await userEvent.keyboard("{Backspace}");
  expect(box(2)).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith("4");
  await userEvent.keyboard("{ArrowLeft}");
  expect(box(1)).toHaveFocus();
});

test("a digit typed over another replaces it", async () => {
  renderCode();
  await userEvent.click(box(1));
  await userEvent.keyboard("4");
  await userEvent.click(box(1));
  await userEvent.keyboard("9");
  expect(box(1)).toHaveValue("9");
  expect(box(2)).toHaveValue("");
});
