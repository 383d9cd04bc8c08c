/** Rays meet what is seen: nothing hidden, nothing beyond the section. */

import { createScene } from "@/lib/editor/core/scene";
import { ALL_LAYERS, bitOf } from "@/lib/editor/tools/layers/layer-list";
import { cutPlane, levelSection } from "@/lib/editor/tools/views/section";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { buildFloorModel } from "../buffers/floor-model";
import { createFloorPlaces } from "./floor-places";
import { SEES_ALL, type SightRules } from "./sight-rules";
import { createSurfaceHits } from "./surface-hits";

const scene = createScene(SURVEY_KEY, littleRoom());
const model = buildFloorModel(scene, 0, new Map());

/** From the middle of the room to its west wall, 2 m up, and on. */
const toWest = { origin: { x: 2, y: 2, z: 1.5 }, direction: { x: -1, y: 0, z: 0 } };
/** From the middle, 2 m up, slanting down to the floor beside the west wall. */
const down = { origin: { x: 2, y: 2, z: 1.5 }, direction: { x: -Math.SQRT1_2, y: -Math.SQRT1_2, z: 0 } };

const first = (rules: Partial<SightRules>, ray: typeof toWest, isPassed?: (key: string) => boolean) =>
  createSurfaceHits(createFloorPlaces(scene, 0), model.surfaces, { ...SEES_ALL, ...rules }).first(
    ray,
    undefined,
    isPassed,
  );

test("without rules the nearest surface is met", () => {
  expect(first({}, toWest)).toMatchObject({ owner: "wall-ab" });
  expect(first({}, toWest)?.distance).toBeCloseTo(2);
  expect(first({}, down)?.owner).toBe("floor");
});

test("a hidden layer, a hidden row and what is seen through are passed", () => {
  expect(first({ shown: () => ALL_LAYERS & ~bitOf(0) }, toWest)).toBeNull();
  expect(first({ isRowHidden: (_kind, key) => key === "wall-ab" }, toWest)).toBeNull();
  expect(first({}, toWest, (key) => key === "wall-ab")).toBeNull();
  expect(first({ shown: () => ALL_LAYERS & ~bitOf(0) }, down)?.owner).toBe("floor");
});

test("what lies beyond the section is not met, what lies before it is", () => {
  const cut = (height: number) => ({ cut: () => cutPlane(levelSection(0, height)) });
  expect(first(cut(1.2), toWest)).toBeNull();
  expect(first(cut(2.2), toWest)?.owner).toBe("wall-ab");
  expect(first(cut(1.2), down)?.owner).toBe("floor");
  const above = { cut: () => cutPlane({ ...levelSection(0, 1.2), isFlipped: true }) };
  expect(first(above, toWest)?.owner).toBe("wall-ab");
  expect(first(above, down)).toBeNull();
});
