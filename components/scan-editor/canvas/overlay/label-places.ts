/** Places labels in the picture so that they do not overlap. All values are pixels of the canvas. */
export type Spot = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** The size of a label around its spot, and its possible spots, best first. */
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

/** Half the size of a mark. */
const MARK_PX = 5;

function coversMark({ left, top, right, bottom }: Box, { x, y }: Spot): boolean {
  return x > left - MARK_PX && x < right + MARK_PX && y > top - MARK_PX && y < bottom + MARK_PX;
}

/**
 * Returns a spot for each wish, in order of importance: a free spot without a mark, else a free spot, else null (the
 * label is left out).
 */
export function placeLabels(
  wishes: readonly LabelWish[],
  occupied: readonly Box[],
  marks: readonly Spot[],
): (Spot | null)[] {
  const boxes = [...occupied];
  return wishes.map((wish) => {
    const free = wish.spots.filter((spot) => {
      const box = boxAt(wish, spot);
      return !boxes.some((other) => boxesMeet(box, other));
    });
    const clear = free.find((spot) => {
      const box = boxAt(wish, spot);
      return !marks.some((mark) => coversMark(box, mark));
    });
    const chosen = clear ?? free[0] ?? null;
    if (chosen) boxes.push(boxAt(wish, chosen));
    return chosen;
  });
}
