import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { DEFAULT_APPEARANCE } from "./appearance";
import { changeAppearance, FirstAppearanceProvider, useAppearance } from "./use-appearance";

function Probe() {
  const { theme, density } = useAppearance();
  return <p>{`${theme} ${density}`}</p>;
}

afterEach(() => act(() => changeAppearance({ theme: "system", density: "standard", isNavCollapsed: false })));

test("a change reaches the root element, the cookie and every component that reads the appearance", () => {
  render(<Probe />);
  act(() => changeAppearance({ theme: "dark" }));
  act(() => changeAppearance({ density: "dense" }));
  expect(screen.getByText("dark dense")).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  expect(document.documentElement).toHaveAttribute("data-density", "dense");
  expect(document.cookie).toContain("lintel-appearance=dark.dense.open");
});

test("choosing the system theme removes the attribute", () => {
  changeAppearance({ theme: "dark" });
  changeAppearance({ theme: "system" });
  expect(document.documentElement).not.toHaveAttribute("data-theme");
});

test("the first render uses the request's cookie", () => {
  const html = renderToString(
    <FirstAppearanceProvider value={{ ...DEFAULT_APPEARANCE, theme: "dark", density: "dense" }}>
      <Probe />
    </FirstAppearanceProvider>,
  );
  expect(html).toBe("<p>dark dense</p>");
});
