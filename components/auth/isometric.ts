/** A plan in feet, seen from above at an angle: x runs to the lower right, y to the lower left, z up. */
export type Point = readonly [x: number, y: number, z: number];

/** Drawing units per foot. */
const SCALE = 18;
const COS = Math.cos(Math.PI / 6);

/** The position of a plan's point in the drawing. */
export function project([x, y, z]: Point): { left: number; top: number } {
  return { left: (x - y) * COS * SCALE, top: (x + y) * 0.5 * SCALE - z * SCALE };
}

/** Points in the text form of SVG shapes, with one decimal. */
export function points(...corners: Point[]): string {
  return corners
    .map(project)
    .map(({ left, top }) => `${left.toFixed(1)},${top.toFixed(1)}`)
    .join(" ");
}
