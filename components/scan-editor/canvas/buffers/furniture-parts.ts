/** Draws a captured box as furniture made of a few smaller boxes. Local axes: x width, y up, z toward the front. */

export type FurniturePart = {
  /** Center and full extents in meters, relative to the center of the object. */
  readonly center: readonly [number, number, number];
  readonly size: readonly [number, number, number];
  /** 0 light fabric, 1 wood and shells, 2 dark glass. */
  readonly tone: 0 | 1 | 2;
};

type Tone = FurniturePart["tone"];

/** Returns a box between two corners, which are shares (0 to 1) of the object's size. */
function part(size: readonly number[], low: readonly number[], high: readonly number[], tone: Tone): FurniturePart {
  const centerOf = (axis: number): number => ((low[axis]! + high[axis]!) / 2 - 0.5) * size[axis]!;
  const extentOf = (axis: number): number => (high[axis]! - low[axis]!) * size[axis]!;
  return { center: [centerOf(0), centerOf(1), centerOf(2)], size: [extentOf(0), extentOf(1), extentOf(2)], tone };
}

/** Returns a length in meters as a share of one side, at most `limit`. */
const share = (meters: number, side: number, limit = 0.4): number =>
  side > 0 ? Math.min(limit, meters / side) : limit;

type Build = (size: readonly [number, number, number]) => FurniturePart[];

const block =
  (tone: Tone): Build =>
  (size) => [part(size, [0, 0, 0], [1, 1, 1], tone)];

function legs(size: readonly [number, number, number], top: number, tone: Tone): FurniturePart[] {
  const width = share(0.06, size[0]);
  const depth = share(0.06, size[2]);
  return [0, 1 - width].flatMap((x) =>
    [0, 1 - depth].map((z) => part(size, [x, 0, z], [x + width, top, z + depth], tone)),
  );
}

const table: Build = (size) => {
  const top = 1 - share(0.05, size[1]);
  return [part(size, [0, top, 0], [1, 1, 1], 0), ...legs(size, top, 1)];
};

const sofa: Build = (size) => {
  const arm = share(0.16, size[0], 0.2);
  const back = share(0.24, size[2], 0.35);
  return [
    part(size, [arm, 0, back], [1 - arm, 0.5, 1], 0),
    part(size, [0, 0, 0], [1, 1, back], 1),
    part(size, [0, 0, back], [arm, 0.68, 1], 1),
    part(size, [1 - arm, 0, back], [1, 0.68, 1], 1),
  ];
};

const chair: Build = (size) => {
  const back = share(0.06, size[2]);
  return [part(size, [0, 0.44, 0], [1, 0.52, 1], 0), part(size, [0, 0.52, 0], [1, 1, back], 0), ...legs(size, 0.44, 1)];
};

const bed: Build = (size) => {
  const head = share(0.08, size[2]);
  const pillow = share(0.5, size[2], 0.3);
  return [
    part(size, [0, 0, 0], [1, 1, head], 1),
    part(size, [0, 0, head], [1, 0.3, 1], 1),
    part(size, [0.02, 0.3, head], [0.98, 0.55, 0.99], 0),
    part(size, [0.08, 0.55, head + 0.02], [0.47, 0.68, head + pillow], 0),
    part(size, [0.53, 0.55, head + 0.02], [0.92, 0.68, head + pillow], 0),
  ];
};

const basin: Build = (size) => {
  const rim = Math.max(share(0.06, size[0]), 0.06);
  return [
    part(size, [0, 0, 0], [1, 0.82, 1], 0),
    part(size, [0, 0.82, 0], [rim, 1, 1], 0),
    part(size, [1 - rim, 0.82, 0], [1, 1, 1], 0),
    part(size, [rim, 0.82, 0], [1 - rim, 1, rim], 0),
    part(size, [rim, 0.82, 1 - rim], [1 - rim, 1, 1], 0),
  ];
};

const toilet: Build = (size) => [
  part(size, [0.05, 0, 0], [0.95, 1, 0.32], 0),
  part(size, [0.12, 0, 0.32], [0.88, 0.5, 1], 0),
  part(size, [0.06, 0.5, 0.32], [0.94, 0.56, 1], 1),
];

const storage: Build = (size) => {
  const front = share(0.02, size[2], 0.1);
  const doors = Math.max(1, Math.round(size[0] / 0.6));
  const gap = share(0.012, size[0], 0.02);
  const leaves = Array.from({ length: doors }, (_, index) =>
    part(size, [index / doors + gap, 0.03, 1 - front], [(index + 1) / doors - gap, 0.97, 1], 0),
  );
  return [part(size, [0, 0, 0], [1, 1, 1 - front], 1), ...leaves];
};

const screen: Build = (size) => [part(size, [0, 0, 0], [1, 1, 1], 2)];

const stairs: Build = (size) => {
  const steps = Math.max(3, Math.min(18, Math.round(size[1] / 0.19)));
  return Array.from({ length: steps }, (_, index) =>
    part(size, [0, 0, 1 - (index + 1) / steps], [1, (index + 1) / steps, 1 - index / steps], 0),
  );
};

const BUILDS: Readonly<Record<string, Build>> = {
  table,
  sofa,
  chair,
  bed,
  bathtub: basin,
  sink: basin,
  toilet,
  storage,
  television: screen,
  stairs,
  fireplace: block(1),
};

/** Returns the parts of an object of this size in meters; one box for an unknown label. */
export function furnitureParts(label: string, size: readonly [number, number, number]): FurniturePart[] {
  return (BUILDS[label.toLowerCase()] ?? block(0))(size);
}
