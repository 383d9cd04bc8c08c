import { createScene } from "@/lib/editor/core/scene";
import type { SelectionMode } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createPlanProjection } from "../view/plan-projection";
import { createFloorPlaces } from "./floor-places";
import { PlanPicker } from "./plan-picker";
import { ALL_VISIBLE, type VisibilityRules } from "./visibility-rules";

/** 100 pixels per meter; corner a, at the origin, is at pixel (200, 250). */
function plan(rules: VisibilityRules = ALL_VISIBLE) {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const projection = createPlanProjection();
  projection.update({ x: 2, z: 1.5, metersPerPixel: 0.01, azimuth: 0 }, 800, 800);
  const places = createFloorPlaces(scene, 0);
  return new PlanPicker({ scene, places: () => places, projection, rules, height: () => 0 });
}

test.each<[string, SelectionMode, number, number, string | null]>([
  ["picks the lower of two corners above each other", "vertex", 205, 246, "a"],
  ["picks no corner in the middle of the room", "vertex", 300, 350, null],
  ["picks the base edge on a wall's line, not the top or upright edges", "edge", 400, 253, "edge-da"],
  ["picks a wall in the band outside of its room", "face", 195, 400, "wall-ab"],
  ["picks a wall from a few pixels inside of its room", "face", 205, 400, "wall-ab"],
  ["picks the floor in a room", "face", 300, 300, "floor"],
  ["picks no face outside of the room", "face", 150, 400, null],
  ["picks a door in its gap", "object", 400, 555, "door"],
  ["picks an object inside of its outline", "object", 400, 400, "table"],
  ["picks no object on bare floor", "object", 230, 280, null],
])("%s", (_title, mode, x, y, key) => {
  expect(plan().at(mode, x, y)?.key ?? null).toBe(key);
});

test("picks the element behind a hidden one", () => {
  const rules: VisibilityRules = { ...ALL_VISIBLE, isHidden: (_kind, key) => ["a", "wall-ab", "table"].includes(key) };
  const picker = plan(rules);
  expect(picker.at("vertex", 205, 246)?.key).toBe("a-top");
  expect(picker.at("face", 205, 400)?.key).toBe("floor");
  expect(picker.at("object", 400, 400)).toBeNull();
});

test("places a point on the floor, and a spot on a wall at half its height", () => {
  expect(plan().placeAt(300, 350)).toEqual({ x: 1, y: 0, z: 1 });
  expect(plan().spotAt(300, 350)).toEqual({ faceKey: "floor", at: [1, 0, 1] });
  const onWall = plan().spotAt(195, 400);
  expect(onWall?.faceKey).toBe("wall-ab");
  expect(onWall?.at[0]).toBeCloseTo(-0.05, 9);
  expect(onWall?.at.slice(1)).toEqual([1.25, 1.5]);
  expect(plan().spotAt(20, 20)).toBeNull();
});
