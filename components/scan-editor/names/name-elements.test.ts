import { describeItems } from "@/lib/editor/core/described-elements";
import { createScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { nameElements } from "./name-elements";

const scene = createScene(SURVEY_KEY, littleRoom());
const vertex = (key: string): SelectionItem => ({ kind: "vertex", key });
const name = (...items: SelectionItem[]) => nameElements(scene, describeItems(items));

test("names a few elements with their rooms, and counts deleted ones", () => {
  expect(name()).toBe("");
  expect(name(vertex("b"))).toMatch(/^Corner 2 \(.+\)$/);
  expect(name(vertex("a"), vertex("b"))).toMatch(/^Corner 1 \(.+\) and Corner 2 \(.+\)$/);
  expect(name(vertex("gone"))).toBe("1 corner");
  expect(name(vertex("a"), vertex("gone"))).toMatch(/^Corner 1 \(.+\) and 1 corner$/);
});

test("of many elements names the first, walls before corners, and counts the others", () => {
  const corners = ["a", "b", "c", "d"].map(vertex);
  const named = name(...corners, { kind: "face", key: "wall-bc" });
  expect(named).toMatch(/^Wall \d · [a-z]+ \(.+\), Corner 1 \(.+\), Corner 2 \(.+\),? and 2 more$/);
});
