import { listRooms } from "../../../../tests/support/list-rooms";
import type { Face, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import { measureQuantities } from "./measure-quantities";

const base = { surveyKey: "srv-1", floorNumber: 0 };

/** Returns a room of 4 by 3 m, 2.5 m high, whose keys start with `name`, moved along x. */
function box(name: string, x = 0): Pick<SceneRecords, "vertex" | "face"> {
  const plan = [
    [0, 0],
    [0, 3],
    [4, 3],
    [4, 0],
  ] as const;
  const vertex: Vertex[] = plan.flatMap(([dx, z], index) => [
    { ...base, key: `${name}-b${index}`, x: x + dx, y: 0, z },
    { ...base, key: `${name}-t${index}`, x: x + dx, y: 2.5, z },
  ]);
  const [floor, ceiling] = [
    [0, 1, 2, 3].map((index) => `${name}-b${index}`),
    [3, 2, 1, 0].map((index) => `${name}-t${index}`),
  ];
  const face: Face[] = [
    { ...base, key: `${name}-floor`, label: "floor", loops: [floor], roomLabel: name },
    { ...base, key: `${name}-ceiling`, label: "ceiling", loops: [ceiling] },
    ...plan.map((_, index): Face => {
      const next = (index + 1) % 4;
      const loop = [`${name}-b${next}`, `${name}-b${index}`, `${name}-t${index}`, `${name}-t${next}`];
      return { ...base, key: `${name}-wall${index}`, label: "wall", loops: [loop] };
    }),
  ];
  return { vertex, face };
}

const planar = (key: string, fields: Partial<ObjectPlanar>): ObjectPlanar => ({
  ...base,
  key,
  label: "door",
  faceKey: "a-wall1",
  u: 1,
  v: 1,
  width: 0.8,
  height: 2,
  ...fields,
});

test("measures floor, ceiling, perimeter and walls of one room", () => {
  const scene = createScene("srv-1", box("a"));
  expect(measureQuantities(scene)).toMatchObject({
    floorArea: 12,
    ceilingArea: 12,
    perimeter: 14,
    grossWall: 35,
    netWall: 35,
    openingsArea: 0,
    faces: { floors: ["a-floor"], ceilings: ["a-ceiling"] },
  });
});

test("a neighbor's wall that a capture error puts inside the outline stays the neighbor's", () => {
  const [a, b] = [box("a"), box("b", 3.95)];
  const scene = createScene("srv-1", { vertex: [...a.vertex, ...b.vertex], face: [...a.face, ...b.face] });
  for (const room of ["a", "b"]) {
    const measured = measureQuantities(scene, { roomFaceKey: `${room}-floor` });
    expect(measured.faces.walls).toEqual([0, 1, 2, 3].map((index) => `${room}-wall${index}`));
    expect(measured).toMatchObject({ grossWall: 35, ceilingArea: 12 });
  }
});

test("an empty survey and a missing room measure zero", () => {
  expect(measureQuantities(createScene("srv-1", {}))).toMatchObject({ floorArea: 0, perimeter: 0, grossWall: 0 });
  expect(measureQuantities(createScene("srv-1", box("a")), { roomFaceKey: "a-wall0" })).toMatchObject({ floorArea: 0 });
});

test("deducts openings, but doors and windows only if set to deduct; overlaps count once", () => {
  const objectPlanar = [
    planar("door", {}),
    planar("opening", { label: "opening", u: 3, width: 1 }),
    planar("over", { label: "opening", u: 3.5, width: 1 }),
    planar("window", { label: "window", faceKey: "a-wall0", deduct: true, width: 1, height: 1 }),
    planar("kept", { label: "opening", faceKey: "a-wall3", deduct: false, width: 1, height: 1 }),
    planar("outlet", { label: "outlet", faceKey: "a-wall3", width: 0.1, height: 0.1 }),
  ];
  const figures = measureQuantities(createScene("srv-1", { ...box("a"), objectPlanar }));
  expect(figures).toMatchObject({ doors: 1, windows: 1, openings: 3 });
  expect(figures.openingsArea).toBeCloseTo(1.6 + 2 + 2 + 1 + 1, 10);
  // Both openings together run from 2.5 to 4 m, 2 m high; the window is 1 m².
  expect(figures.netWall).toBeCloseTo(35 - 3 - 1, 10);
});

test("a room counts its own side, the survey both sides, and `once` each shared wall and door once", () => {
  const [a, b] = [box("a"), box("b", 4.1)];
  const pair = (key: string, twinKey: string) => (face: Face) => (face.key === key ? { ...face, twinKey } : face);
  const face = [...a.face.map(pair("a-wall2", "b-wall0")), ...b.face.map(pair("b-wall0", "a-wall2"))];
  const objectPlanar = [
    planar("one", { faceKey: "a-wall2", twinKey: "two" }),
    planar("two", { faceKey: "b-wall0", twinKey: "one", width: 0.9 }),
  ];
  const scene = createScene("srv-1", { vertex: [...a.vertex, ...b.vertex], face, objectPlanar });
  // Each room has four walls of 14 m in total, 2.5 m high; the shared 3 m counted once are 7.5 m² less. Doors of 0.8 ×
  // 2 m and 0.9 × 2 m.
  const whole = measureQuantities(scene);
  expect(whole).toMatchObject({ floorArea: 24, grossWall: 70, doors: 2, once: { grossWall: 62.5, doors: 1 } });
  expect(whole.openingsArea).toBeCloseTo(1.6 + 1.8, 10);
  expect(measureQuantities(scene, { roomFaceKey: "a-floor" })).toMatchObject({
    floorArea: 12,
    grossWall: 35,
    doors: 1,
    openingsArea: 1.6,
  });
});

test("a partition inside the outline belongs to the room, a wall outside does not", () => {
  const { vertex, face } = box("a");
  const wall = (name: string, x: number): [Vertex[], Face] => {
    const corners = [
      [0, 1],
      [0, 2],
      [2.5, 2],
      [2.5, 1],
    ].map(([y, z], index): Vertex => ({ ...base, key: `${name}${index}`, x, y: y!, z: z! }));
    return [corners, { ...base, key: name, label: "wall", loops: [corners.map(({ key }) => key)] }];
  };
  const [inside, outside] = [wall("partition", 2), wall("garden", 20)];
  const scene = createScene("srv-1", {
    vertex: [...vertex, ...inside[0], ...outside[0]],
    face: [...face, inside[1], outside[1]],
  });
  expect(measureQuantities(scene, { roomFaceKey: "a-floor" }).grossWall).toBeCloseTo(37.5, 10);
  expect(measureQuantities(scene).grossWall).toBeCloseTo(37.5, 10);
  expect(measureQuantities(scene).looseWall).toBeCloseTo(2.5, 10);
});

test("lists rooms by floor and name", () => {
  const upper = (one: Face): Face => ({ ...one, floorNumber: 1 });
  const unnamed = (one: Face): Face => ({ ...one, roomLabel: null });
  const face = [
    ...box("Bath 10").face.map(upper),
    ...box("Bath 2").face.map(upper),
    ...box("x").face.map(unnamed),
    ...box("Hall").face,
  ];
  expect(listRooms(createScene("srv-1", { face })).map(({ label, floorNumber }) => [label, floorNumber])).toEqual([
    ["Hall", 0],
    [null, 0],
    ["Bath 2", 1],
    ["Bath 10", 1],
  ]);
});
