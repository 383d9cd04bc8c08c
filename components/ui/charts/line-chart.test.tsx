import { render, screen, within } from "@testing-library/react";
import type { ChartDatum } from "./datum";
import { LineChart } from "./line-chart";

const HEADS = ["Week", "Median", "9 of 10"] as const;
const hours = (value: number) => `${value} h`;
const week = (label: string, value: number | null, second: number | null): ChartDatum => ({
  id: label,
  label,
  value,
  second,
});
const draw = (data: readonly ChartDatum[]) =>
  render(<LineChart title="Turnaround" heads={HEADS} data={data} format={hours} />).container;

test("draws two lines from zero, breaks the second at a gap, and labels the last values", () => {
  const container = draw([week("Nov 2", 20, 40), week("Nov 9", 10, null), week("Nov 16", 30, 20)]);
  expect(screen.getByRole("img", { name: "Turnaround" })).toBeInTheDocument();
  const path = (name: string) => container.querySelector(`path.${name}`)?.getAttribute("d");
  // The ticks end at 40, so 20 is half the height.
  expect(path("value")).toBe("M0 50L50 75L100 25");
  expect(path("second")).toBe("M0 0h0M100 50h0");
  const ends = [...container.querySelectorAll<HTMLElement>(".ends span")];
  expect(ends.map(({ textContent, style }) => [textContent, style.top])).toEqual([
    ["20 h", "50%"],
    ["30 h", "25%"],
  ]);
});

test("draws a dashed point without neighbors as a dot, because a dash needs length", () => {
  const container = draw([
    week("Nov 2", 20, 40),
    week("Nov 9", 10, null),
    week("Nov 16", 30, 20),
    week("Nov 23", 5, 10),
  ]);
  const dots = [...container.querySelectorAll("circle.secondAlone")];
  expect(dots.map((dot) => [dot.getAttribute("cx"), dot.getAttribute("cy")])).toEqual([["0%", "0%"]]);
});

test.each([20, 0])("separates the labels of lines that both end at %d, the median below", (value) => {
  const container = draw([week("Nov 2", 10, 40), week("Nov 9", value, value)]);
  const [second, first] = [...container.querySelectorAll<HTMLElement>(".ends span")].map(({ style }) =>
    Number.parseFloat(style.top),
  );
  expect((first ?? 0) - (second ?? 0)).toBe(11);
});

test("separates labels of values at one height", () => {
  const container = draw([week("Nov 2", 20, 40), week("Nov 9", 39, 40)]);
  const tops = [...container.querySelectorAll<HTMLElement>(".ends span")].map(({ style }) =>
    Number.parseFloat(style.top),
  );
  expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeGreaterThanOrEqual(11);
});

test("links a point over its share of the picture, and names its values", () => {
  draw([
    { ...week("Nov 2", 20, 40), href: "/first" },
    week("Nov 9", 10, null),
    { ...week("Nov 16", 30, null), isRunning: true, href: "/last" },
  ]);
  const picture = within(screen.getByRole("group", { name: "Turnaround" }));
  const links = picture.getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Nov 2: 20 h, 40 h", "/first"],
    ["Nov 16: 30 h so far", "/last"],
  ]);
  const reach = links.map((link) => link.querySelector("rect"));
  expect(reach.map((rect) => [rect?.getAttribute("x"), rect?.getAttribute("width")])).toEqual([
    ["0%", "25%"],
    ["75%", "25%"],
  ]);
});

test("lists both values in the data table", () => {
  draw([week("Nov 2", 20, null)]);
  const table = screen.getByRole("table", { name: "Turnaround" });
  const cells = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["Week", "Median", "9 of 10"],
    ["Nov 2", "20 h", "No data"],
  ]);
});

test("reports missing data", () => {
  draw([week("Nov 2", null, null)]);
  expect(screen.getByText("No data")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});
