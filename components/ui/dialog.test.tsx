import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
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

test("Escape closes it and the focus returns", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(screen.getByRole("alertdialog", { name: "Log Out" })).toHaveAccessibleDescription("Are you sure?");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Leave" })).toHaveFocus());
});

test("the question has two answers", async () => {
  const onConfirm = jest.fn();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole("button", { name: "Leave" }));
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("a drawer closes with Escape", async () => {
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
