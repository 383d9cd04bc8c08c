import { drawable, type Extent, shareOf } from "./scale";

/** Hundredths of the picture's width and height; y grows downwards. */
export type PlotPoint = { x: number; y: number };

/** Where each value stands, in order from left to right; null for one that cannot be drawn. */
export function plotPoints(values: readonly (number | null)[], extent: Extent): readonly (PlotPoint | null)[] {
  return values.map((raw, index) => {
    const value = drawable(raw);
    if (value === null) return null;
    const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 100;
    return { x, y: 100 - shareOf(value, extent) * 100 };
  });
}

const at = ({ x, y }: PlotPoint) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;

/** An SVG path through the points; a missing one breaks the line. A point without neighbours is a dot. */
export function linePath(points: readonly (PlotPoint | null)[]): string {
  let path = "";
  points.forEach((point, index) => {
    if (!point) return;
    const isAlone = !points[index - 1] && !points[index + 1];
    path += `${points[index - 1] ? "L" : "M"}${at(point)}${isAlone ? "h0" : ""}`;
  });
  return path;
}

/** The points that have no neighbour. */
export const lonePoints = (points: readonly (PlotPoint | null)[]): PlotPoint[] =>
  points.flatMap((point, index) => (point && !points[index - 1] && !points[index + 1] ? point : []));
