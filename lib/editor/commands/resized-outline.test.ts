import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { ObjectPlanar } from "../../domain/geometry-records";
import { applyDiff } from "../core/diff";
import { planarArea } from "../core/measures/planar-outline";
import { createScene } from "../core/scene";
import { placePlanarObject, placePlanarObjects } from "./place-planar-object";

/** A right triangle of 0.8 × 0.6 m, 0.24 m², on the 4 m wall. */
const damage = {
  surveyKey: SURVEY_KEY,
  floorNumber: 0,
  key: "stain",
  label: "damage",
  faceKey: "wall-bc",
  u: 0.8,
  v: 1.2,
  width: 0.8,
  height: 0.6,
  depth: 0.02,
  outline: [
    [-0.4, -0.3],
    [0.4, -0.3],
    [0.4, 0.3],
  ],
} as ObjectPlanar;

function after(change: { key: string; u?: number; width?: number; height?: number }): ObjectPlanar {
  const records = littleRoom();
  const scene = createScene(SURVEY_KEY, { ...records, objectPlanar: [...records.objectPlanar, damage] });
  const outcome = placePlanarObject(scene, change);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return scene.get("objectPlanar", change.key)!;
}

test("the outline of damage scales with its width and height", () => {
  const wide = after({ key: "stain", width: 1.2 });
  expect(wide.outline).toEqual([
    [-0.6, -0.3],
    [0.6, -0.3],
    [0.6, 0.3],
  ]);
  expect(planarArea(wide)).toBeCloseTo(0.36, 6);
  const low = after({ key: "stain", height: 0.3 });
  expect(low.outline).toEqual([
    [-0.4, -0.15],
    [0.4, -0.15],
    [0.4, 0.15],
  ]);
  expect(planarArea(low)).toBeCloseTo(0.12, 6);
});

test("moving keeps the outline, and an object without an outline gets none", () => {
  expect(after({ key: "stain", u: 1 }).outline).toEqual(damage.outline);
  expect(after({ key: "door", width: 1 }).outline ?? null).toBeNull();
});

test("resizes both sides with their outlines, even if both sides are passed", () => {
  const records = littleRoom();
  const pair = [
    { ...damage, label: "window", twinKey: "stain-behind" },
    { ...damage, key: "stain-behind", label: "window", faceKey: "wall-da", twinKey: "stain" },
  ] as ObjectPlanar[];
  const scene = createScene(SURVEY_KEY, { ...records, objectPlanar: pair });
  const outcome = placePlanarObjects(
    scene,
    pair.map(({ key }) => ({ key, width: 1.2 })),
  );
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  for (const { key } of pair) {
    const side = scene.get("objectPlanar", key)!;
    expect(side.width).toBe(1.2);
    expect(side.outline?.map(([x]) => x)).toEqual([-0.6, 0.6, 0.6]);
  }
});
