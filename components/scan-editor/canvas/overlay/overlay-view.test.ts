import type { PixelProjection } from "../view/pixel-projection";
import { boxesMeet } from "./label-places";
import type { OverlayLabel } from "./overlay-shapes";
import { createOverlayView } from "./overlay-view";

/** Returns a picture in which one meter is one pixel. */
function picture(): PixelProjection {
  const at = { x: 0, y: 0 };
  const project = (x: number, y: number) => {
    at.x = x;
    at.y = y;
    return true;
  };
  return { width: 800, height: 600, at, project } as unknown as PixelProjection;
}

const svg = () => document.createElementNS("http://www.w3.org/2000/svg", "svg");
const main = (text: string): OverlayLabel => ({ at: [400, 300, 0], text, style: "main" });

function draw(labels: OverlayLabel[]) {
  const root = svg();
  const view = createOverlayView(root, { selectedVertex: "Selected corner" });
  const boxes = view.draw({ lines: [], handles: [], labels }, picture());
  const texts = [...root.querySelectorAll("[data-part='label'] text")];
  return { boxes, texts: texts.map(({ textContent }) => textContent) };
}

test("stacks dimensions of one place, and leaves out the ones without room", () => {
  const { boxes, texts } = draw(["1.00 m", "2.00 m", "3.00 m", "4.00 m", "5.00 m", "6.00 m", "7.00 m"].map(main));
  expect(texts).toEqual(["1.00 m", "2.00 m", "3.00 m", "4.00 m", "5.00 m"]);
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) expect(boxesMeet(box, other)).toBe(false);
  }
});

test("places reasons before dimensions", () => {
  const reason: OverlayLabel = { at: [400, 300, 0], text: "Overlaps Door 2", style: "refused" };
  const { boxes, texts } = draw([main("1.00 m"), reason]);
  expect(texts).toEqual(["Overlaps Door 2", "1.00 m"]);
  expect(boxes[0]).toMatchObject({ top: 290, bottom: 310 });
});

test("spreads the labels of several conflicts at one corner, where dimensions would be left out", () => {
  const contested: OverlayLabel[] = Array.from({ length: 8 }, (_, index) => ({
    at: [400, 300, 0],
    text: `Mine ${index}`,
    style: "contested",
  }));
  const { boxes, texts } = draw([...contested, main("1.00 m")]);
  expect(texts).toHaveLength(8);
  expect(texts).not.toContain("1.00 m");
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(8);
});

test("moves a label to the side of a bar that would cover it", () => {
  const bars = [
    { left: 12, top: 200, right: 52, bottom: 400 },
    { left: 748, top: 200, right: 788, bottom: 400 },
  ];
  const view = createOverlayView(svg(), { selectedVertex: "Selected corner" }, () => bars);
  const labelAt = (x: number, y: number): OverlayLabel => ({ ...main("4.00 m"), at: [x, y, 0] });
  const labels = [labelAt(40, 300), labelAt(760, 300), labelAt(40, 100)];
  const boxes = view.draw({ lines: [], handles: [], labels }, picture());
  expect(boxes.map(({ left, right }) => [left, right])).toEqual([
    [56, 110],
    [690, 744],
    [13, 67],
  ]);
});

test("moves a label above or below a caption or a low bar that would cover it", () => {
  const covered = [
    { left: 12, top: 10, right: 190, bottom: 50 },
    { left: 40, top: 540, right: 760, bottom: 590 },
  ];
  const view = createOverlayView(svg(), { selectedVertex: "Selected corner" }, () => covered);
  const labelAt = (x: number, y: number): OverlayLabel => ({ ...main("4.00 m"), at: [x, y, 0] });
  const labels = [labelAt(100, 40), labelAt(300, 550), labelAt(300, 40)];
  const boxes = view.draw({ lines: [], handles: [], labels }, picture());
  expect(boxes.map(({ top, bottom }) => [top, bottom])).toEqual([
    [54, 74],
    [516, 536],
    [30, 50],
  ]);
});

test("moves an opening's size off a bar even next to the wall's length, and leaves it out there without a bar", () => {
  const bars = [{ left: 12, top: 200, right: 52, bottom: 400 }];
  const view = createOverlayView(svg(), { selectedVertex: "Selected corner" }, () => bars);
  const labels = (x: number): OverlayLabel[] => [
    { at: [x, 300, 0], text: "4.00 m", style: "main" },
    { at: [x, 300, 0], text: "1.20 × 2.05", style: "dark" },
  ];
  const moved = view.draw({ lines: [], handles: [], labels: labels(40) }, picture());
  expect(moved).toHaveLength(2);
  for (const { left } of moved) expect(left).toBe(56);
  expect(view.draw({ lines: [], handles: [], labels: labels(400) }, picture())).toHaveLength(1);
});

test("moves a label off one bar neither under the next bar nor out of the picture", () => {
  const bars = [
    { left: 700, top: 0, right: 800, bottom: 120 },
    { left: 600, top: 0, right: 698, bottom: 90 },
    { left: 690, top: 110, right: 800, bottom: 500 },
  ];
  const view = createOverlayView(svg(), { selectedVertex: "Selected corner" }, () => bars);
  const label: OverlayLabel = { ...main("4.00 m"), at: [750, 110, 0] };
  const [box] = view.draw({ lines: [], handles: [], labels: [label] }, picture());
  for (const bar of bars) expect(boxesMeet(box!, bar)).toBe(false);
  expect(box).toMatchObject({ right: 686, top: 100 });
});

test("keeps a label at the picture's edge whole, and leaves a label outside of the picture alone", () => {
  const labelAt = (x: number, y: number): OverlayLabel => ({ ...main("4.00 m"), at: [x, y, 0] });
  expect(draw([labelAt(400, 598)]).boxes).toMatchObject([{ bottom: 596 }]);
  expect(draw([labelAt(820, 300)]).boxes).toMatchObject([{ right: 796 }]);
  expect(draw([labelAt(900, 300)]).boxes).toMatchObject([{ left: 873 }]);
});

test("leaves out a dimension under a window in the center, and moves a reason next to the window", () => {
  const window = [{ left: 200, top: 100, right: 600, bottom: 500 }];
  const view = createOverlayView(svg(), { selectedVertex: "Selected corner" }, () => window);
  const boxesOf = (label: OverlayLabel) => view.draw({ lines: [], handles: [], labels: [label] }, picture());
  expect(boxesOf(main("4.00 m"))).toEqual([]);
  const [reason] = boxesOf({ at: [400, 300, 0], text: "Overlaps Door 2", style: "refused" });
  expect(boxesMeet(reason!, window[0]!)).toBe(false);
});

test("draws no lines for a dimension whose figure is left out", () => {
  const root = svg();
  const view = createOverlayView(root, { selectedVertex: "Selected corner" });
  const chain = (x: number): OverlayLabel => {
    const points = [[x - 40, 300, 0] as const, [x + 40, 300, 0] as const];
    return { at: [x, 300, 0], text: "4.000", style: "dark", lines: [{ points, isClosed: false, style: "dimension" }] };
  };
  const lines = (...labels: OverlayLabel[]) => {
    view.draw({ lines: [], handles: [], labels }, picture());
    return root.querySelector("[data-part='dimension']")?.getAttribute("d");
  };
  expect(lines(chain(200), chain(400))).toBe("M160.0 300.0L240.0 300.0M360.0 300.0L440.0 300.0");
  expect(lines(main("5.061"), chain(400))).toBe("");
});
