import fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type Scene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { readValue } from "./element-values";
import { addToValue, setValue } from "./set-value";

const open = () => createScene(SURVEY_KEY, littleRoom());
const of = (kind: SelectionItem["kind"], ...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind, key }));
const apply = (scene: Scene, outcome: CommandOutcome) => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
};
const positions = (scene: Scene) =>
  Object.fromEntries([...scene.values("vertex")].map(({ key, x, y, z }) => [key, [x, y, z]]));
/** Returns the corners whose positions differ from the little room. */
function moved(scene: Scene) {
  const before = positions(open());
  return Object.fromEntries(Object.entries(positions(scene)).filter(([key, xyz]) => `${xyz}` !== `${before[key]}`));
}

// Corners a (0, 0), b (0, 3), c (4, 3) and d (4, 0), which is locked; the ceiling is at 2.5 m.
test.each<[string, SelectionItem, "length" | "width" | "height", number, Record<string, number[]>]>([
  ["a level edge moves its greater end in x", of("edge", "edge-bc")[0]!, "length", 5, { c: [5, 0, 3] }],
  ["a level edge moves its greater end in z", of("edge", "edge-ab")[0]!, "length", 2, { b: [0, 0, 2] }],
  ["a level edge with a locked end moves its other end", of("edge", "edge-da")[0]!, "length", 5, { a: [-1, 0, 0] }],
  ["an upright edge moves its upper end", of("edge", "edge-a-up")[0]!, "length", 2.6, { "a-top": [0, 2.6, 0] }],
  ["a wall's width moves one whole end", of("face", "wall-bc")[0]!, "width", 5, { c: [5, 0, 3], "c-top": [5, 2.5, 3] }],
  ["a wall's width moves its free end", of("face", "wall-da")[0]!, "width", 3, { a: [1, 0, 0], "a-top": [1, 2.5, 0] }],
  [
    "a wall's height moves its upper corners",
    of("face", "wall-bc")[0]!,
    "height",
    2.8,
    { "b-top": [0, 2.8, 3], "c-top": [4, 2.8, 3] },
  ],
])("%s", (_name, item, field, value, expected) => {
  const scene = open();
  const outcome = setValue(scene, { items: [item], field, value });
  apply(scene, outcome);
  expect(moved(scene)).toEqual(expected);
  expect(outcome).toMatchObject({ label: item.kind === "edge" ? "Resize edge" : "Resize face" });
  expect(readValue(scene, [item], field)).toBeCloseTo(value, 4);
});

test("a door keeps its position in the room when the end of its wall moves", () => {
  const scene = open();
  apply(scene, setValue(scene, { items: of("face", "wall-bc"), field: "width", value: 5 }));
  // The door's position is measured from corner c, which moved by a meter.
  expect(scene.get("objectPlanar", "door")).toMatchObject({ u: 3, v: 1.05 });
});

test("a loose end moves, and the connected end stays", () => {
  const records = littleRoom();
  const [corner] = records.vertex;
  const [edge] = records.edge;
  records.vertex.push({ ...corner!, key: "loose", x: -1 });
  records.edge.push({ ...edge!, key: "spur", vertexKeys: ["loose", "a"] });
  const scene = createScene(SURVEY_KEY, records);
  apply(scene, setValue(scene, { items: of("edge", "spur"), field: "length", value: 1.75 }));
  expect(moved(scene)).toEqual({ loose: [-1.75, 0, 0] });
});

test("different values are mixed, and a step changes each by the same amount", () => {
  const scene = open();
  const walls = of("face", "wall-ab", "wall-cd");
  expect(readValue(scene, [...walls, ...of("face", "wall-bc")], "width")).toBe("mixed");
  apply(scene, addToValue(scene, { items: walls, field: "width", by: 0.5 }));
  expect(moved(scene)).toEqual({ b: [0, 0, 3.5], "b-top": [0, 2.5, 3.5], c: [4, 0, 3.5], "c-top": [4, 2.5, 3.5] });
});

test("refuses invalid values with a reason and changes nothing", () => {
  const reasonFor = (items: SelectionItem[], field: "length" | "width", value: number) => {
    const outcome = setValue(open(), { items, field, value });
    return outcome.ok ? null : outcome.refusal.message;
  };
  expect(reasonFor(of("edge", "edge-ab", "edge-bc"), "length", 2)).toBe(
    "These elements share a corner. Change them one at a time.",
  );
  expect(reasonFor(of("edge", "edge-bc"), "length", 0)).toBe("Length, width, height and depth must be greater than 0");
  expect(reasonFor(of("face", "floor"), "width", 2)).toBe("This element no longer exists");
  expect(readValue(open(), of("face", "wall-ab", "wall-bc", "floor"), "width")).toBeNull();
  const records = littleRoom();
  const locked = createScene(SURVEY_KEY, {
    ...records,
    vertex: records.vertex.map((vertex) => ({ ...vertex, locked: true })),
  });
  const refused = setValue(locked, { items: of("edge", "edge-bc"), field: "length", value: 5 });
  expect(refused.ok ? null : refused.refusal.message).toBe("The corner is locked");
});

test("any typed width is exact, and one end of the wall stays in place", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("wall-ab", "wall-bc", "wall-cd", "wall-da"),
      fc.double({ min: 1.2, max: 20, noNaN: true }),
      (key, value) => {
        const scene = open();
        const outcome = setValue(scene, { items: of("face", key), field: "width", value });
        if (!outcome.ok) return;
        applyDiff(scene, outcome.diff);
        expect(readValue(scene, of("face", key), "width")).toBeCloseTo(value, 3);
        expect(Object.keys(moved(scene)).length).toBeLessThanOrEqual(2);
      },
    ),
  );
});
