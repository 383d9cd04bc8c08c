/** A room's plan before it is captured. Plan coordinates are [x, z] in meters, seen from above with z down the page. */
export type PlanPoint = readonly [x: number, z: number];

export type PlanHole = {
  kind: "door" | "window" | "opening";
  /** The center on the wall's line; it belongs to every room with a wall within the wall's thickness. */
  at: PlanPoint;
  /** The direction of its wall. */
  along: "x" | "z";
  width: number;
  height: number;
  /** Height of its lower edge above the floor. */
  sill: number;
};

export type PlanObject = {
  category: string;
  attributes: Record<string, string>;
  /** Width along the wall, height, depth. */
  size: readonly [number, number, number];
  /** Height of its underside above the floor. */
  elevation: number;
  place: "wall" | "middle";
};

export type PlanRoom = {
  name: string;
  /** The section label in a capture. */
  label: string;
  floorNumber: number;
  /** Inner faces of the walls: right-angled, in either direction. */
  outline: readonly PlanPoint[];
  height: number;
  /** Walls inside the outline, or freestanding walls at its border. */
  partitions: readonly (readonly [PlanPoint, PlanPoint])[];
  /** Sides of the outline without a wall, by the index of their first point. */
  openSides: readonly number[];
  objects: readonly PlanObject[];
};

export type Plan = { rooms: PlanRoom[]; holes: (PlanHole & { floorNumber: number })[] };

/** Returns the center and the size of an outline along x and z, in meters. */
export function planExtent(outline: readonly PlanPoint[]): { center: PlanPoint; size: PlanPoint } {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return { center: [(x0 + x1) / 2, (z0 + z1) / 2], size: [x1 - x0, z1 - z0] };
}

export const rectangle = (x0: number, z0: number, x1: number, z1: number): PlanPoint[] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
];
