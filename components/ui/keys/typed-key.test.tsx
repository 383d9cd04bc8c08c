import { fireEvent, render, screen } from "@testing-library/react";
import { typedKey } from "./typed-key";

test("ignores keys that an input method consumes", () => {
  const keys = jest.fn();
  render(<input onKeyDown={(event) => keys(typedKey(event))} />);
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter", isComposing: true });
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(keys.mock.calls).toEqual([[null], ["Enter"]]);
});
