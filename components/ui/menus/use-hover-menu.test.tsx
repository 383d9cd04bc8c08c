import { act, fireEvent, render, screen } from "@testing-library/react";
import { firePointer, hover, leave } from "@/tests/support/pointer";
import { Menu, MenuItem } from "./menu";
import { useHoverMenu } from "./use-hover-menu";

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <input aria-label="Note" />
      <Menu trigger={<button type="button">Export</button>} opensOnHover={useHoverMenu}>
        <MenuItem>As CSV</MenuItem>
      </Menu>
    </>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

const trigger = () => screen.getByRole("button", { name: "Export" });
const menu = () => screen.queryByRole("menu");
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = () => {
  firePointer(trigger(), "pointerdown", { button: 0 });
  firePointer(trigger(), "pointerup", { button: 0 });
  fireEvent.click(trigger());
};

test("it opens after 100 ms of hover, takes no focus, and goes when the pointer has left", () => {
  const note = screen.getByLabelText("Note");
  act(() => note.focus());
  hover(trigger());
  wait(99);
  expect(menu()).not.toBeInTheDocument();
  wait(1);
  expect(menu()).toBeInTheDocument();
  expect(note).toHaveFocus();
  leave(trigger());
  wait(150);
  expect(menu()).not.toBeInTheDocument();
  wait(0);
  expect(note).toHaveFocus();
});

test("the pointer may cross from the trigger into it", () => {
  hover(trigger());
  wait(100);
  leave(trigger());
  wait(149);
  hover(screen.getByRole("menu"));
  wait(1_000);
  expect(menu()).toBeInTheDocument();
});

test("a press makes it stay; the next one closes it", () => {
  hover(trigger());
  wait(100);
  press();
  leave(trigger());
  wait(1_000);
  expect(menu()).toBeInTheDocument();
  press();
  wait(0);
  expect(menu()).not.toBeInTheDocument();
});

test("a finger opens it with a press alone", () => {
  hover(trigger(), "touch");
  wait(1_000);
  expect(menu()).not.toBeInTheDocument();
  press();
  expect(menu()).toBeInTheDocument();
});

test("with keys it opens and is entered as any menu", () => {
  hover(trigger());
  wait(100);
  act(() => trigger().focus());
  fireEvent.keyDown(trigger(), { key: "ArrowDown" });
  wait(0);
  expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement);
});
