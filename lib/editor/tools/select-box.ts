/** A selection box: drawn from left to right it selects elements inside, from right to left also those it touches. */
export type SelectBox = { left: number; top: number; right: number; bottom: number; touches: boolean };
export type Pixel = readonly [x: number, y: number];

/** Returns the box between the start and the current point of a drag, in pixels. */
export function selectBox(from: { x: number; y: number }, to: { x: number; y: number }): SelectBox {
  return {
    left: Math.min(from.x, to.x),
    right: Math.max(from.x, to.x),
    top: Math.min(from.y, to.y),
    bottom: Math.max(from.y, to.y),
    touches: to.x < from.x,
  };
}

const contains = ({ left, right, top, bottom }: SelectBox, [x, y]: Pixel): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether a segment crosses the box (Liang-Barsky clipping). */
function crosses({ left, right, top, bottom }: SelectBox, [ax, ay]: Pixel, [bx, by]: Pixel): boolean {
  let enters = 0;
  let leaves = 1;
  const dx = bx - ax;
  const dy = by - ay;
  for (const [toward, clearance] of [
    [-dx, ax - left],
    [dx, right - ax],
    [-dy, ay - top],
    [dy, bottom - ay],
  ] as const) {
    if (toward === 0) {
      if (clearance < 0) return false;
      continue;
    }
    const share = clearance / toward;
    if (toward < 0) enters = Math.max(enters, share);
    else leaves = Math.min(leaves, share);
    if (enters > leaves) return false;
  }
  return true;
}

/** Whether a point is inside an outline, by the even-odd rule. */
function isInsideOutline([x, y]: Pixel, outline: readonly Pixel[]): boolean {
  let isInside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside;
  });
  return isInside;
}

/** Whether the box selects an element with these points. `isClosed` means that the points go around a surface. */
export function boxSelects(box: SelectBox, points: readonly Pixel[], isClosed: boolean): boolean {
  const [first] = points;
  if (!first) return false;
  if (!box.touches) return points.every((point) => contains(box, point));
  if (points.some((point) => contains(box, point))) return true;
  const sides = isClosed ? points.length : points.length - 1;
  for (let index = 0; index < sides; index += 1) {
    if (crosses(box, points[index]!, points[(index + 1) % points.length]!)) return true;
  }
  return isClosed && isInsideOutline([box.left, box.top], points);
}
