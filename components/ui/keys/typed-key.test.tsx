import { fireEvent, render, screen } from "@testing-library/react";
import { typedKey } from "./typed-key";

test("what an input method takes for itself is not a key of the field", () => {
  const heard = jest.fn();
  render(<input onKeyDown={(event) => heard(typedKey(event))} />);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", isComposing: true });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(heard.mock.calls).toEqual([[null], ["Enter"]]);
});
