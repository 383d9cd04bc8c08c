/** A plan in feet, seen from above at an angle: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** Drawing units per foot. */
const SCALE = 18;
const COS = Math.cos(Math.PI / 6);

/** Returns the position in the drawing of a point of the plan. */
export function project([x, y, z]: Point): { left: number; top: number } {
  return { left: (x - y) * COS * SCALE, top: (x + y) * 0.5 * SCALE - z * SCALE };
}

/** Returns the `points` attribute of an SVG shape, with one decimal. */
export function points(...corners: Point[]): string {
  return corners
    .map(project)
    .map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`)
    .join(" ");
}
