type Side = "top" | "right" | "bottom" | "left";
type Align = "start" | "center" | "end";

/** The twelve places of a menu or tooltip beside its trigger. */
export type Placement = `${Side}-${Align}`;

/** A placement as the side and the alignment that the overlay library asks for. */
export function sideAndAlign(placement: Placement): { side: Side; align: Align } {
  const [side, align] = placement.split("-") as [Side, Align];
  return { side, align };
}
