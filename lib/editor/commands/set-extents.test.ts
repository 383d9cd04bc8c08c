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
const done = (scene: Scene, outcome: CommandOutcome) => {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
};
const places = (scene: Scene) =>
  Object.fromEntries([...scene.values("vertex")].map(({ key, x, y, z }) => [key, [x, y, z]]));
/** The corners that have moved from their places in the small room. */
function moved(scene: Scene) {
  const before = places(open());
  return Object.fromEntries(Object.entries(places(scene)).filter(([key, at]) => `${at}` !== `${before[key]}`));
}

// Corners a (0, 0), b (0, 3), c (4, 3) and d (4, 0), which is locked; the ceiling at 2.5.
test.each<[string, SelectionItem, "length" | "width" | "height", number, Record<string, number[]>]>([
  ["a level edge moves its greater end", of("edge", "edge-bc")[0]!, "length", 5, { c: [5, 0, 3] }],
  ["whichever way it is stored", of("edge", "edge-ab")[0]!, "length", 2, { b: [0, 0, 2] }],
  ["one with a locked end moves the other", of("edge", "edge-da")[0]!, "length", 5, { a: [-1, 0, 0] }],
  ["an upright edge moves its upper end", of("edge", "edge-a-up")[0]!, "length", 2.6, { "a-top": [0, 2.6, 0] }],
  ["a wall's width moves one end whole", of("face", "wall-bc")[0]!, "width", 5, { c: [5, 0, 3], "c-top": [5, 2.5, 3] }],
  ["away from a lock", of("face", "wall-da")[0]!, "width", 3, { a: [1, 0, 0], "a-top": [1, 2.5, 0] }],
  [
    "a wall's height moves its upper corners",
    of("face", "wall-bc")[0]!,
    "height",
    2.8,
    { "b-top": [0, 2.8, 3], "c-top": [4, 2.8, 3] },
  ],
])("%s", (_name, item, field, value, elsewhere) => {
  const scene = open();
  const outcome = setValue(scene, { items: [item], field, value });
  done(scene, outcome);
  expect(moved(scene)).toEqual(elsewhere);
  expect(outcome).toMatchObject({ label: item.kind === "edge" ? "Resize edge" : "Resize face" });
  expect(readValue(scene, [item], field)).toBeCloseTo(value, 4);
});

test("a door keeps its place in the room when the end of its wall moves", () => {
  const scene = open();
  done(scene, setValue(scene, { items: of("face", "wall-bc"), field: "width", value: 5 }));
  // Its position is measured from corner c, which moved by a meter.
  expect(scene.get("objectPlanar", "door")).toMatchObject({ u: 3, v: 1.05 });
});

test("a loose end moves, and the connected end stays", () => {
  const records = littleRoom();
  const [corner] = records.vertex;
  const [edge] = records.edge;
  records.vertex.push({ ...corner!, key: "loose", x: -1 });
  records.edge.push({ ...edge!, key: "spur", vertexKeys: ["loose", "a"] });
  const scene = createScene(SURVEY_KEY, records);
  done(scene, setValue(scene, { items: of("edge", "spur"), field: "length", value: 1.75 }));
  expect(moved(scene)).toEqual({ loose: [-1.75, 0, 0] });
});

test("different values are mixed; a step changes each by the same amount, a typed number makes them equal", () => {
  const scene = open();
  const walls = of("face", "wall-ab", "wall-cd");
  expect(readValue(scene, [...walls, ...of("face", "wall-bc")], "width")).toBe("mixed");
  done(scene, addToValue(scene, { items: walls, field: "width", by: 0.5 }));
  expect(moved(scene)).toEqual({ b: [0, 0, 3.5], "b-top": [0, 2.5, 3.5], c: [4, 0, 3.5], "c-top": [4, 2.5, 3.5] });
});

test("refuses invalid values with a reason and changes nothing", () => {
  const why = (items: SelectionItem[], field: "length" | "width", value: number) => {
    const outcome = setValue(open(), { items, field, value });
    return outcome.ok ? null : outcome.refusal.message;
  };
  expect(why(of("edge", "edge-ab", "edge-bc"), "length", 2)).toBe(
    "These elements share a corner. Change them one at a time.",
  );
  expect(why(of("edge", "edge-bc"), "length", 0)).toBe("Length, width, height and depth must be greater than 0");
  expect(why(of("face", "floor"), "width", 2)).toBe("This element no longer exists");
  expect(readValue(open(), of("face", "wall-ab", "wall-bc", "floor"), "width")).toBeNull();
  const records = littleRoom();
  const locked = createScene(SURVEY_KEY, {
    ...records,
    vertex: records.vertex.map((vertex) => ({ ...vertex, locked: true })),
  });
  const held = setValue(locked, { items: of("edge", "edge-bc"), field: "length", value: 5 });
  expect(held.ok ? null : held.refusal.message).toBe("The corner is locked");
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
