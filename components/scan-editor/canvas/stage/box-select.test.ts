import { createScene } from "@/lib/editor/core/scene";
import { selectBox } from "@/lib/editor/tools/select-box";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { elementsInBox } from "./box-select";

const scene = createScene(SURVEY_KEY, littleRoom());
/** Straight down from far away: 100 pixels per meter, the origin at (500, 500). */
const projection = {
  at: { x: 0, y: 0, depth: 10 },
  project(x: number, _y: number, z: number): boolean {
    projection.at.x = 500 + x * 100;
    projection.at.y = 500 + z * 100;
    return true;
  },
};

/** A box between two places on the floor, drawn from the first to the second. */
function between([ax, az]: [number, number], [bx, bz]: [number, number]) {
  const pixel = (x: number, z: number) => {
    projection.project(x, 0, z);
    return { x: projection.at.x, y: projection.at.y };
  };
  return selectBox(pixel(ax, az), pixel(bx, bz));
}
const keys = (mode: "vertex" | "edge" | "face" | "object", box: ReturnType<typeof between>) =>
  elementsInBox(scene, 0, mode, box, projection)
    .map(({ key }) => key)
    .sort();

test("selects the unlocked corners in the box", () => {
  expect(keys("vertex", between([-1, -1], [1, 4]))).toEqual(["a", "a-top", "b", "b-top"]);
  expect(keys("vertex", between([-1, -1], [6, 5]))).toEqual(["a", "a-top", "b", "b-top", "c", "c-top", "d-top"]);
  expect(elementsInBox(scene, 1, "vertex", between([-1, -1], [6, 5]), projection)).toEqual([]);
});

test("selects enclosed edges and walls when drawn to the right, touched ones when drawn to the left", () => {
  expect(keys("edge", between([-1, -1], [1, 4]))).toEqual(["edge-a-up", "edge-ab", "edge-ab-top", "edge-b-up"]);
  expect(keys("edge", between([1, 0.5], [-1, 0.2]))).toEqual(["edge-ab", "edge-ab-top"]);
  expect(keys("face", between([-1, -1], [6, 5]))).toHaveLength(6);
  expect(keys("face", between([1.2, 1.2], [0.9, 0.9]))).toEqual(["ceiling", "floor"]);
});

test("selects doors and objects by their outline in the picture", () => {
  expect(keys("object", between([1, 1], [3, 2]))).toEqual(["table"]);
  expect(keys("object", between([2.1, 1.6], [2, 1.5]))).toEqual(["table"]);
  expect(keys("object", between([-1, -1], [6, 5]))).toEqual(["door", "table"]);
  expect(elementsInBox(scene, 1, "object", between([-1, -1], [6, 5]), projection)).toEqual([]);
});

test("selects no hidden elements", () => {
  const box = between([-1, -1], [6, 5]);
  const isSeen = ({ key }: { key: string }) => key !== "table" && key !== "a";
  expect(elementsInBox(scene, 0, "object", box, projection, isSeen).map(({ key }) => key)).toEqual(["door"]);
  expect(elementsInBox(scene, 0, "vertex", box, projection, isSeen).map(({ key }) => key)).not.toContain("a");
});
