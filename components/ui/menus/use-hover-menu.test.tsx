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

test("opens after 100 ms of hover without taking the focus, and closes when the pointer leaves", () => {
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

test("lets the pointer cross from the trigger into the menu", () => {
  hover(trigger());
  wait(100);
  leave(trigger());
  wait(149);
  hover(screen.getByRole("menu"));
  wait(1_000);
  expect(menu()).toBeInTheDocument();
});

test("stays open after a press, and closes on the next", () => {
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

test("opens only by a press on touch", () => {
  hover(trigger(), "touch");
  wait(1_000);
  expect(menu()).not.toBeInTheDocument();
  press();
  expect(menu()).toBeInTheDocument();
});

test("opens by keys like any menu", () => {
  hover(trigger());
  wait(100);
  act(() => trigger().focus());
  fireEvent.keyDown(trigger(), { key: "ArrowDown" });
  wait(0);
  expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement);
});
