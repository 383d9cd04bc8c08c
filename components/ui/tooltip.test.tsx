import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { nextFrame } from "@/tests/support/next-frame";
import { hover, leave } from "@/tests/support/pointer";
import { IconButton } from "./icon-button";
import { Menu, MenuItem } from "./menus/menu";
import { Dialog } from "./overlays/dialog";
import { Tooltip } from "./tooltip";

const trigger = () => screen.getByRole("button", { name: "Claim" });
const tooltip = () => screen.queryByRole("tooltip");
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function renderTrigger() {
  render(
    <Tooltip label="Opens the claim">
      <button type="button">Claim</button>
    </Tooltip>,
  );
}

describe("on hover", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("opens after 400 ms and describes its trigger", () => {
    renderTrigger();
    hover(trigger());
    wait(399);
    expect(tooltip()).not.toBeInTheDocument();
    wait(1);
    expect(tooltip()).toHaveTextContent("Opens the claim");
    expect(trigger()).toHaveAccessibleDescription("Opens the claim");
  });

  test("does not open for a pointer that only passes", () => {
    renderTrigger();
    hover(trigger());
    wait(200);
    leave(trigger());
    wait(1_000);
    expect(tooltip()).not.toBeInTheDocument();
  });

  test("stays open while the pointer is over its text, and closes when the pointer leaves", () => {
    renderTrigger();
    hover(trigger());
    wait(400);
    leave(trigger());
    wait(149);
    hover(screen.getByRole("tooltip"));
    wait(1_000);
    expect(tooltip()).toBeInTheDocument();
    leave(screen.getByRole("tooltip"));
    wait(150);
    expect(tooltip()).not.toBeInTheDocument();
  });

  test("ignores the hover events of a touch", () => {
    renderTrigger();
    hover(trigger(), "touch");
    wait(1_000);
    expect(tooltip()).not.toBeInTheDocument();
  });
});

test("opens at once on keyboard focus and closes on blur", async () => {
  renderTrigger();
  await userEvent.tab();
  expect(tooltip()).toBeInTheDocument();
  await userEvent.tab();
  expect(tooltip()).not.toBeInTheDocument();
});

test("opens at once on a click and closes on a press elsewhere", async () => {
  renderTrigger();
  fireEvent.click(trigger());
  expect(tooltip()).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole("tooltip"));
  expect(tooltip()).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  expect(tooltip()).not.toBeInTheDocument();
});

test("closes when the page scrolls, unless the scroll reveals its trigger", async () => {
  renderTrigger();
  fireEvent.click(trigger());
  fireEvent.scroll(document);
  expect(tooltip()).toBeInTheDocument();
  await nextFrame();
  fireEvent.scroll(document);
  expect(tooltip()).not.toBeInTheDocument();
});

test("keeps the trigger's own handlers and description", async () => {
  const onClick = jest.fn();
  render(
    <>
      <p id="hint">Takes a minute.</p>
      <Tooltip label="Opens the claim">
        <button type="button" aria-describedby="hint" onClick={onClick}>
          Claim
        </button>
      </Tooltip>
    </>,
  );
  expect(trigger()).toHaveAccessibleDescription("Takes a minute.");
  fireEvent.click(trigger());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(trigger()).toHaveAccessibleDescription("Takes a minute. Opens the claim");
});

test("does not describe a trigger by its own name", () => {
  render(<IconButton icon={<svg />} label="Next" />);
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(tooltip()).toHaveTextContent("Next");
  expect(screen.getByRole("button", { name: "Next" })).not.toHaveAccessibleDescription();
});

test("shows no tooltip while its trigger's menu is open", async () => {
  render(
    <Menu trigger={<IconButton icon={<svg />} label="More" />}>
      <MenuItem>Edit</MenuItem>
    </Menu>,
  );
  const more = screen.getByRole("button", { name: "More" });
  await userEvent.click(more);
  expect(screen.getByRole("menu")).toBeInTheDocument();
  expect(tooltip()).not.toBeInTheDocument();
  jest.useFakeTimers();
  hover(more);
  wait(1_000);
  jest.useRealTimers();
  expect(tooltip()).not.toBeInTheDocument();
});

test("closes on Escape together with the dialog around it", async () => {
  const onOpenChange = jest.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Reason">
      <Tooltip label="Opens the claim">
        <button type="button">Claim</button>
      </Tooltip>
    </Dialog>,
  );
  fireEvent.click(trigger());
  expect(tooltip()).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(tooltip()).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("opens nothing without a label, and keeps the trigger element", async () => {
  const { rerender } = render(
    <Tooltip label={null}>
      <button type="button">Claim</button>
    </Tooltip>,
  );
  const first = trigger();
  await userEvent.tab();
  fireEvent.click(first);
  rerender(
    <Tooltip label="Opens the claim">
      <button type="button">Claim</button>
    </Tooltip>,
  );
  expect(trigger()).toBe(first);
  expect(first).toHaveFocus();
  expect(tooltip()).not.toBeInTheDocument();
});
