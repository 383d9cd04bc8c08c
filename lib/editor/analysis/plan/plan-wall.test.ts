import { gableRoom, PRISM_SURVEY } from "@/tests/support/prism-room";
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { createScene } from "../../core/scene";
import { doorLeaves } from "./door-leaves";
import { drawnFace } from "./drawn-face";
import { maxWallPieces, wallPieces } from "./plan-wall";
import { wallTops } from "./wall-tops";

const planar = (key: string, fields: Partial<ObjectPlanar>): ObjectPlanar => ({
  key,
  surveyKey: PRISM_SURVEY,
  floorNumber: 0,
  label: "door",
  faceKey: "east",
  u: 2,
  v: 1,
  width: 0.9,
  height: 2,
  ...fields,
});

/** Returns the wall pieces of the east gable end of a room of 6 by 4 m, eaves at 2.4 m and ridge at 4 m. */
function gableEnd(objects: ObjectPlanar[]) {
  const scene = createScene(PRISM_SURVEY, { ...gableRoom(6, 4, 2.4, 4), objectPlanar: objects });
  const wall = scene.get("face", "east")!;
  const shape = drawnFace(scene, wall);
  const pieces = wallPieces(shape, wallTops(scene, wall));
  expect(pieces.length).toBeLessThanOrEqual(maxWallPieces(shape));
  return pieces.map(({ quad, object }) => ({
    key: object?.key ?? null,
    // The inner side from end to end, with heights.
    from: quad[0],
    to: quad[1],
    wide: Math.hypot(quad[1][0] - quad[0][0], quad[1][2] - quad[0][2]),
    leaves: object ? doorLeaves(scene, quad, object) : [],
  }));
}

test("a gable end without openings is two pieces along its slopes", () => {
  const pieces = gableEnd([]);
  expect(pieces.map(({ wide }) => wide)).toEqual([expect.closeTo(2), expect.closeTo(2)]);
  const heights = pieces.flatMap(({ from, to }) => [from[1], to[1]]).sort();
  expect(heights).toEqual([2.4, 2.4, 4, 4]);
});

test("a door under the ridge is one piece of its own width, with one leaf", () => {
  const pieces = gableEnd([planar("door", {})]);
  const door = pieces.filter(({ key }) => key === "door");
  expect(door.map(({ wide }) => wide)).toEqual([expect.closeTo(0.9)]);
  expect(pieces.filter(({ key }) => key === null).reduce((sum, { wide }) => sum + wide, 0)).toBeCloseTo(4 - 0.9, 9);
  expect(door[0]!.leaves.map(({ width }) => width)).toEqual([expect.closeTo(0.9)]);
});

test("a door under a slope has a level leaf of its own width", () => {
  const [door] = gableEnd([planar("door", { u: 0.8 })]).filter(({ key }) => key === "door");
  const [leaf] = door!.leaves;
  expect(Math.abs(door!.from[1] - door!.to[1])).toBeGreaterThan(0.5);
  expect(leaf).toMatchObject({ width: expect.closeTo(0.9) });
  expect(leaf!.along[1]).toBeCloseTo(0, 12);
});
