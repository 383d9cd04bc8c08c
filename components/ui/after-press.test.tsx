import { act, fireEvent, render, screen } from "@testing-library/react";
import { firePointer } from "@/tests/support/pointer";
import { TextInput } from "./inputs/text-input";

const field = () => screen.getByLabelText(/^Name/);
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

/** Browsers blur the field before the press ends. */
function pressElsewhere(end: "pointerup" | "pointercancel" | "contextmenu") {
  firePointer(document.body, "pointerdown");
  fireEvent.blur(field());
  expect(screen.queryByText("Required")).toBeNull();
  firePointer(document.body, end);
}

test.each(["pointerup", "pointercancel", "contextmenu"] as const)(
  "shows a message only after the %s of the press that left the field",
  async (end) => {
    render(<TextInput label="Name" required />);
    pressElsewhere(end);
    await settle();
    expect(screen.getByText("Required")).toBeVisible();
  },
);

test("shows a message at once when the keyboard leaves the field, also after a press", async () => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown");
  firePointer(document.body, "pointerup");
  fireEvent.blur(field());
  expect(screen.getByText("Required")).toBeVisible();
});

test.each([
  ["a key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
  ["a pointer that moves with nothing held", () => firePointer(document.body, "pointermove", { buttons: 0 })],
])("ends a press without an end event on %s", async (_sign, showOver) => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown");
  fireEvent.blur(field());
  firePointer(document.body, "pointermove", { buttons: 1 });
  fireEvent.keyDown(document.body, { key: "Shift", repeat: true });
  await settle();
  expect(screen.queryByText("Required")).toBeNull();
  showOver();
  await settle();
  expect(screen.getByText("Required")).toBeVisible();
});

test("shows a message at once for a press of a secondary button", () => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown", { button: 2 });
  fireEvent.blur(field());
  expect(screen.getByText("Required")).toBeVisible();
});
