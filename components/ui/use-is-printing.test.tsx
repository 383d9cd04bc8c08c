import { act, render, screen } from "@testing-library/react";
import { useIsPrinting } from "./use-is-printing";

function Page() {
  return <p>{useIsPrinting() ? "all rows" : "visible rows"}</p>;
}

test("returns true from before a print until after the print", () => {
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
