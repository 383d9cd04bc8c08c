import { createScene } from "@/lib/editor/scene";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { nameElements } from "./name-elements";

const scene = createScene(SURVEY_KEY, littleRoom());
const vertex = (key: string) => ({ kind: "vertex" as const, key });

test("a few by name and room, many by their counts, and what is not there is counted too", () => {
  expect(nameElements(scene, [])).toBe("");
  expect(nameElements(scene, [vertex("b")])).toMatch(/^Corner 2 \(.+\)$/);
  expect(nameElements(scene, [vertex("a"), vertex("b")])).toMatch(/^Corner 1 \(.+\) and Corner 2 \(.+\)$/);
  const many = ["a", "b", "c", "d"].map(vertex);
  expect(nameElements(scene, [...many, { kind: "face", key: "wall-bc" }])).toBe("4 corners and 1 face");
  expect(nameElements(scene, [vertex("gone")])).toBe("1 corner");
});
