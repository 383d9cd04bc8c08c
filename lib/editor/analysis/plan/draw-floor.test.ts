/** Text and objects on a plan: readable texts are not covered, and are inside what they name. */
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { Object3D } from "../../../domain/geometry-records";
import { createScene, type SceneRecords } from "../../core/scene";
import { drawFloor } from "./draw-floor";
import { PLAN_LAYERS, type PlanMark, type PlanPoint } from "./drawing";
import { paperScale } from "./paper-scale";
import { wallDirection } from "./wall-direction";

type Text = Extract<PlanMark, { kind: "text" }>;
type Box = [x0: number, y0: number, x1: number, y1: number];

function draw(records: Partial<SceneRecords>, floorNumber = 0) {
  const scene = createScene(SURVEY_KEY, records);
  return drawFloor(scene, { floorNumber, azimuth: wallDirection(scene, 0), units: "metric" });
}
const isText = (mark: PlanMark): mark is Text => mark.kind === "text";

/** The average width of Helvetica's letters in heights of capitals. */
const LETTER = 0.72;
function boxOf({ at: [x, y], text, height, turn }: Text): Box {
  const [long, tall] = [(text.length * height * LETTER) / 2, height / 2];
  return turn === 0 ? [x - long, y - tall, x + long, y + tall] : [x - tall, y - long, x + tall, y + long];
}
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const around = (points: readonly PlanPoint[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const demoHome = (): SceneRecords =>
  Object.fromEntries(demoHomeGeometry(SURVEY_KEY, "2026-01-02T10:00:00.000Z")) as SceneRecords;

test.each([0, 1])(
  "on floor %i of the generated home no texts overlap, and no room name is in a door",
  (floorNumber) => {
    const { marks } = draw(demoHome(), floorNumber);
    const texts = marks.filter(isText);
    expect(texts.length).toBeGreaterThan(20);
    texts.forEach((text, index) => {
      const overlapping = texts.slice(index + 1).filter((other) => meet(boxOf(text), boxOf(other)));
      expect(overlapping.map((other) => `${text.text} over ${other.text}`)).toEqual([]);
    });
    const leaves = marks.flatMap((mark) =>
      mark.layer === "doors" && mark.kind === "line" ? [around(mark.points)] : [],
    );
    const walls = marks.flatMap((mark) =>
      mark.layer === "walls" && mark.kind === "shape" ? [around(mark.loops[0]!)] : [],
    );
    for (const text of texts.filter(({ layer }) => layer === "labels")) {
      for (const box of [...leaves, ...walls]) expect([text.text, meet(boxOf(text), box)]).toEqual([text.text, false]);
    }
  },
);

test("draws furniture under walls and doors, damage over furniture", () => {
  const order = (layer: (typeof PLAN_LAYERS)[number]) => PLAN_LAYERS.indexOf(layer);
  for (const layer of ["walls", "doors", "windows", "openings", "damage", "labels"] as const) {
    expect(order(layer)).toBeGreaterThan(order("objects"));
  }
});

const objectAt = (key: string, label: string, position: Object3D["position"], size: Object3D["size"]): Object3D => ({
  ...littleRoom().object3D[0]!,
  key,
  label,
  position,
  size,
});

test("draws objects on top of others, names narrow ones vertically, and moves names apart", () => {
  const object3D = [
    objectAt("lamp", "lamp", [1, 1, 1], [0.4, 0.3, 0.4]),
    objectAt("counter", "counter", [1.2, 0.4, 1], [1.6, 0.8, 0.6]),
    objectAt("shelf", "shelf", [3.8, 1, 1.5], [0.12, 2, 1.4]),
  ];
  const { marks } = draw({ ...littleRoom(), object3D });
  const shapes = marks.flatMap((mark) => (mark.layer === "objects" && mark.kind === "shape" ? mark.key : []));
  expect(shapes.indexOf("counter")).toBeLessThan(shapes.indexOf("lamp"));
  const names = new Map(marks.filter(isText).map((text) => [text.text, text]));
  expect(names.get("shelf")?.turn).toBeCloseTo(Math.PI / 2, 9);
  expect(names.get("counter")?.turn).toBe(0);
  expect(meet(boxOf(names.get("counter")!), boxOf(names.get("lamp")!))).toBe(false);
  // The name is next to the lamp, which covers the middle of the counter.
  expect(meet(boxOf(names.get("counter")!), [0.8, -1.2, 1.2, -0.8])).toBe(false);
});

test("a dimension's lines start at the corners that it measures", () => {
  const { vertex, face } = littleRoom();
  // An L-shape: 2 m deep in the east, its end 1 m below the north.
  const corners: [string, number, number][] = [
    ["e", 2, 0],
    ["f", 2, 1],
    ["g", 4, 1],
  ];
  const records = {
    vertex: [...vertex, ...corners.map(([key, x, z]) => ({ ...vertex[0]!, key, x, y: 0, z }))],
    face: face
      .filter(({ label }) => label === "floor")
      .map((floor) => ({ ...floor, loops: [["a", "b", "c", "g", "f", "e"]] })),
  };
  const lines = draw(records).marks.flatMap((mark) =>
    mark.layer === "dimensions" && mark.kind === "line" ? [mark.points] : [],
  );
  // Above the plan, from the west corner and from the lower east corner.
  const starts = lines.map(([start]) => start!.map((part) => Number(part.toFixed(6)) + 0));
  expect(starts).toContainEqual([0, 0]);
  expect(starts).toContainEqual([4, -1]);
});

test("picks the largest usual scale that fits in landscape or portrait", () => {
  expect(paperScale(4, 3, "metric")).toBe(20);
  expect(paperScale(18, 10, "metric")).toBe(50);
  expect(paperScale(10, 16, "metric")).toBe(50);
  expect(paperScale(16, 16, "metric")).toBe(100);
  expect(paperScale(10, 8, "feet")).toBe(48);
});
