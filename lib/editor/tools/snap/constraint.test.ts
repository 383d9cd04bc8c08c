import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { dot, lengthOf, normalize, subtract, type Vector3 } from "../../../geometry/vector3";
import { createScene } from "../../core/scene";
import { constrain, LEVEL, lockConstraint, naturalConstraint, pointedAt, UPRIGHT } from "./constraint";

const scene = createScene(SURVEY_KEY, littleRoom());
const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const vector = fc.tuple(coordinate, coordinate, coordinate);
const locks = [
  LEVEL,
  UPRIGHT,
  lockConstraint({ axis: "x", isPlane: true }),
  lockConstraint({ axis: "z", isPlane: false }),
];

test("a wall moves along its normal, a floor vertically, a door in its wall, other elements level", () => {
  expect(naturalConstraint(scene, { kind: "face", key: "wall-ab" })).toEqual({ kind: "line", direction: [1, 0, 0] });
  expect(naturalConstraint(scene, { kind: "face", key: "floor" })).toEqual(UPRIGHT);
  const door = naturalConstraint(scene, { kind: "objectPlanar", key: "door" });
  expect(door.kind === "plane" && Math.abs(door.normal[2])).toBeCloseTo(1, 12);
  expect(naturalConstraint(scene, { kind: "vertex", key: "a" })).toEqual(LEVEL);
  expect(naturalConstraint(scene, { kind: "object3D", key: "table" })).toEqual(LEVEL);
});

test("constraining is idempotent and keeps to the line or plane", () => {
  fc.assert(
    fc.property(fc.constantFrom(...locks), vector, (constraint, movement) => {
      const constrained = constrain(constraint, movement);
      const distance =
        constraint.kind === "plane"
          ? Math.abs(dot(constrained, constraint.normal))
          : lengthOf(subtract(constrained, constrain(constraint, constrained)));
      expect(distance).toBeLessThan(1e-9);
      expect(lengthOf(subtract(constrain(constraint, constrained), constrained))).toBeLessThan(1e-9);
    }),
  );
});

test("a ray through a point of the line or plane meets the line or plane at that point", () => {
  fc.assert(
    fc.property(fc.constantFrom(...locks), vector, vector, vector, (constraint, at, along, origin) => {
      const movement = constrain(constraint, along);
      const point: Vector3 = [at[0] + movement[0], at[1] + movement[1], at[2] + movement[2]];
      const direction = normalize(subtract(point, origin));
      if (!direction) return;
      const found = pointedAt(constraint, at, { origin, direction });
      if (found) expect(lengthOf(subtract(found, point))).toBeLessThan(1e-6);
    }),
  );
});

test("a ray along the plane or line meets nothing", () => {
  expect(pointedAt(LEVEL, [0, 0, 0], { origin: [0, 1, 5], direction: [0, 0, -1] })).toBeNull();
  expect(pointedAt(UPRIGHT, [0, 0, 0], { origin: [0, 9, 0], direction: [0, -1, 0] })).toBeNull();
  expect(pointedAt(LEVEL, [0, 0, 0], { origin: [0, 1, 0], direction: [0, 1, 0] })).toBeNull();
});
