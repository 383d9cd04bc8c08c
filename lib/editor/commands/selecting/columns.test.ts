import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene } from "../../core/scene";
import { columnOf, isUprightEdge, withColumn, withColumns } from "./columns";

const scene = createScene(SURVEY_KEY, littleRoom());
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key).sort();

test("a corner comes with the corner above or below, and a top edge with its base edge; the given one is first", () => {
  expect(columnOf(scene, "a")).toEqual(["a", "a-top"]);
  expect(withColumn(scene, { kind: "vertex", key: "b-top" }).map(({ key }) => key)).toEqual(["b-top", "b"]);
  expect(withColumn(scene, { kind: "edge", key: "edge-bc-top" }).map(({ key }) => key)).toEqual([
    "edge-bc-top",
    "edge-bc",
  ]);
});

test("faces, objects and missing elements are returned as they are", () => {
  for (const item of [
    { kind: "face", key: "wall-ab" },
    { kind: "object3D", key: "table" },
    { kind: "edge", key: "gone" },
  ] as const) {
    expect(withColumn(scene, item)).toEqual([item]);
  }
});

test("a moved wall needs no further corners; a moved floor needs the corners of the ceiling", () => {
  expect(keys(withColumns(scene, [{ kind: "face", key: "wall-ab" }]))).toEqual(["wall-ab"]);
  expect(keys(withColumns(scene, [{ kind: "face", key: "floor" }]))).toEqual([
    "a-top",
    "b-top",
    "c-top",
    "d-top",
    "floor",
  ]);
});

test("a corner that leans by more than half a centimeter is a column of its own", () => {
  fc.assert(
    fc.property(fc.double({ min: -0.02, max: 0.02, noNaN: true }), (lean) => {
      const records = littleRoom();
      const leaning = records.vertex.map((vertex) => (vertex.key === "a-top" ? { ...vertex, x: lean } : vertex));
      const tilted = createScene(SURVEY_KEY, { ...records, vertex: leaning });
      const isPlumb = Math.abs(lean) <= 0.005;
      expect(columnOf(tilted, "a")).toEqual(isPlumb ? ["a", "a-top"] : ["a"]);
      expect(isUprightEdge(tilted, "edge-a-up")).toBe(isPlumb);
      expect(isUprightEdge(tilted, "edge-ab")).toBe(false);
    }),
  );
});
