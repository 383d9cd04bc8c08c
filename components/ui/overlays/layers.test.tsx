/** Nested layers: which one a key, press or scroll closes, and where the focus goes. */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { nextFrame } from "@/tests/support/next-frame";
import { Menu, MenuItem } from "../menus/menu";
import { Submenu } from "../menus/submenu";
import { Tooltip } from "../tooltip";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";
import { Popover } from "./popover";

function Stack() {
  const [hasDrawer, setHasDrawer] = useState(false);
  const [hasDialog, setHasDialog] = useState(false);
  const [hasPopover, setHasPopover] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasDrawer(true)}>
        New contact
      </button>
      <Drawer isOpen={hasDrawer} onOpenChange={setHasDrawer} title="Contact">
        <button type="button" onClick={() => setHasDialog(true)}>
          Choose
        </button>
        <Dialog isOpen={hasDialog} onOpenChange={setHasDialog} title="Company" hasCloseButton>
          <Menu trigger={<button type="button">Sort</button>}>
            <MenuItem>By name</MenuItem>
            <Submenu label="More">
              <MenuItem>By city</MenuItem>
            </Submenu>
          </Menu>
          <Popover
            trigger={<button type="button">Filter</button>}
            isOpen={hasPopover}
            onOpenChange={setHasPopover}
            label="Filter"
          >
            <input aria-label="City" />
          </Popover>
          <Tooltip label="Only active ones">
            <button type="button">Active</button>
          </Tooltip>
        </Dialog>
      </Drawer>
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
/** Finds the layers by their content: a covered layer is hidden from the accessibility tree. */
const openLayers = () => ({
  drawer: screen.queryByText("Contact") !== null,
  dialog: screen.queryByText("Company") !== null,
  menu: screen.queryByText("By name") !== null,
  submenu: screen.queryByText("By city") !== null,
  popover: screen.queryByLabelText("City") !== null,
});
const NONE = { drawer: false, dialog: false, menu: false, submenu: false, popover: false };
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function openDialog() {
  render(<Stack />);
  await userEvent.click(button("New contact"));
  await userEvent.click(button("Choose"));
}

test("closes one layer at a time on Escape, topmost first, and returns the focus step by step", async () => {
  await openDialog();
  button("Sort").focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowRight}");
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true, menu: true, submenu: true });
  await userEvent.keyboard("{Escape}");
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true, menu: true });
  await userEvent.keyboard("{Escape}");
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true });
  await waitFor(() => expect(button("Sort")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(openLayers()).toEqual({ ...NONE, drawer: true });
  await waitFor(() => expect(button("Choose")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(openLayers()).toEqual(NONE);
  await waitFor(() => expect(button("New contact")).toHaveFocus());
});

test("closes an open tooltip and the dialog on one Escape, but not the drawer below", async () => {
  await openDialog();
  fireEvent.click(button("Active"));
  expect(screen.getByRole("tooltip")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  expect(openLayers()).toEqual({ ...NONE, drawer: true });
});

test("moves the focus to a popover in a dialog, and back on Escape", async () => {
  await openDialog();
  await userEvent.click(button("Filter"));
  await waitFor(() => expect(screen.getByLabelText("City")).toHaveFocus());
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true, popover: true });
  await userEvent.keyboard("{Escape}");
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true });
  await waitFor(() => expect(button("Filter")).toHaveFocus());
});

test("closes only the menu on a press in the dialog below", async () => {
  await openDialog();
  await userEvent.click(button("Sort"));
  await userEvent.click(screen.getByRole("dialog", { name: "Company", hidden: true }));
  await settle();
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true });
});

test("closes only the dialog on a press outside, not the drawer below", async () => {
  await openDialog();
  await settle();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await settle();
  expect(openLayers()).toEqual({ ...NONE, drawer: true });
});

test("closes menus and popovers on scroll, never a dialog or drawer", async () => {
  await openDialog();
  await userEvent.click(button("Sort"));
  await nextFrame();
  fireEvent.scroll(document);
  expect(openLayers()).toEqual({ ...NONE, drawer: true, dialog: true });
});

test("keeps the focus in the topmost dialog", async () => {
  await openDialog();
  const dialog = screen.getByRole("dialog", { name: "Company" });
  for (let times = 0; times < 6; times += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});
