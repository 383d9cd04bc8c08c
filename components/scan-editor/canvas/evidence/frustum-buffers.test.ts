/** Compares the pyramids with an independent projection: through its camera, a pyramid is the border of the photo. */
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { FRUSTUM_AHEAD } from "./evidence-picture";
import { type FrustumBuffers, frustumBuffers } from "./frustum-buffers";

type Point = [x: number, y: number, z: number];
type Camera = NonNullable<EvidencePhoto["camera"]>;

const photo = (key: string, camera: Camera | null, width = 1600, height = 1200): EvidencePhoto => ({
  key,
  name: key,
  room: "Study",
  floorNumber: 0,
  url: key,
  thumbnailUrl: null,
  width,
  height,
  camera,
});
/** Returns the quaternion of a turn around y, then a tilt and a roll, in radians. */
function turned(yaw: number, pitch: number, roll: number): [number, number, number, number] {
  const [a, b, c] = [yaw / 2, pitch / 2, roll / 2];
  const [sy, cy, sx, cx, sz, cz] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b), Math.sin(c), Math.cos(c)];
  return [
    sx * cy * cz + cx * sy * sz,
    cx * sy * cz - sx * cy * sz,
    cx * cy * sz - sx * sy * cz,
    cx * cy * cz + sx * sy * sz,
  ];
}
const CAMERAS: Camera[] = [
  { position: [1, 1.5, 2], quaternion: turned(0, 0, 0), fovY: 1 },
  { position: [-3, 1.2, 0.5], quaternion: turned(2.4, -0.4, 0.1), fovY: 0.7 },
  { position: [40, 4.1, -12], quaternion: turned(-1.1, 0.9, -0.3), fovY: 1.4 },
];
const COLORS = { plain: [0.25, 0.5, 0.75], pointed: [1, 1, 1], open: [0.5, 0.5, 1] } as const;

/** Projects a point through a camera: fractions of its photo and the distance ahead, by the rows of the rotation matrix. */
function shownAt({ position, quaternion: [x, y, z, w], fovY }: Camera, aspect: number, point: Point) {
  const offset = point.map((value, axis) => value - position[axis]!) as Point;
  const along = (axis: Point): number => axis[0] * offset[0] + axis[1] * offset[1] + axis[2] * offset[2];
  const right = along([1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)]);
  const up = along([2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)]);
  const ahead = -along([2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)]);
  const half = Math.tan(fovY / 2);
  return { x: 0.5 + right / ahead / half / aspect / 2, y: 0.5 - up / ahead / half / 2, ahead };
}

function pointsOf(buffer: FrustumBuffers["lines"], numbers: "position" | "color" = "position"): Point[] {
  const all = [...buffer[numbers]];
  return Array.from({ length: all.length / 3 }, (_, index) => all.slice(index * 3, index * 3 + 3) as Point);
}
const isAt = (one: Point, other: readonly number[]): boolean =>
  Math.hypot(...one.map((value, axis) => value - other[axis]!)) < 1e-5;

/** Names a point: "eye", a corner of the photo by its fractions, or its coordinates. */
function nameOf(camera: Camera, aspect: number, point: Point): string {
  if (isAt(point, camera.position)) return "eye";
  const { x, y, ahead } = shownAt(camera, aspect, point);
  expect(ahead).toBeCloseTo(FRUSTUM_AHEAD, 5);
  return `${+x.toFixed(3)} ${+y.toFixed(3)}`;
}
const grouped = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: list.length / size }, (_, index) => list.slice(index * size, index * size + size));

const SIDES = [
  ...["0 0", "1 0", "1 1", "0 1"].map((corner) => ["eye", corner]),
  ...[
    ["0 0", "1 0"],
    ["1 0", "1 1"],
    ["1 1", "0 1"],
    ["0 1", "0 0"],
  ],
];
// The notch marks the upper border.
const NOTCH = [
  ["0.3 0", "0.5 -0.25"],
  ["0.5 -0.25", "0.7 0"],
];
const sorted = (parts: readonly (readonly string[])[]): string[] =>
  parts.map((names) => [...names].sort().join(" to ")).sort();

test.each([
  ["landscape", 1600, 1200],
  ["portrait", 900, 1600],
])("draws each %s photo as one pyramid of its shape, with its camera's position and direction", (_, width, height) => {
  const photos = CAMERAS.map((camera, index) => photo(String(index), camera, width, height));
  const { lines, fills } = frustumBuffers(
    photos.map((one) => ({ photo: one, look: "plain" })),
    COLORS,
  );
  expect([lines.position.length, fills.position.length]).toEqual([3 * 20 * 3, 3 * 18 * 3]);
  const perLines = grouped(pointsOf(lines), 20);
  const perFills = grouped(pointsOf(fills), 18);
  const aspect = width / height;
  for (const [index, camera] of CAMERAS.entries()) {
    const named = (points: readonly Point[]) => points.map((point) => nameOf(camera, aspect, point));
    expect(sorted(grouped(named(perLines[index]!), 2))).toEqual(sorted([...SIDES, ...NOTCH]));
    // Four triangles between the eye and a side of the photo, and the photo itself in two halves.
    const triangles = sorted(grouped(named(perFills[index]!), 3));
    expect(triangles.filter((one) => one.includes("eye"))).toEqual(
      sorted(SIDES.slice(4).map((side) => ["eye", ...side])),
    );
    const halves = triangles.filter((one) => !one.includes("eye")).map((one) => one.split(" to "));
    const shared = halves[0]!.filter((corner) => halves[1]!.includes(corner));
    expect([halves.length, shared.length, new Set(halves.flat()).size]).toEqual([2, 2, 4]);
    const [x, y] = shared.map((corner) => corner.split(" ").map(Number)) as [number[], number[]];
    expect([x[0]! + y[0]!, x[1]! + y[1]!]).toEqual([1, 1]);
  }
});

test("colors the open photo and the one under the pointer, skips photos without a camera, and accepts no photos", () => {
  const first = photo("a", CAMERAS[0]!);
  const second = photo("b", CAMERAS[1]!);
  const { lines, fills } = frustumBuffers(
    [
      { photo: first, look: "open" },
      { photo: photo("blind", null), look: "plain" },
      { photo: second, look: "pointed" },
    ],
    COLORS,
  );
  for (const [buffer, size] of [
    [lines, 20],
    [fills, 18],
  ] as const) {
    const [openColors, pointedColors, ...rest] = grouped(pointsOf(buffer, "color"), size);
    expect(new Set(openColors!.map(String))).toEqual(new Set([String(COLORS.open)]));
    expect(new Set(pointedColors!.map(String))).toEqual(new Set([String(COLORS.pointed)]));
    expect(rest).toEqual([]);
  }
  expect(pointsOf(lines).filter((point) => isAt(point, CAMERAS[1]!.position))).toHaveLength(4);
  const none = frustumBuffers([], COLORS);
  expect([none.lines.position.length, none.fills.color.length]).toEqual([0, 0]);
});
