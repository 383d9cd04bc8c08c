import { createScene } from "@/lib/editor/core/scene";
import type { Selection, SelectionItem } from "@/lib/editor/core/selection";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { recordPoints } from "../view/scene-bounds";
import { overlayShapes } from "./overlay-shapes";

const scene = createScene(SURVEY_KEY, littleRoom());
const selectionOf = (...items: SelectionItem[]): Selection => ({
  mode: "object",
  kinds: new Map(items.map(({ kind, key }) => [key, kind])),
});
const drawn = (hovered: SelectionItem | null, ...selected: SelectionItem[]) =>
  overlayShapes(scene, 0, selectionOf(...selected), hovered, [2, 10, 1.5]);
const hoveredIn = ({ lines }: ReturnType<typeof drawn>) => lines.filter(({ style }) => style === "hovered");

const OUTLINED: readonly [item: SelectionItem, isClosed: boolean][] = [
  [{ kind: "face", key: "wall-ab" }, true],
  [{ kind: "face", key: "floor" }, true],
  [{ kind: "edge", key: "edge-ab" }, false],
  [{ kind: "objectPlanar", key: "door" }, true],
];
/** Elements that the picture itself highlights, so that the overlay adds no outline. */
const COLORED: readonly SelectionItem[] = [
  { kind: "vertex", key: "a" },
  { kind: "object3D", key: "table" },
];

test.each(OUTLINED)("outlines $kind $key under the pointer", (item, isClosed) => {
  const shapes = drawn(item);
  expect(shapes).toEqual({
    lines: [{ points: recordPoints(scene, item), isClosed, style: "hovered" }],
    handles: [],
    labels: [],
  });
  expect(drawn(null)).toEqual({ lines: [], handles: [], labels: [] });
});

test.each(COLORED)("adds no line for $kind $key, which the picture itself highlights", (item) => {
  expect(drawn(item)).toEqual({ lines: [], handles: [], labels: [] });
});

test.each([...OUTLINED.map(([item]) => item), ...COLORED])("adds no second line for a selected $kind $key", (item) => {
  const selected = drawn(null, item);
  expect(drawn(item, item)).toEqual(selected);
  expect(hoveredIn(selected)).toEqual([]);
  expect(selected.lines.length + selected.handles.length).toBeGreaterThan(0);
});

test("adds dimensions with their lines for one wall, and none for two walls", () => {
  const [one, other] = ["wall-ab", "wall-bc"].map((key): SelectionItem => ({ kind: "face", key }));
  const styles = (...items: SelectionItem[]) => drawn(null, ...items).lines.map(({ style }) => style);
  expect(styles(one!)).toContain("dimension");
  expect(drawn(null, one!).labels).toHaveLength(2);
  expect(styles(one!, other!)).not.toContain("dimension");
  expect(styles(one!, other!)).toContain("selected");
  expect(drawn(null, one!, other!).labels).toEqual([]);
});

test("outlines the element under the pointer next to the selection", () => {
  const [[wall], [floor]] = OUTLINED as [[SelectionItem, boolean], [SelectionItem, boolean]];
  expect(hoveredIn(drawn(floor, wall)).map(({ points }) => points)).toEqual([recordPoints(scene, floor)]);
});
