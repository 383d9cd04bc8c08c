import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { LinkButton } from "./link-button";

test("calls back on a press, and does not submit a form by default", async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("announces loading, keeps its name and ignores presses", async () => {
  const onClick = jest.fn();
  render(
    <Button isLoading onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test("keeps a disabled button focusable and shows its reason", async () => {
  const onClick = jest.fn();
  render(
    <Button disabledReason="3 tasks are open" onClick={onClick}>
      Mark done
    </Button>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Mark done" })).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("3 tasks are open");
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
});

/** Pressing Save blocks the button; typing a name frees it. */
function Blockable({ isFreeAs }: { isFreeAs: null | undefined }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <>
      <Button disabledReason={isSaved ? "Nothing has changed" : isFreeAs} onClick={() => setIsSaved(true)}>
        Save
      </Button>
      <input aria-label="Name" onChange={() => setIsSaved(false)} />
    </>
  );
}

test.each([
  ["null", null],
  ["undefined", undefined],
])("keeps the focus when blocked and freed again (%s)", async (_name, isFreeAs) => {
  render(<Blockable isFreeAs={isFreeAs} />);
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("tooltip")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("tooltip")).toHaveTextContent("Nothing has changed");
  expect(button).toHaveAccessibleDescription("Nothing has changed");

  // Freed by another control while the button has the focus.
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Ann" } });
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute("aria-disabled");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(button).not.toHaveAccessibleDescription();

  // The old tooltip does not reappear by itself.
  await userEvent.keyboard("{Enter}");
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("shows the reason of a blocked icon button on tap", () => {
  render(<IconButton icon={<svg />} label="Export" disabledReason="The list is empty" />);
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  expect(screen.getByRole("tooltip")).toHaveTextContent("The list is empty");
});

test("does not submit again while loading", async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isLoading>
        Login
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Login" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("names an icon button by its label, and shows label and key in the tooltip", async () => {
  render(<IconButton icon={<svg />} label="Next" shortcut="]" />);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Next]");
});

test("wraps plain text in an element that can be cut with an ellipsis", () => {
  render(
    <>
      <Button>Donaudampfschifffahrtsgesellschaft</Button>
      <LinkButton href="/gallery">Open the gallery</LinkButton>
    </>,
  );
  expect(screen.getByRole("button").firstElementChild).toHaveTextContent("Donaudampfschifffahrtsgesellschaft");
  expect(screen.getByRole("link").firstElementChild).toHaveTextContent("Open the gallery");
});
