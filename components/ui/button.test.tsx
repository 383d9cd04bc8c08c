import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { LinkButton } from "./link-button";

test("a press calls back, and the button submits no form by itself", async () => {
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

test("while loading it says so, keeps its name and takes no press", async () => {
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

test("a disabled button can be reached and says why", async () => {
  const onClick = jest.fn();
  render(
    <Button disabledReason="3 things are open" onClick={onClick}>
      Mark done
    </Button>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Mark done" })).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("3 things are open");
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
});

/** Pressing the one does what blocks the other. */
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
])("blocked and free again (%s), a button keeps the focus", async (_name, isFreeAs) => {
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

  // Freed by what comes from elsewhere, while it has the focus.
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Ann" } });
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute("aria-disabled");
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(button).not.toHaveAccessibleDescription();

  // The old text does not come back by itself.
  await userEvent.keyboard("{Enter}");
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a finger learns by its tap why an icon button is blocked", () => {
  render(<IconButton icon={<svg />} label="Export" disabledReason="The list is empty" />);
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  expect(screen.getByRole("tooltip")).toHaveTextContent("The list is empty");
});

test("a loading submit button does not submit again", async () => {
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

test("an icon button is named by its label and shows it with its key", async () => {
  render(<IconButton icon={<svg />} label="Next" shortcut="]" />);
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Next]");
});

test("a plain text is in a box of its own, which cuts it where the button ends", () => {
  render(
    <>
      <Button>Donaudampfschifffahrtsgesellschaft</Button>
      <LinkButton href="/gallery">Open the gallery</LinkButton>
    </>,
  );
  expect(screen.getByRole("button").firstElementChild).toHaveTextContent("Donaudampfschifffahrtsgesellschaft");
  expect(screen.getByRole("link").firstElementChild).toHaveTextContent("Open the gallery");
});
