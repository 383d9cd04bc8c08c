import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useVirtualRows } from "./use-virtual-rows";

function List() {
  const scroller = useRef<HTMLDivElement>(null);
  const { drawn, after } = useVirtualRows(scroller, 35, 56);
  return (
    <div ref={scroller}>
      {drawn.map(({ index }) => (
        <p key={index}>Row</p>
      ))}
      <div data-testid="after" style={{ height: after }} />
    </div>
  );
}

test("a list without height is as high as all its rows, so that it can get a height", () => {
  render(<List />);
  expect(screen.queryAllByText("Row")).toEqual([]);
  expect(screen.getByTestId("after")).toHaveStyle({ height: `${35 * 56}px` });
});
