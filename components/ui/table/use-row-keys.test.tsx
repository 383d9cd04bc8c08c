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

test("focuses the row that Back returns to once it is drawn", () => {
  const { rerender } = render(<Rows isDrawn={false} />);
  act(() => giveFocus());
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("link", { name: "The row" })).toHaveFocus();
});

test("leaves the focus where it has moved by then, because Enter would open the row", () => {
  const { rerender } = render(<Rows isDrawn={false} />);
  act(() => giveFocus());
  screen.getByRole("button", { name: "Actions" }).focus();
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("button", { name: "Actions" })).toHaveFocus();
  // Not later either, when the row renders again.
  rerender(<Rows isDrawn={false} />);
  screen.getByRole("button", { name: "Actions" }).blur();
  rerender(<Rows isDrawn />);
  expect(screen.getByRole("link", { name: "The row" })).not.toHaveFocus();
});
