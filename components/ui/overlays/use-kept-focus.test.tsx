import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { useKeptFocus } from "./use-kept-focus";

function List() {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list);
  const [names, setNames] = useState(["one", "two", "three"]);
  return (
    <>
      <div ref={list}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setNames([])}>
        none
      </button>
    </>
  );
}

test("moves the focus from a removed element to the next element, or to the last one", async () => {
  render(<List />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "three" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "one" })).toHaveFocus();
});

test("does not move the focus if it is outside the list", async () => {
  render(<List />);
  await userEvent.tab();
  await userEvent.click(screen.getByRole("button", { name: "none" }));
  expect(screen.getByRole("button", { name: "none" })).toHaveFocus();
});

test("moves the focus to the next element when a press removes the focused one", async () => {
  render(<List />);
  await userEvent.tab();
  await userEvent.click(screen.getByRole("button", { name: "one" }));
  expect(screen.getByRole("button", { name: "two" })).toHaveFocus();
});
