import { computeShare, type Extent, toDrawable } from "./scale";

/** Percent of the plot's width and height; y grows downward. */
export type PlotPoint = { x: number; y: number };

/** Returns the position of each value from left to right; null for one that cannot be drawn. */
export function computePoints(values: readonly (number | null)[], extent: Extent): readonly (PlotPoint | null)[] {
  return values.map((raw, index) => {
    const value = toDrawable(raw);
    if (value === null) return null;
    const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 100;
    return { x, y: 100 - computeShare(value, extent) * 100 };
  });
}

const formatPoint = ({ x, y }: PlotPoint) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;

/** Returns an SVG path through the points. A missing point breaks the line; a point without neighbors is a dot. */
export function buildLinePath(points: readonly (PlotPoint | null)[]): string {
  let path = "";
  points.forEach((point, index) => {
    if (!point) return;
    const isAlone = !points[index - 1] && !points[index + 1];
    path += `${points[index - 1] ? "L" : "M"}${formatPoint(point)}${isAlone ? "h0" : ""}`;
  });
  return path;
}

/** Returns the points without neighbors. */
export const findLonePoints = (points: readonly (PlotPoint | null)[]): PlotPoint[] =>
  points.flatMap((point, index) => (point && !points[index - 1] && !points[index + 1] ? point : []));
