import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { applyDiff } from "../diff";
import { createScene } from "../scene";
import type { SelectionItem } from "../selection";
import { readValue, type ValueField } from "../values/element-values";
import type { CommandOutcome } from "./command";
import { addToValue, setValue } from "./set-value";

const open = () => createScene(SURVEY_KEY, littleRoom());
const of = (kind: SelectionItem["kind"], ...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind, key }));

function after(outcome: CommandOutcome) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const scene = open();
  applyDiff(scene, outcome.diff);
  return scene;
}

test.each<[string, SelectionItem[], ValueField, number | string | null]>([
  ["corners that agree", of("vertex", "a", "b"), "x", 0],
  ["corners that differ", of("vertex", "a", "c"), "x", "mixed"],
  ["a table's turn", of("object3D", "table"), "turn", 0],
  ["a wall's middle", of("face", "wall-bc"), "x", 2],
  ["two edges' common middle", of("edge", "edge-ab", "edge-cd"), "x", 2],
  ["what one of them has not", [...of("objectPlanar", "door"), ...of("object3D", "table")], "depth", null],
  ["what both have, in other sizes", [...of("objectPlanar", "door"), ...of("object3D", "table")], "width", "mixed"],
])("%s", (_name, items, field, value) => {
  expect(readValue(open(), items, field)).toBe(value);
});

test("typing sets all, in one change", () => {
  const outcome = setValue(open(), { items: of("vertex", "a", "b", "c"), field: "y", value: 0.12345 });
  expect(outcome.ok && outcome.label).toBe("Change 3 elements");
  const scene = after(outcome);
  for (const key of ["a", "b", "c"]) expect(scene.get("vertex", key)?.y).toBe(0.1235);
});

test("changed by a share, each keeps its difference to the others", () => {
  const scene = after(addToValue(open(), { items: of("vertex", "a", "c"), field: "x", by: 0.5 }));
  expect([scene.get("vertex", "a")?.x, scene.get("vertex", "c")?.x]).toEqual([0.5, 4.5]);
});

test("a wall goes where its middle is wanted, whole", () => {
  const scene = after(setValue(open(), { items: of("face", "wall-bc"), field: "z", value: 3.5 }));
  for (const key of ["b", "c", "b-top", "c-top"]) expect(scene.get("vertex", key)?.z).toBe(3.5);
});

test("a table is turned to an angle and sized, its place kept", () => {
  const turned = after(setValue(open(), { items: of("object3D", "table"), field: "turn", value: Math.PI / 2 }));
  expect(turned.get("object3D", "table")?.quaternion[1]).toBeCloseTo(Math.SQRT1_2, 12);
  expect(turned.get("object3D", "table")?.position).toEqual([2, 0.4, 1.5]);
  const sized = after(setValue(open(), { items: of("object3D", "table"), field: "depth", value: 0.75 }));
  expect(sized.get("object3D", "table")?.size).toEqual([1.2, 0.8, 0.75]);
});

test("one that cannot keeps all where they are, and says why", () => {
  const locked = setValue(open(), { items: of("vertex", "a", "d"), field: "x", value: 1 });
  expect(locked.ok ? null : locked.refusal.message).toBe("The corner is locked");
  const flat = setValue(open(), { items: of("objectPlanar", "door"), field: "width", value: 0 });
  expect(flat.ok ? null : flat.refusal.message).toBe("Width, height and depth must be greater than 0");
  const none = setValue(open(), { items: of("vertex", "a"), field: "x", value: Number.NaN });
  expect(none.ok ? null : none.refusal.message).toBe("Enter a number");
});
