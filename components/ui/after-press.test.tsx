import { act, fireEvent, render, screen } from "@testing-library/react";
import { TextInput } from "./text-input";

const field = () => screen.getByLabelText(/^Name/);
const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));

/** As browsers send them: the field is left before the press ends. */
function pressElsewhere(end: "pointerUp" | "pointerCancel") {
  fireEvent.pointerDown(document.body);
  fireEvent.blur(field());
  expect(screen.queryByText("Required")).toBeNull();
  fireEvent[end](document.body);
}

test.each(["pointerUp", "pointerCancel"] as const)(
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
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  fireEvent.blur(field());
  expect(screen.getByText("Required")).toBeVisible();
});
