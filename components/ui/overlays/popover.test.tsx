import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { nextFrame } from "@/tests/support/next-frame";
import { Popover } from "./popover";

function Filter({ onChange }: { onChange?: (isOpen: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    setIsOpen(next);
    onChange?.(next);
  };
  return (
    <>
      <Popover
        trigger={<button type="button">Status</button>}
        isOpen={isOpen}
        onOpenChange={change}
        label="Filter by status"
      >
        <button type="button">Delivered</button>
        <button type="button">Invalid</button>
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

function Suggestions({ isKeptOnScroll }: { isKeptOnScroll?: boolean }) {
  const [text, setText] = useState("");
  const [isClosed, setIsClosed] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={field}>
        <input aria-label="Address" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <Popover
        anchor={field}
        isOpen={text !== "" && !isClosed}
        onOpenChange={(isOpen) => setIsClosed(!isOpen)}
        shouldFocus={false}
        isKeptOnScroll={isKeptOnScroll}
        label="Suggestions"
      >
        <p>12 Elm Street</p>
      </Popover>
    </>
  );
}

const popover = () => screen.queryByRole("dialog", { name: "Filter by status" });

test("opens and closes with its trigger, and announces its state", async () => {
  render(<Filter />);
  const trigger = screen.getByRole("button", { name: "Status" });
  expect(trigger).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(trigger);
  expect(popover()).toBeInTheDocument();
  expect(trigger).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(trigger);
  expect(popover()).not.toBeInTheDocument();
});

test("takes the focus, keeps it, and returns it on Escape", async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole("button", { name: "Status" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Delivered" })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Invalid" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Delivered" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(popover()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Status" })).toHaveFocus());
});

test("closes on a press elsewhere, and leaves the focus there", async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole("button", { name: "Status" }));
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  await waitFor(() => expect(popover()).not.toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
});

test("closes when the page scrolls, but not when its own content scrolls or a scroll reveals its button", async () => {
  render(<Filter />);
  fireEvent.click(screen.getByRole("button", { name: "Status" }));
  fireEvent.scroll(document);
  expect(popover()).toBeInTheDocument();
  await nextFrame();
  fireEvent.scroll(screen.getByRole("dialog"));
  expect(popover()).toBeInTheDocument();
  fireEvent.scroll(document);
  expect(popover()).not.toBeInTheDocument();
});

test("leaves the focus in its field, and stays open on a press or scroll in the field", async () => {
  render(<Suggestions />);
  const input = screen.getByLabelText("Address");
  await userEvent.type(input, "12");
  expect(screen.getByRole("group", { name: "Suggestions" })).toHaveTextContent("12 Elm Street");
  expect(input).toHaveFocus();
  await userEvent.click(input);
  await nextFrame();
  fireEvent.scroll(input);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole("group", { name: "Suggestions" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("group", { name: "Suggestions" })).not.toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(input).toHaveFocus();
});

test("stays open when the page scrolls with isKeptOnScroll", async () => {
  render(<Suggestions isKeptOnScroll />);
  await userEvent.type(screen.getByLabelText("Address"), "1");
  await nextFrame();
  fireEvent.scroll(document);
  expect(screen.getByRole("group", { name: "Suggestions" })).toBeInTheDocument();
});
