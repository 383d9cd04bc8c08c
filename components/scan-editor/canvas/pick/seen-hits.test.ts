/** Rays hit visible surfaces only. */

import { createScene } from "@/lib/editor/core/scene";
import { ALL_LAYERS, bitOf } from "@/lib/editor/tools/layers/layer-list";
import { cutPlane, levelSection } from "@/lib/editor/tools/views/section";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { buildFloorModel } from "../buffers/floor-model";
import { createFloorPlaces } from "./floor-places";
import { createSurfaceHits } from "./surface-hits";
import { ALL_VISIBLE, type VisibilityRules } from "./visibility-rules";

const scene = createScene(SURVEY_KEY, littleRoom());
const model = buildFloorModel(scene, 0, new Map());

/** From the center of the room to its west wall, 2 m up, and beyond. */
const toWest = { origin: { x: 2, y: 2, z: 1.5 }, direction: { x: -1, y: 0, z: 0 } };
/** From the center, 2 m up, down to the floor near the west wall. */
const down = { origin: { x: 2, y: 2, z: 1.5 }, direction: { x: -Math.SQRT1_2, y: -Math.SQRT1_2, z: 0 } };

const first = (rules: Partial<VisibilityRules>, ray: typeof toWest, isPassed?: (key: string) => boolean) =>
  createSurfaceHits(createFloorPlaces(scene, 0), model.surfaces, { ...ALL_VISIBLE, ...rules }).first(
    ray,
    undefined,
    isPassed,
  );

test("hits the nearest surface without rules", () => {
  expect(first({}, toWest)).toMatchObject({ owner: "wall-ab" });
  expect(first({}, toWest)?.distance).toBeCloseTo(2);
  expect(first({}, down)?.owner).toBe("floor");
});

test("passes through hidden layers, hidden rows and skipped owners", () => {
  expect(first({ shown: () => ALL_LAYERS & ~bitOf(0) }, toWest)).toBeNull();
  expect(first({ isRowHidden: (_kind, key) => key === "wall-ab" }, toWest)).toBeNull();
  expect(first({}, toWest, (key) => key === "wall-ab")).toBeNull();
  expect(first({ shown: () => ALL_LAYERS & ~bitOf(0) }, down)?.owner).toBe("floor");
});

test("ignores surfaces beyond the section", () => {
  const cut = (height: number) => ({ cut: () => cutPlane(levelSection(0, height)) });
  expect(first(cut(1.2), toWest)).toBeNull();
  expect(first(cut(2.2), toWest)?.owner).toBe("wall-ab");
  expect(first(cut(1.2), down)?.owner).toBe("floor");
  const above = { cut: () => cutPlane({ ...levelSection(0, 1.2), isFlipped: true }) };
  expect(first(above, toWest)?.owner).toBe("wall-ab");
  expect(first(above, down)).toBeNull();
});
