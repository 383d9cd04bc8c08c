import { act, fireEvent, render, screen } from "@testing-library/react";
import { firePointer } from "@/tests/support/pointer";
import { TextInput } from "./inputs/text-input";

const field = () => screen.getByLabelText(/^Name/);
const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

/** As browsers send them: the field is left before the press ends. */
function pressElsewhere(end: "pointerup" | "pointercancel" | "contextmenu") {
  firePointer(document.body, "pointerdown");
  fireEvent.blur(field());
  expect(screen.queryByText("Required")).toBeNull();
  firePointer(document.body, end);
}

test.each(["pointerup", "pointercancel", "contextmenu"] as const)(
  "a message waits for %s of the press that left the field",
  async (end) => {
    render(<TextInput label="Name" required />);
    pressElsewhere(end);
    await rest();
    expect(screen.getByText("Required")).toBeVisible();
  },
);

test("left by the keyboard, a field has its message at once, also after a press", async () => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown");
  firePointer(document.body, "pointerup");
  fireEvent.blur(field());
  expect(screen.getByText("Required")).toBeVisible();
});

test.each([
  ["a key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
  ["a pointer that moves with nothing held", () => firePointer(document.body, "pointermove", { buttons: 0 })],
])("where the end of a press is never told, %s shows that it is over", async (_sign, showOver) => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown");
  fireEvent.blur(field());
  firePointer(document.body, "pointermove", { buttons: 1 });
  fireEvent.keyDown(document.body, { key: "Shift", repeat: true });
  await rest();
  expect(screen.queryByText("Required")).toBeNull();
  showOver();
  await rest();
  expect(screen.getByText("Required")).toBeVisible();
});

test("another button than the first presses nothing: the message is there at once", () => {
  render(<TextInput label="Name" required />);
  firePointer(document.body, "pointerdown", { button: 2 });
  fireEvent.blur(field());
  expect(screen.getByText("Required")).toBeVisible();
});
