import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
