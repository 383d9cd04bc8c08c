import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { createScene } from "../../core/scene";
import { doorLeaves } from "./door-leaves";
import type { PlanQuad } from "./plan-wall";

const records = littleRoom();
const door = records.objectPlanar.find(({ key }) => key === "door") as ObjectPlanar;
const scene = createScene(SURVEY_KEY, records);

// The wall runs along x at z = 0, the room is on the side of +z, and the outer side is at z = -0.1.
test.each([
  ["in its middle", 0, 0],
  ["at its start, where it meets another in a miter", -0.1, 0],
  ["at its start, at an inner corner", 0.1, 0],
  ["at its end, where it meets another in a miter", 0, 0.1],
])("an open leaf is perpendicular to its wall: %s", (_where, before, after) => {
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

/** Counts the leaves of the door and of its other side, which is on a wall of this or another floor, or missing. */
function leavesOf(twinKey: string, behind: { label: "door" | "opening"; floorNumber?: number } | null): number[] {
  const { label, floorNumber = 0 } = behind ?? {};
  const wall = { ...records.face.find(({ key }) => key === "wall-da")!, key: "behind", floorNumber };
  const side: ObjectPlanar = { ...door, twinKey };
  const twins = label ? [{ ...door, key: twinKey, label, faceKey: wall.key, floorNumber, twinKey: door.key }] : [];
  const both = createScene(SURVEY_KEY, { ...records, face: [...records.face, wall], objectPlanar: [side, ...twins] });
  return [side, ...twins.filter((one) => one.label === "door")].map((one) => doorLeaves(both, GAP, one).length);
}

// One key sorts before "door", the other after it.
test.each(["before", "later"] as const)("draws a door once if its other side is %s by key", (twinKey) => {
  const isFirst = twinKey > "door";
  // If the other side is a door, only one of the two is drawn.
  expect(leavesOf(twinKey, { label: "door" })).toEqual(isFirst ? [1, 0] : [0, 1]);
  // If the other side is an opening, missing, or on another floor, the door is drawn.
  expect(leavesOf(twinKey, { label: "opening" })).toEqual([1]);
  expect(leavesOf(twinKey, null)).toEqual([1]);
  expect(leavesOf(twinKey, { label: "door", floorNumber: 1 })).toEqual([1, 1]);
});
