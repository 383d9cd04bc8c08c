import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { createScene } from "../../core/scene";
import { doorLeaves } from "./door-leaves";
import type { PlanQuad } from "./plan-wall";

const records = littleRoom();
const door = records.objectPlanar.find(({ key }) => key === "door") as ObjectPlanar;
const scene = createScene(SURVEY_KEY, records);

// The wall runs along x at z = 0, the room lies toward +z, and its outer side is 10 cm behind.
test.each([
  ["in its middle", 0, 0],
  ["at its start, where it meets another in a mitre", -0.1, 0],
  ["at its start, at an inner corner", 0.1, 0],
  ["at its end, where it meets another in a mitre", 0, 0.1],
])("a leaf stands open square to its wall: %s", (_where, before, after) => {
  const leaves = doorLeaves(
    scene,
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

const GAP: PlanQuad = [
  [0, 2.5, 0],
  [0.9, 2.5, 0],
  [0.9, 2.5, -0.1],
  [0, 2.5, -0.1],
];

/** How many leaves the door has, and its other side, which hangs on a wall of this floor or of another, or is gone. */
function leavesOf(twinKey: string, behind: { label: "door" | "opening"; floorNumber?: number } | null): number[] {
  const { label, floorNumber = 0 } = behind ?? {};
  const wall = { ...records.face.find(({ key }) => key === "wall-da")!, key: "behind", floorNumber };
  const own: ObjectPlanar = { ...door, twinKey };
  const twins = label ? [{ ...door, key: twinKey, label, faceKey: wall.key, floorNumber, twinKey: door.key }] : [];
  const both = createScene(SURVEY_KEY, { ...records, face: [...records.face, wall], objectPlanar: [own, ...twins] });
  return [own, ...twins.filter((one) => one.label === "door")].map((one) => doorLeaves(both, GAP, one).length);
}

// One key is before "door", the other after it.
test.each(["before", "later"] as const)("a door whose other side is %s", (twinKey) => {
  const isFirst = twinKey > "door";
  // A door too: one of them swings.
  expect(leavesOf(twinKey, { label: "door" })).toEqual(isFirst ? [1, 0] : [0, 1]);
  // An opening, gone, or on another floor's plan: what is a door swings.
  expect(leavesOf(twinKey, { label: "opening" })).toEqual([1]);
  expect(leavesOf(twinKey, null)).toEqual([1]);
  expect(leavesOf(twinKey, { label: "door", floorNumber: 1 })).toEqual([1, 1]);
});
