import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goToPart } from "./editor-parts";

// Nothing is laid out here: what is in sight is what is on the page.
beforeEach(() => {
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});

test("F6's way leads from the outliner through every part and around, back with Shift, and into what each is entered by", async () => {
  render(
    <>
      <button type="button">Outside</button>
      <header data-editor-part="">
        <button type="button" disabled>
          Nothing to undo
        </button>
        <a href="/claim">Back to the claim</a>
      </header>
      <div data-editor-part="">
        <input aria-label="Search" />
        <div role="tree" aria-label="Outliner" tabIndex={0} />
      </div>
      <div data-editor-part="">
        <p>Nothing to enter.</p>
      </div>
      <div data-editor-part="">
        <div data-entrance="" data-testid="body" tabIndex={-1}>
          <button type="button">Delete</button>
        </div>
      </div>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Outside" })).toHaveFocus();
  goToPart(1);
  expect(screen.getByRole("tree")).toHaveFocus();
  goToPart(1);
  expect(screen.getByTestId("body")).toHaveFocus();
  goToPart(1);
  expect(screen.getByRole("link", { name: "Back to the claim" })).toHaveFocus();
  goToPart(-1);
  expect(screen.getByTestId("body")).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Delete" })).toHaveFocus();
  goToPart(-1);
  expect(screen.getByRole("tree")).toHaveFocus();
});

test("where nothing can be entered the key is left to the browser", () => {
  render(<p>Loading</p>);
  expect(goToPart(1)).toBe(false);
});
