type Side = "top" | "right" | "bottom" | "left";
type Align = "start" | "center" | "end";

/** The position of a menu or tooltip next to its trigger. */
export type Placement = `${Side}-${Align}`;

export const PLACEMENTS = [
  "bottom-start",
  "bottom-end",
  "bottom-center",
  "top-start",
  "top-center",
  "top-end",
  "left-start",
  "left-center",
  "left-end",
  "right-start",
  "right-center",
  "right-end",
] as const satisfies readonly Placement[];

/** Splits a placement into the side and alignment that the overlay library expects. */
export function sideAndAlign(placement: Placement): { side: Side; align: Align } {
  const [side, align] = placement.split("-") as [Side, Align];
  return { side, align };
}
