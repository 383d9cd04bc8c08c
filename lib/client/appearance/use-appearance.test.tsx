import { act, render, screen } from "@testing-library/react";
import { changeAppearance, useAppearance } from "./use-appearance";

function Probe() {
  const { theme, density } = useAppearance();
  return <p>{`${theme} ${density}`}</p>;
}

afterEach(() => act(() => changeAppearance({ theme: "system", density: "standard", isNavCollapsed: false })));

test("a change reaches the root element, the cookie and every reader", () => {
  render(<Probe />);
  act(() => changeAppearance({ theme: "dark" }));
  act(() => changeAppearance({ density: "dense" }));
  expect(screen.getByText("dark dense")).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(document.documentElement).toHaveAttribute("data-density", "dense");
  expect(document.cookie).toContain("lintel-appearance=dark.dense.open");
});

test("going back to the system's theme takes the attribute away", () => {
  changeAppearance({ theme: "dark" });
  changeAppearance({ theme: "system" });
  expect(document.documentElement).not.toHaveAttribute("data-theme");
});
