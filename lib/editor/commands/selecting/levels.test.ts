import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene } from "../../core/scene";
import { cornerColumns, edgeColumns, levelsOf, withUprights } from "./levels";

const scene = createScene(SURVEY_KEY, littleRoom());

test("returns whole columns from the ground up, in the order of selection", () => {
  expect(cornerColumns(scene, ["b-top", "a", "b", "gone"])).toEqual([
    ["b", "b-top"],
    ["a", "a-top"],
  ]);
  expect(edgeColumns(scene, ["edge-bc-top", "edge-bc"])).toEqual([["edge-bc", "edge-bc-top"]]);
  expect(withUprights(scene, [{ kind: "vertex", key: "a" }]).map(({ key }) => key)).toEqual([
    "edge-a-up",
    "a",
    "a-top",
  ]);
});

test("pairs floor with floor and ceiling with ceiling, or by the nearest height if a column has fewer corners", () => {
  expect(
    levelsOf(scene, [
      ["a", "a-top"],
      ["b", "b-top"],
      ["c", "c-top"],
    ]),
  ).toEqual([
    ["a", "b", "c"],
    ["a-top", "b-top", "c-top"],
  ]);
  expect(levelsOf(scene, [["a", "a-top"], ["b-top"]])).toEqual([["a"], ["a-top", "b-top"]]);
  expect(levelsOf(scene, [["a-top"], ["b", "b-top"]])).toEqual([["a-top", "b-top"]]);
  expect(levelsOf(scene, [])).toEqual([]);
});
