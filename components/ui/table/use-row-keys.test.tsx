import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useRowKeys } from "./use-row-keys";

let giveFocus: () => void;

function Rows({ isDrawn }: { isDrawn: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const { focusRow } = useRowKeys({
    scroller,
    count: 1,
    currentIndex: 0,
    isMain: false,
    onMove: () => {},
    onOpen: () => false,
    onClear: () => false,
  });
  giveFocus = focusRow;
  return (
    <div ref={scroller}>
      <button type="button">Actions</button>
      {isDrawn ? (
        <table>
          <tbody>
            <tr data-index="0">
              <td>
                <a href="/row" data-row-lead>
                  The row
                </a>
              </td>
            </tr>
          </tbody>
        </table>
      ) : null}
    </div>
  );
}

test("focuses the row that Back returns to once the row is drawn", () => {
  const { rerender } = render(<Rows isDrawn={false} />);
  act(() => giveFocus());
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("link", { name: "The row" })).toHaveFocus();
});

test("does not focus the row if the focus has moved before the row is drawn", () => {
  const { rerender } = render(<Rows isDrawn={false} />);
  act(() => giveFocus());
  screen.getByRole("button", { name: "Actions" }).focus();
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("button", { name: "Actions" })).toHaveFocus();
  // The row does not take the focus later either, when it renders again.
  rerender(<Rows isDrawn={false} />);
  screen.getByRole("button", { name: "Actions" }).blur();
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("link", { name: "The row" })).not.toHaveFocus();
});
