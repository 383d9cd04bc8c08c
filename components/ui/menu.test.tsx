import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Menu, MenuItem, MenuRadioGroup } from "./menu";
import { MenuCheckbox } from "./menu-checkbox";
import { PLACEMENTS, sideAndAlign } from "./placement";

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

test("the keyboard opens the menu and chooses", async () => {
  const { onOpen } = renderMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "Actions" })).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("what cannot be done now stays, says why and does nothing", async () => {
  const { onDelete } = renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  const item = screen.getByRole("menuitem", { name: "Delete Only for admins" });
  expect(item).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(item);
  expect(onDelete).not.toHaveBeenCalled();
});

test("a scroll of the page closes it, a scroll of the menu itself does not", async () => {
  renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "Actions" }));
  fireEvent.scroll(screen.getByRole("menu"));
  expect(screen.getByRole("menu")).toBeInTheDocument();
  fireEvent.scroll(document);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});

test("one of several choices is marked", async () => {
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

test("a placement is a side and an alignment", () => {
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

test("several choices can be made before it closes", async () => {
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
