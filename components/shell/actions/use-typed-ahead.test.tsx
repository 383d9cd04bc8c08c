import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useTypedAhead } from "./use-typed-ahead";

const onGiveUp = jest.fn();
const onPageKey = jest.fn();

function Page({ isOpening, isLayerOpen = false }: { isOpening: boolean; isLayerOpen?: boolean }) {
  const takeText = useTypedAhead(isOpening, onGiveUp);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input aria-label="Search of the page" />
      {isLayerOpen ? (
        <div role="dialog" aria-label="Layer">
          <input
            aria-label="Field"
            ref={field}
            onFocus={() => {
              if (field.current) field.current.value += takeText();
            }}
          />
        </div>
      ) : null}
    </>
  );
}

const type = (text: string, target: Element = document.body) => {
  for (const key of text) fireEvent.keyDown(target, { key });
};

beforeEach(() => {
  jest.clearAllMocks();
  document.addEventListener("keydown", onPageKey);
});
afterEach(() => document.removeEventListener("keydown", onPageKey));

test("text typed before a layer opens goes into the layer's field and triggers no shortcut of the page", () => {
  const { rerender } = render(<Page isOpening={false} />);
  rerender(<Page isOpening />);
  type("impx");
  fireEvent.keyDown(document.body, { key: "Backspace" });
  fireEvent.keyDown(document.body, { key: "Enter" });
  const pageField = screen.getByRole("textbox", { name: "Search of the page" });
  expect(fireEvent.keyDown(pageField, { key: "e" })).toBe(false);
  rerender(<Page isOpening isLayerOpen />);
  type("r");
  expect(onPageKey).not.toHaveBeenCalled();
  screen.getByRole("textbox", { name: "Field" }).focus();
  expect(screen.getByRole("textbox", { name: "Field" })).toHaveValue("imper");
});

test("does not intercept keys in an open layer, key chords, or keys while no layer opens", () => {
  const { rerender } = render(<Page isOpening isLayerOpen />);
  const field = screen.getByRole("textbox", { name: "Field" });
  expect(fireEvent.keyDown(field, { key: "a" })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "k", ctrlKey: true })).toBe(true);
  rerender(<Page isOpening={false} />);
  expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(true);
  expect(onPageKey).toHaveBeenCalledTimes(3);
});

test("Escape cancels opening and discards the typed text", () => {
  const { rerender } = render(<Page isOpening />);
  type("old");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onGiveUp).toHaveBeenCalledTimes(1);
  rerender(<Page isOpening={false} />);
  rerender(<Page isOpening isLayerOpen />);
  screen.getByRole("textbox", { name: "Field" }).focus();
  expect(screen.getByRole("textbox", { name: "Field" })).toHaveValue("");
});
