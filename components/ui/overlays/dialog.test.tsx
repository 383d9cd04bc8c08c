import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expectConsole } from "@/tests/support/quiet-console";
import { Menu, MenuItem } from "../menus/menu";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";

function Page({ onConfirm = () => {} }: { onConfirm?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Leave
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Log Out"
        question="Are you sure?"
        cancelLabel="Cancel"
        confirmLabel="Logout"
        onConfirm={onConfirm}
      />
    </>
  );
}

test("closes on Escape and returns the focus", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.getByRole("alertdialog", { name: "Log Out" })).toHaveAccessibleDescription("Are you sure?");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Leave" })).toHaveFocus());
});

test("offers a button to confirm and a button to cancel", async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("closes by neither Cancel nor Escape while the confirmed action runs", async () => {
  const onOpenChange = jest.fn();
  const question = (isBusy: boolean) => (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Log Out"
      question="Are you sure?"
      cancelLabel="Cancel"
      confirmLabel="Logout"
      isBusy={isBusy}
      onConfirm={() => {}}
    />
  );
  const { rerender } = render(question(true));
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).not.toHaveBeenCalled();
  rerender(question(false));
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("closes a drawer on Escape", async () => {
  const onOpenChange = jest.fn();
  render(
    <Drawer isOpen onOpenChange={onOpenChange} title="Main">
      <p>Inside</p>
    </Drawer>,
  );
  expect(screen.getByRole("dialog", { name: "Main" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("shows a close button only in a drawer with a visible title", async () => {
  const onOpenChange = jest.fn();
  const { rerender } = render(<Drawer isOpen onOpenChange={onOpenChange} title="New contact" />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  rerender(<Drawer isOpen onOpenChange={onOpenChange} title="Main" isTitleHidden />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

describe("the footer", () => {
  const dialog = (footer: Parameters<typeof Dialog>[0]["footer"]) => (
    <Dialog isOpen onOpenChange={() => {}} title="Reason" footer={footer} />
  );

  test("accepts one child or two", () => {
    const { rerender } = render(dialog([<b key="a">Close</b>]));
    expect(screen.getByText("Close")).toBeInTheDocument();
    rerender(dialog([<b key="a">Cancel</b>, <b key="b">Save</b>]));
    expect(screen.getByText("Cancel")).toBeInTheDocument();
    expect(screen.getByText("Save")).toBeInTheDocument();
  });

  test("throws on a third child in development, and rejects it as a type error", () => {
    expectConsole(/A modal footer takes at most 2 children/);
    // @ts-expect-error three children
    const three = dialog([<i key="a" />, <i key="b" />, <i key="c" />]);
    expect(() => render(three)).toThrow("A modal footer takes at most 2 children, not 3.");
  });

  test("counts children inside fragments and lists, and ignores empty ones", () => {
    expectConsole(/A modal footer takes at most 2 children/);
    const hidden = dialog([
      <>
        <i />
        {[<i key="1" />, <i key="2" />]}
      </>,
    ]);
    expect(() => render(hidden)).toThrow("A modal footer takes at most 2 children, not 3.");
    render(dialog([false, <b key="b">Save</b>]));
    expect(screen.getByText("Save")).toBeInTheDocument();
  });
});

function Row() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Menu label="Actions for Ada" trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>Edit</MenuItem>
      </Menu>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title="Ada" />
    </>
  );
}

test("returns the focus to the button of the menu that opened the drawer", async () => {
  render(<Row />);
  for (const _time of ["first", "second"]) {
    screen.getByRole("button", { name: "Actions" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Edit" });
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Ada" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Actions" })).toHaveFocus());
  }
});
