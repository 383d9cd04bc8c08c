import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BarChart } from "./bar-chart";
import { type ChartDatum, formatCompact } from "./datum";
import { Sparkline, SparklineChart } from "./sparkline";

const WEEKS: readonly ChartDatum[] = [
  { id: "a", label: "Nov 2", value: 167 },
  { id: "b", label: "Nov 9", value: 185 },
  { id: "c", label: "Nov 16", value: 113, isRunning: true },
];
const HEADS = ["Week", "Inspections"] as const;
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const TABLE = [
  ["Week", "Inspections"],
  ["Nov 2", "167"],
  ["Nov 9", "185"],
  ["Nov 16", "113 so far"],
];

test("renders a bar chart as a named picture with a data table", () => {
  render(<BarChart title="Inspections per week" heads={HEADS} data={WEEKS} />);
  expect(screen.getByRole("figure", { name: "Inspections per week" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Inspections per week" })).toBeInTheDocument();
  const table = screen.getByRole("table", { name: "Inspections per week" });
  expect(cells(table)).toEqual(TABLE);
  expect(within(table).getByRole("rowheader", { name: "Nov 9" })).toBeInTheDocument();
  expect(table.parentElement).toHaveClass("visually-hidden");
});

test("switches between picture and table by a button", async () => {
  render(<BarChart title="Inspections per week" heads={HEADS} data={WEEKS} />);
  await userEvent.click(screen.getByRole("button", { name: "Show as a table" }));
  // The scrolling table is reachable by keys.
  expect(screen.getByRole("table").parentElement).toHaveAttribute("tabindex", "0");
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByRole("table").parentElement).not.toHaveClass("visually-hidden");
  await userEvent.click(screen.getByRole("button", { name: "Show as a chart" }));
  expect(screen.getByRole("img")).toBeInTheDocument();
  expect(screen.getByRole("table").parentElement).toHaveClass("visually-hidden");
});

test("emphasizes and labels the last completed value, and outlines the running one", () => {
  const { container } = render(<BarChart title="Inspections per week" heads={HEADS} data={WEEKS} />);
  const bars = [...container.querySelectorAll(".bar")].map((bar) => bar.getAttribute("class"));
  expect(bars).toEqual(["bar", "bar strong", "bar running"]);
  expect([...container.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["185"]);
  expect([...container.querySelectorAll("title")].map(({ textContent }) => textContent)).toEqual([
    "Nov 2: 167",
    "Nov 9: 185",
    "Nov 16: 113 so far",
  ]);
});

test("links bars with a page, in the picture and in the table", async () => {
  const data = WEEKS.map((week) => ({ ...week, href: `/reporting?week=${week.id}` }));
  render(<BarChart title="Inspections per week" heads={HEADS} data={data} />);
  expect(screen.getByRole("link", { name: "Nov 16: 113 so far" })).toHaveAttribute("href", "/reporting?week=c");
  expect(screen.getAllByRole("link")).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Show as a table" }));
  expect(screen.getByRole("link", { name: "Nov 9" })).toHaveAttribute("href", "/reporting?week=b");
});

test("draws bars from zero, up or down", () => {
  const { container } = render(
    <BarChart
      title="Change"
      heads={HEADS}
      data={[
        { id: "a", label: "A", value: 20 },
        { id: "b", label: "B", value: -10 },
        { id: "c", label: "C", value: 0 },
      ]}
    />,
  );
  const bars = [...container.querySelectorAll(".bar")].map((bar) => [
    bar.getAttribute("y"),
    bar.getAttribute("height"),
  ]);
  expect(bars).toEqual([
    ["0%", "66.667%"],
    ["66.667%", "33.333%"],
    ["66.667%", "0%"],
  ]);
});

test.each([
  ["an empty list", []],
  [
    "no numbers",
    [
      { id: "a", label: "A", value: Number.NaN },
      { id: "b", label: "B", value: null },
    ],
  ],
] as const)("reports missing data for %s, without picture or button", (_name, data) => {
  render(
    <>
      <BarChart title="Bars" heads={HEADS} data={data} />
      <SparklineChart title="Line" heads={HEADS} data={data} />
    </>,
  );
  expect(screen.getAllByText("No data")).toHaveLength(2);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("passes no NaN or infinity to the picture", () => {
  const data = [4, Number.NaN, Number.POSITIVE_INFINITY, -Number.MAX_VALUE, null, 1e-320].map((value, index) => ({
    id: String(index),
    label: String(index),
    value,
  }));
  const { container } = render(
    <>
      <BarChart title="Bars" heads={HEADS} data={data} />
      <SparklineChart title="Line" heads={HEADS} data={data} />
    </>,
  );
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  expect(cells(screen.getByRole("table", { name: "Bars" }))[2]).toEqual(["1", "No data"]);
});

test("describes a sparkline by its first and last value, and a running last one", () => {
  const { rerender } = render(<Sparkline label="Inspections" data={WEEKS} isEndLabeled />);
  expect(screen.getByRole("img", { name: "Inspections: 3 values, from 167 to 113 so far" })).toBeInTheDocument();
  expect(screen.getByText("113")).toBeInTheDocument();
  rerender(<Sparkline label="Inspections" data={WEEKS.slice(0, 1)} />);
  expect(screen.getByRole("img", { name: "Inspections: 167" })).toBeInTheDocument();
});

test("gives a standalone sparkline its table", async () => {
  render(<SparklineChart title="Inspections per week" heads={HEADS} data={WEEKS} />);
  expect(cells(screen.getByRole("table", { name: "Inspections per week" }))).toEqual(TABLE);
});

test.each([
  [185, "185"],
  [1_340, "1.3K"],
  [2_500_000, "2.5M"],
  [3.4e15, "3.4E15"],
  [-12, "-12"],
  [0.25, "0.3"],
])("formats %d as %s", (value, valueText) => {
  expect(formatCompact(value)).toBe(valueText);
});

test("renders a long name and markup in a name as text", () => {
  const long = "x".repeat(100_000);
  const { container } = render(
    <BarChart
      title={long}
      heads={HEADS}
      data={[
        { id: "a", label: long, value: 1 },
        { id: "b", label: "<img src=x onerror=alert(1)>", value: 2 },
      ]}
    />,
  );
  expect(container.querySelector("img")).toBeNull();
  expect(screen.getByRole("rowheader", { name: "<img src=x onerror=alert(1)>" })).toBeInTheDocument();
});

/** The names below a picture with their boxes, in hundredths of its width. */
const namesBelow = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(".places > span")].map(({ textContent, style }) => [
    textContent,
    Number.parseFloat(style.left),
    Number.parseFloat(style.left) + Number.parseFloat(style.width),
  ]) as [string, number, number][];

test("shows as many names as the width allows, also when it changes", () => {
  const width = jest.spyOn(HTMLElement.prototype, "clientWidth", "get");
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(20);
  const data = Array.from({ length: 12 }, (_, day) => ({ id: `${day}`, label: `Sep ${day + 10}`, value: day + 1 }));
  const draw = (pixels: number) => {
    width.mockReturnValue(pixels);
    const { container, unmount } = render(<BarChart title="Inspections" heads={HEADS} data={data} />);
    const names = namesBelow(container).map(([name]) => name);
    unmount();
    return names;
  };
  expect(draw(600)).toEqual(["Sep 10", "Sep 12", "Sep 14", "Sep 16", "Sep 18", "Sep 20"]);
  expect(draw(280)).toEqual(["Sep 10", "Sep 13", "Sep 16", "Sep 19"]);
  expect(draw(140)).toEqual(["Sep 10", "Sep 16"]);
  jest.restoreAllMocks();
});

test("truncates a long name at the last bar within the picture", () => {
  const data = [0, 1, 2, 3, 4].map((day) => ({ id: `${day}`, label: `Longer than a day ${day}`, value: day + 1 }));
  const { container } = render(<BarChart title="Inspections" heads={HEADS} data={data} />);
  const names = namesBelow(container);
  expect(names.length).toBeGreaterThan(1);
  for (const [index, [, from, to]] of names.entries()) {
    expect(from).toBeGreaterThanOrEqual(names[index - 1]?.[2] ?? 0);
    expect(to).toBeLessThanOrEqual(100);
  }
});
