import { littleRoom } from "@/tests/support/little-room";
import type { ObjectPlanar } from "../../domain/geometry-records";
import { doorLeaves } from "./door-leaves";

const door = littleRoom().objectPlanar.find(({ key }) => key === "door") as ObjectPlanar;

// The wall runs along x at z = 0, the room lies toward +z, and its outer side is 10 cm behind.
test.each([
  ["in its middle", 0, 0],
  ["at its start, where it meets another in a mitre", -0.1, 0],
  ["at its start, at an inner corner", 0.1, 0],
  ["at its end, where it meets another in a mitre", 0, 0.1],
])("a leaf stands open square to its wall: %s", (_where, before, after) => {
  const leaves = doorLeaves(
    [
      [0, 2.5, 0],
      [0.9, 2.5, 0],
      [0.9 + after, 2.5, -0.1],
      [before, 2.5, -0.1],
    ],
    door,
  );
  expect(leaves).toHaveLength(1);
  const [{ along, into }] = leaves as [(typeof leaves)[number]];
  expect(along).toEqual([1, 0, 0]);
  expect(into.map((part) => part + 0)).toEqual([0, 0, 1]);
});
