import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SearchInput } from "./search-input";

function Page() {
  const [value, setValue] = useState("");
  return (
    <>
      <SearchInput label="Search insured" value={value} onValueChange={setValue} shortcut="/" />
      <textarea aria-label="Note" />
    </>
  );
}

test("takes the focus when its shortcut is pressed, except while typing in another field", async () => {
  render(<Page />);
  await userEvent.keyboard("/");
  const search = screen.getByRole("searchbox", { name: "Search insured" });
  expect(search).toHaveFocus();
  expect(search).toHaveValue("");
  const note = screen.getByRole("textbox", { name: "Note" });
  await userEvent.type(note, "and/or");
  expect(note).toHaveValue("and/or");
});

test("cuts a pasted search to the 200 characters that a URL can hold", async () => {
  render(<Page />);
  const search = screen.getByRole("searchbox", { name: "Search insured" });
  await userEvent.click(search);
  await userEvent.paste("x".repeat(100_000));
  expect(search).toHaveValue("x".repeat(200));
});

test("clears the search on Escape, and leaves the field on a second Escape", async () => {
  render(<Page />);
  const search = screen.getByRole("searchbox", { name: "Search insured" });
  await userEvent.type(search, "okafor{Escape}");
  expect(search).toHaveValue("");
  expect(search).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(search).not.toHaveFocus();
});

test("keeps the search when Escape ends an IME composition", async () => {
  render(<Page />);
  const search = screen.getByRole("searchbox", { name: "Search insured" });
  await userEvent.type(search, "okafor");
  const isUntouched = fireEvent.keyDown(search, { key: "Escape", isComposing: true });
  expect(isUntouched).toBe(true);
  expect(search).toHaveValue("okafor");
  expect(search).toHaveFocus();
});

test("returns the focus on Escape to the element where the shortcut was pressed", async () => {
  render(
    <>
      <a href="#row">Row</a>
      <Page />
    </>,
  );
  screen.getByRole("link", { name: "Row" }).focus();
  await userEvent.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search insured" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("link", { name: "Row" })).toHaveFocus();
});

test("keeps the focus in the field after the clear button", async () => {
  render(<Page />);
  const search = screen.getByRole("searchbox", { name: "Search insured" });
  await userEvent.type(search, "okafor");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  expect(search).toHaveValue("");
  expect(search).toHaveFocus();
});
