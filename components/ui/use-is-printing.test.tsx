import { act, render, screen } from "@testing-library/react";
import { useIsPrinting } from "./use-is-printing";

function Page() {
  return <p>{useIsPrinting() ? "all rows" : "visible rows"}</p>;
}

test("is true from before the print until after it", () => {
  render(<Page />);
  expect(screen.getByText("visible rows")).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  expect(screen.getByText("all rows")).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new Event("afterprint"));
  });
  expect(screen.getByText("visible rows")).toBeInTheDocument();
});
