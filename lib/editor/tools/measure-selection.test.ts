import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { measureFigures } from "./measure-figures";
import { measureOfSelection } from "./measure-selection";

const corners = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "vertex", key }));

function figuresOf(items: readonly SelectionItem[], records = littleRoom()): string | null {
  const measure = measureOfSelection(createScene(SURVEY_KEY, records), items);
  return measure && measureFigures(measure.kind, measure.points, measure.holes);
}

test.each<[string, SelectionItem[], string | null]>([
  ["two corners, 3 m apart", corners("a", "b"), `3.000 m · 9' 10 1/8"`],
  ["an edge", [{ kind: "edge", key: "edge-bc" }], `4.000 m · 13' 1 1/2"`],
  ["three corners, the second one's angle", corners("a", "b", "c"), "90.0°"],
  ["a floor of 4 by 3", [{ kind: "face", key: "floor" }], "12.00 m² · 129.2 ft²"],
  ["one corner", corners("a"), null],
  ["four corners", corners("a", "b", "c", "d"), null],
  [
    "two faces",
    [
      { kind: "face", key: "floor" },
      { kind: "face", key: "ceiling" },
    ],
    null,
  ],
  ["an object", [{ kind: "object3D", key: "table" }], null],
])("returns the measure of the selection, if any: %s", (_what, items, figures) => {
  expect(figuresOf(items)).toBe(figures);
});

test("subtracts a hole from a face's area", () => {
  const home = littleRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0, y: 0 };
  const hole = [
    { ...base, key: "h1", x: 1, z: 1 },
    { ...base, key: "h2", x: 2, z: 1 },
    { ...base, key: "h3", x: 2, z: 2 },
    { ...base, key: "h4", x: 1, z: 2 },
  ];
  const face = home.face.map((one) =>
    one.key === "floor" ? { ...one, loops: [...one.loops, hole.map(({ key }) => key)] } : one,
  );
  const records = { ...home, vertex: [...home.vertex, ...hole], face };
  expect(figuresOf([{ kind: "face", key: "floor" }], records)).toBe("11.00 m² · 118.4 ft²");
});
