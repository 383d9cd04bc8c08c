import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { goToPart } from "./editor-parts";

// jsdom lays nothing out: an element counts as visible if it is in the document.
beforeEach(() => {
  jest.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
});

test("moves the focus through all parts with F6, back with Shift, and to the entrance of each part", async () => {
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

test("leaves F6 to the browser if no part can be focused", () => {
  render(<p>Loading</p>);
  expect(goToPart(1)).toBe(false);
});
