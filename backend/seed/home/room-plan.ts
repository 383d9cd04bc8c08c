/** A room as drawn, before anybody scans it. Plan coordinates [x, z] in metres, seen from above with z down the page. */
export type PlanPoint = readonly [x: number, z: number];

export type PlanHole = {
  kind: "door" | "window" | "opening";
  /** The middle on the wall's line; it counts for every room with a wall within the wall's thickness. */
  at: PlanPoint;
  /** The direction of the wall that it is in. */
  along: "x" | "z";
  width: number;
  height: number;
  /** Of its lower border over the floor. */
  sill: number;
};

export type PlanObject = {
  category: string;
  attributes: Record<string, string>;
  /** Width along the wall, height, depth. */
  size: readonly [number, number, number];
  /** Of its underside over the floor. */
  elevation: number;
  place: "wall" | "middle";
};

export type PlanRoom = {
  name: string;
  /** The section label of a capture. */
  label: string;
  floorNumber: number;
  /** Inner faces of the walls: right-angled, clockwise or not. */
  outline: readonly PlanPoint[];
  height: number;
  /** Walls inside the outline, or walls at its border that stand on their own. */
  partitions: readonly (readonly [PlanPoint, PlanPoint])[];
  /** Sides of the outline (by their first point's index) that have no wall. */
  openSides: readonly number[];
  objects: readonly PlanObject[];
};

export type Plan = { rooms: PlanRoom[]; holes: (PlanHole & { floorNumber: number })[] };

export const rectangle = (x0: number, z0: number, x1: number, z1: number): PlanPoint[] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
];
