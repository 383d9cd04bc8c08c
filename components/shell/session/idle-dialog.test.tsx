import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clockText, IdleCountdown, spokenText } from "./idle-countdown";
import { IdleDialogView } from "./idle-dialog-view";

const noop = () => {};
const NO_FILES = { open: 0, failed: 0 };

afterEach(() => jest.restoreAllMocks());

/** Gives open and closing layers different animations, so that a closing layer stays until its animation ends. */
function fadeLayers(): void {
  const styleOf = window.getComputedStyle;
  jest.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) => {
    const style = styleOf(element, pseudo);
    return Object.defineProperty(style, "animationName", { get: () => element.getAttribute("data-state") ?? "none" });
  });
}

test.each([
  [120, "2:00"],
  [107, "1:47"],
  [60, "1:00"],
  [9, "0:09"],
  [0, "0:00"],
])("%i seconds are shown as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test("in two minutes there are five announcements, not one each second", () => {
  const spoken = Array.from({ length: 121 }, (_, passed) => spokenText(120 - passed));
  expect(spoken.filter((text, index) => text !== spoken[index - 1])).toEqual([
    "You'll be signed out in 2 minutes",
    "You'll be signed out in 1 minute",
    "You'll be signed out in 30 seconds",
    "You'll be signed out in 10 seconds",
    "Signing you out",
  ]);
});

test("a screen reader does not read the ticking clock, and the announcements are polite", () => {
  render(<IdleCountdown secondsLeft={107} />);
  expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent("1:47");
  expect(screen.getByRole("timer")).toHaveAttribute("aria-live", "off");
  expect(screen.getByRole("status")).toHaveTextContent("You'll be signed out in 2 minutes");
});

test("Stay signed in has focus, and both the button and Escape keep the person signed in", async () => {
  const onStay = jest.fn();
  render(
    <IdleDialogView
      files={NO_FILES}
      end={{ secondsLeft: 107, canStay: true }}
      isStaying={false}
      onStay={onStay}
      onAcknowledge={noop}
    />,
  );
  expect(screen.getByRole("alertdialog", { name: "Are you still there?" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Stay signed in" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onStay).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onStay).toHaveBeenCalledTimes(2);
});

test("a failed request to stay is reported at once and can be repeated", async () => {
  const onStay = jest.fn();
  render(
    <IdleDialogView
      files={NO_FILES}
      end={{ secondsLeft: 90, canStay: true }}
      isStaying={false}
      hasStayFailed
      onStay={onStay}
      onAcknowledge={noop}
    />,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Lintel couldn't be reached");
  await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
  expect(onStay).toHaveBeenCalledTimes(1);
});

test("a session at its maximum age can only be acknowledged", async () => {
  const onAcknowledge = jest.fn();
  render(
    <IdleDialogView
      files={NO_FILES}
      end={{ secondsLeft: 60, canStay: false }}
      isStaying={false}
      onStay={noop}
      onAcknowledge={onAcknowledge}
    />,
  );
  expect(screen.queryByRole("button", { name: "Stay signed in" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  expect(onAcknowledge).toHaveBeenCalledTimes(1);
});

test.each([
  ["question for a person who stays signed in", true, "Are you still there?"],
  ["notice for a person who acknowledged the end", false, "You'll be signed out soon"],
])("while the dialog fades away, it still shows the %s", (_expected, canStay, title) => {
  fadeLayers();
  const acts = { files: NO_FILES, isStaying: false, onStay: noop, onAcknowledge: noop };
  const { rerender } = render(<IdleDialogView {...acts} end={{ secondsLeft: 29, canStay }} hasStayFailed />);
  rerender(<IdleDialogView {...acts} end={null} />);
  const question = screen.getByRole("alertdialog", { name: title });
  expect(question).toHaveAttribute("data-state", "closed");
  expect(screen.getByRole("status")).toHaveTextContent("You'll be signed out in 30 seconds");
  expect(screen.getByRole("timer")).toHaveTextContent("0:29");
  expect(screen.getByRole("button", { name: canStay ? "Stay signed in" : "Got it" })).toBeInTheDocument();
  expect(screen.getByText(/Lintel couldn't be reached/)).toBeInTheDocument();
});

test("without an end of the session there is no dialog", () => {
  render(<IdleDialogView files={NO_FILES} end={null} isStaying={false} onStay={noop} onAcknowledge={noop} />);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test.each([
  [{ open: 0, failed: 0 }, []],
  [{ open: 1, failed: 0 }, ["1 file is still uploading. It is lost when you are signed out."]],
  [
    { open: 3, failed: 2 },
    [
      "3 files are still uploading. They are lost when you are signed out.",
      "2 files weren't sent. They are lost when you are signed out.",
    ],
  ],
])("the dialog says which files are lost with the session: %j", (files, expected) => {
  render(
    <IdleDialogView
      files={files}
      end={{ secondsLeft: 107, canStay: true }}
      isStaying={false}
      onStay={noop}
      onAcknowledge={noop}
    />,
  );
  expect(screen.queryAllByText(/lost/).map(({ textContent }) => textContent)).toEqual(expected);
});
