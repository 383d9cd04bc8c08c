import { createScene } from "@/lib/editor/core/scene";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { Contested } from "../view/contested";
import { addContested } from "./contested-shapes";
import type { OverlayShapes } from "./overlay-shapes";

const scene = createScene(SURVEY_KEY, littleRoom());
const names = { mine: "Mine", theirs: "Theirs", both: "Changed" };
const corner = scene.get("vertex", "c")!;

function drawn(contested: Contested, floorNumber = 0): OverlayShapes {
  const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
  addContested(shapes, scene, floorNumber, [contested], names);
  return shapes;
}

test("draws both versions of a corner with their edges and names", () => {
  const { lines, labels } = drawn({
    kind: "vertex",
    key: "c",
    mine: { ...corner, x: 4.5 },
    theirs: { ...corner, z: 3.5 },
  });
  expect(labels.map(({ text, at }) => [text, at])).toEqual([
    ["Theirs", [4, 0, 3.5]],
    ["Mine", [4.5, 0, 3]],
  ]);
  // Two sides of the floor and the upright edge, for each version.
  expect(lines.map(({ style }) => style)).toEqual(["theirs", "theirs", "theirs", "mine", "mine", "mine"]);
  const ends = lines.filter(({ style }) => style === "mine").flatMap(({ points }) => points);
  expect(ends.filter(([x, , z]) => x === 4.5 && z === 3)).toHaveLength(3);
});

test("draws one mark for two versions at one position, and none for another floor", () => {
  const contested: Contested = { kind: "vertex", key: "c", mine: { ...corner, locked: true }, theirs: corner };
  expect(drawn(contested).labels.map(({ text }) => text)).toEqual(["Changed"]);
  expect(drawn(contested, 1)).toEqual({ lines: [], handles: [], labels: [] });
});
