/** Where labels can stand in the picture without covering each other. All in pixels of the canvas. */
export type Spot = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** A label around its spot, with the spots that would do, best first. */
export type LabelWish = { width: number; above: number; below: number; spots: readonly Spot[] };

export const boxAt = ({ width, above, below }: LabelWish, { x, y }: Spot): Box => ({
  left: x - width / 2,
  top: y - above,
  right: x + width / 2,
  bottom: y + below,
});

export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Half of what a mark measures. */
const MARK_PX = 5;

function holds({ left, top, right, bottom }: Box, { x, y }: Spot): boolean {
  return x > left - MARK_PX && x < right + MARK_PX && y > top - MARK_PX && y < bottom + MARK_PX;
}

/**
 * A spot for each wish, the more important ones first: one that meets nothing taken and holds no mark, else one that
 * meets nothing taken, else null, and the label is left out.
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  taken: readonly Box[],
  marks: readonly Spot[],
): (Spot | null)[] {
  const boxes = [...taken];
  return wishes.map((wish) => {
    const free = wish.spots.filter((spot) => {
      const box = boxAt(wish, spot);
      return !boxes.some((other) => boxesMeet(box, other));
    });
    const clear = free.find((spot) => {
      const box = boxAt(wish, spot);
      return !marks.some((mark) => holds(box, mark));
    });
    const chosen = clear ?? free[0] ?? null;
    if (chosen) boxes.push(boxAt(wish, chosen));
    return chosen;
  });
}
