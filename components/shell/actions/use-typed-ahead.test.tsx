import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useTypedAhead } from "./use-typed-ahead";

const giveUp = jest.fn();
const ofThePage = jest.fn();

function Page({ isOpening, isHere = false }: { isOpening: boolean; isHere?: boolean }) {
  const take = useTypedAhead(isOpening, giveUp);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input aria-label="Search of the page" />
      {isHere ? (
        <div role="dialog" aria-label="Layer">
          <input
            aria-label="Field"
            ref={field}
            onFocus={() => {
              if (field.current) field.current.value += take();
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
  document.addEventListener("keydown", ofThePage);
});
afterEach(() => document.removeEventListener("keydown", ofThePage));

test("text typed before the layer opens goes into its field and triggers no key of the page", () => {
  const { rerender } = render(<Page isOpening={false} />);
  rerender(<Page isOpening />);
  type("impx");
  fireEvent.keyDown(document.body, { key: "Backspace" });
  fireEvent.keyDown(document.body, { key: "Enter" });
  const pageField = screen.getByRole("textbox", { name: "Search of the page" });
  expect(fireEvent.keyDown(pageField, { key: "e" })).toBe(false);
  rerender(<Page isOpening isHere />);
  type("r");
  expect(ofThePage).not.toHaveBeenCalled();
  screen.getByRole("textbox", { name: "Field" }).focus();
  expect(screen.getByRole("textbox", { name: "Field" })).toHaveValue("imper");
});

test("keys in an open layer are its own; chords, and keys while nothing opens, are left alone", () => {
  const { rerender } = render(<Page isOpening isHere />);
  const field = screen.getByRole("textbox", { name: "Field" });
  expect(fireEvent.keyDown(field, { key: "a" })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: "k", ctrlKey: true })).toBe(true);
  rerender(<Page isOpening={false} />);
  expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(true);
  expect(ofThePage).toHaveBeenCalledTimes(3);
});

test("Escape cancels opening, and its text does not go into the next layer", () => {
  const { rerender } = render(<Page isOpening />);
  type("old");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(giveUp).toHaveBeenCalledTimes(1);
  rerender(<Page isOpening={false} />);
  rerender(<Page isOpening isHere />);
  screen.getByRole("textbox", { name: "Field" }).focus();
  expect(screen.getByRole("textbox", { name: "Field" })).toHaveValue("");
});
