import { createScene } from "@/lib/editor/core/scene";
import { EMPTY_SELECTION, type SelectionItem, select } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { planShapes } from "./plan-shapes";

const scene = createScene(SURVEY_KEY, littleRoom());
const shapes = (items: SelectionItem[], hovered: SelectionItem | null = null) =>
  planShapes(scene, 0, select(EMPTY_SELECTION, items), hovered, { metersPerPixel: 0.01, isSeen: () => true });
const texts = (items: SelectionItem[]) => shapes(items).labels.map(({ text }) => text);

test("draws one handle for a corner and the corner above it, named after the first", () => {
  const { handles } = shapes([
    { kind: "vertex", key: "c" },
    { kind: "vertex", key: "c-top" },
  ]);
  expect(handles).toEqual([{ at: [4, 0, 3], key: "c" }]);
});

test("draws one line with its length outside of the room for a base edge and its top edge", () => {
  const both: SelectionItem[] = [
    { kind: "edge", key: "edge-ab" },
    { kind: "edge", key: "edge-ab-top" },
  ];
  expect(texts(both)).toEqual(["3.000"]);
  expect(shapes(both).labels[0]?.at[0]).toBeCloseTo(-0.24, 9);
  expect(shapes(both).lines.filter(({ style }) => style === "selected")).toHaveLength(1);
});

test("draws a wall's length outside of it and the width of its door, and the footprint of a table", () => {
  expect(texts([{ kind: "face", key: "wall-bc" }])).toEqual(["4.000", "0.900"]);
  expect(shapes([{ kind: "face", key: "wall-bc" }]).labels[0]?.at[2]).toBeCloseTo(3.24, 9);
  const [width, , depth] = scene.get("object3D", "table")!.size;
  expect(texts([{ kind: "object3D", key: "table" }])).toEqual([`${width.toFixed(2)} × ${depth.toFixed(2)}`]);
});

test("draws the length of each side of a floor, and only outlines for two elements or under the pointer", () => {
  expect(texts([{ kind: "face", key: "floor" }])).toEqual(["3.000", "4.000", "3.000", "4.000"]);
  expect(
    texts([
      { kind: "face", key: "wall-ab" },
      { kind: "face", key: "wall-bc" },
    ]),
  ).toEqual([]);
  const walls: SelectionItem[] = ["wall-ab", "wall-bc"].map((key) => ({ kind: "face", key }));
  expect(new Set(shapes(walls).lines.map(({ style }) => style))).toEqual(new Set(["selected"]));
  const pointed = shapes([], { kind: "objectPlanar", key: "door" });
  expect(pointed.labels).toEqual([]);
  expect(pointed.lines.map(({ style }) => style)).toEqual(["hovered"]);
});
