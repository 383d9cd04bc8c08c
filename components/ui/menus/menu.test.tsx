import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { nextFrame } from "@/tests/support/next-frame";
import { hover, leave } from "@/tests/support/pointer";
import { PLACEMENTS, sideAndAlign } from "../placement";
import { Menu, MenuItem, MenuRadioGroup } from "./menu";
import { MenuCheckbox } from "./menu-checkbox";

function renderMenu() {
  const onOpen = jest.fn();
  const onDelete = jest.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem onSelect={onOpen} shortcut="Enter">
        Open
      </MenuItem>
      <MenuItem onSelect={onDelete} disabledReason="Only for admins" isDanger>
        Delete
      </MenuItem>
    </Menu>,
  );
  return { onOpen, onDelete };
}

test("opens a menu and chooses an item by keyboard", async () => {
  const { onOpen } = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "Actions" })).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("leaves the focus on the element that took it before the menu closed", async () => {
  const onBlur = jest.fn();
  render(
    <>
      <Menu
        trigger={<button type="button">Actions</button>}
        onCloseAutoFocus={() => screen.getByRole("textbox", { name: "Claim number" }).focus()}
      >
        <MenuItem>New claim</MenuItem>
      </Menu>
      <input aria-label="Claim number" onBlur={onBlur} />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "New claim" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Claim number" })).toHaveFocus());
  expect(onBlur).not.toHaveBeenCalled();
});

test("takes no focus while fading out, wherever the pointer moves", async () => {
  // jsdom plays no animations: with this style, an animation begins when the menu closes and never ends.
  const styleOf = window.getComputedStyle.bind(window);
  const styles = jest.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo);
    return Object.defineProperty(style, "animationName", { get: () => element.getAttribute("data-state") ?? "none" });
  });
  render(
    <>
      <Menu trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={() => screen.getByRole("textbox", { name: "Claim number" }).focus()}>New claim</MenuItem>
        <MenuCheckbox isChecked onCheckedChange={() => {}}>
          Show
        </MenuCheckbox>
      </Menu>
      <input aria-label="Claim number" />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  const item = await screen.findByRole("menuitem", { name: "New claim" });
  await userEvent.click(item);
  for (const one of [item, screen.getByRole("menuitemcheckbox")]) {
    hover(one);
    leave(one);
  }
  expect(screen.getByRole("menu")).toHaveAttribute("data-state", "closed");
  expect(screen.getByRole("textbox", { name: "Claim number" })).toHaveFocus();
  styles.mockRestore();
});

test("activates on Enter the item that a preceding arrow led to, skipping disabled items and wrapping around", async () => {
  const chosen = jest.fn();
  render(
    <Menu trigger={<button type="button">Actions</button>}>
      <MenuItem onSelect={() => chosen("Open")}>Open</MenuItem>
      <MenuItem onSelect={() => chosen("Rename")} disabledReason="Only for admins">
        Rename
      </MenuItem>
      <MenuItem onSelect={() => chosen("Delete")}>Delete</MenuItem>
      <MenuItem onSelect={() => chosen("Export")}>Export</MenuItem>
    </Menu>,
  );
  // Presses all keys in one task, as a busy page handles them.
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement as Element, { key });
  };
  const choose = async (...keys: string[]) => {
    chosen.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Actions" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    press(...keys, "Enter");
    return chosen.mock.calls.flat().join();
  };
  expect(await choose("ArrowDown")).toBe("Open");
  expect(await choose("ArrowDown", "ArrowDown")).toBe("Delete");
  expect(await choose("ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp")).toBe("Export");
  expect(await choose("ArrowDown", "End")).toBe("Export");
  expect(await choose("ArrowDown", "End", "ArrowDown")).toBe("Open");
  expect(await choose("ArrowUp", "Home", "ArrowDown")).toBe("Delete");
});

test("keeps a disabled item visible with its reason", async () => {
  const { onDelete } = renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  const item = screen.getByRole("menuitem", { name: "Delete Only for admins" });
  expect(item).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(item);
  expect(onDelete).not.toHaveBeenCalled();
});

test("closes when the page scrolls, but not when its own content scrolls or a scroll reveals its button", async () => {
  renderMenu();
  const trigger = screen.getByRole("button", { name: "Actions" });
  fireEvent.keyDown(trigger, { key: "Enter" });
  fireEvent.scroll(document);
  expect(await screen.findByRole("menu")).toBeInTheDocument();
  await nextFrame();
  fireEvent.scroll(screen.getByRole("menu"));
  expect(screen.getByRole("menu")).toBeInTheDocument();
  fireEvent.scroll(document);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("checks the chosen item of a radio group, and reports a new choice", async () => {
  const onValueChange = jest.fn();
  render(
    <Menu trigger={<button type="button">Theme</button>}>
      <MenuRadioGroup
        label="Theme"
        value="dark"
        onValueChange={onValueChange}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Theme" }));
  expect(screen.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Light" }));
  expect(onValueChange).toHaveBeenCalledWith("light");
});

test("splits a placement into side and alignment", () => {
  expect(PLACEMENTS.map(sideAndAlign)).toEqual([
    { side: "bottom", align: "start" },
    { side: "bottom", align: "end" },
    { side: "bottom", align: "center" },
    { side: "top", align: "start" },
    { side: "top", align: "center" },
    { side: "top", align: "end" },
    { side: "left", align: "start" },
    { side: "left", align: "center" },
    { side: "left", align: "end" },
    { side: "right", align: "start" },
    { side: "right", align: "center" },
    { side: "right", align: "end" },
  ]);
});

test("stays open after a checkbox item is pressed", async () => {
  const onCheckedChange = jest.fn();
  render(
    <Menu trigger={<button type="button">Columns</button>}>
      <MenuCheckbox isChecked onCheckedChange={onCheckedChange}>
        Phone
      </MenuCheckbox>
    </Menu>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Phone", checked: true }));
  expect(onCheckedChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole("menu")).toBeInTheDocument();
});
