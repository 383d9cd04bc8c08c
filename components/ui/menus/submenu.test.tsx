import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hover } from "@/tests/support/pointer";
import { Menu, MenuItem } from "./menu";
import { Submenu } from "./submenu";

function renderMenus(onSelect = () => {}) {
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem>Open</MenuItem>
      <Submenu label="Move to">
        <MenuItem onSelect={onSelect}>In review</MenuItem>
        <Submenu label="Closed">
          <MenuItem>Delivered</MenuItem>
        </Submenu>
      </Submenu>
      <Submenu label="Assign" disabledReason="Only for admins">
        <MenuItem>Me</MenuItem>
      </Submenu>
    </Menu>,
  );
}

const item = (name: string) => screen.queryByRole("menuitem", { name });

test("opens after the pointer has rested on its item for 100 ms", async () => {
  renderMenus();
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  jest.useFakeTimers();
  hover(screen.getByRole("menuitem", { name: "Move to" }));
  act(() => jest.advanceTimersByTime(99));
  expect(item("In review")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(item("In review")).toBeInTheDocument();
  jest.useRealTimers();
});

test("opens and closes by arrow keys, and closes one menu at a time on Escape", async () => {
  renderMenus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowRight}");
  await waitFor(() => expect(item("In review")).toHaveFocus());
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  await waitFor(() => expect(item("Delivered")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(item("Delivered")).not.toBeInTheDocument();
  expect(item("Closed")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(item("In review")).not.toBeInTheDocument();
  expect(item("Move to")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(item("Open")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Actions" })).toHaveFocus());
});

test("closes all menus on a choice", async () => {
  const onSelect = jest.fn();
  renderMenus(onSelect);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowRight}");
  await waitFor(() => expect(item("In review")).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("shows why a submenu cannot be opened", async () => {
  renderMenus();
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  const blocked = screen.getByRole("menuitem", { name: "Assign Only for admins" });
  expect(blocked).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(blocked);
  expect(item("Me")).not.toBeInTheDocument();
});
