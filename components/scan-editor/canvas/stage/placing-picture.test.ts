import { createEditorStore } from "@/lib/editor/core/editor-store";
import { OBJECT_PRESETS } from "@/lib/editor/core/objects/object-presets";
import type { Placing, Spot } from "@/lib/editor/tools/placing/placing";
import { createPlacingController } from "@/lib/editor/tools/placing/placing-controller";
import { distance, type Vector3 } from "@/lib/geometry/vector3";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import { createPlacingPicture } from "./placing-picture";

function open() {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const controller = createPlacingController(store, { floorNumber: () => 0, refuse: () => {} });
  const onChange = jest.fn();
  const picture = createPlacingPicture(store.scene, controller, onChange);
  const point = (placing: Placing, faceKey: string, ...at: Vector3): OverlayShapes => {
    const spot: Spot = { faceKey, at };
    controller.choose(placing);
    controller.point(() => spot);
    const shapes: OverlayShapes = {
      lines: [],
      handles: [],
      labels: [{ at: [0, 0, 0], text: "5.06 m", style: "main" }],
    };
    picture.addTo(shapes);
    return shapes;
  };
  return { controller, onChange, picture, point };
}

const rounded = (points: readonly Vector3[]) =>
  points.map((point) => point.map((part) => Math.round(part * 100) / 100));

test("outlines a new door once in its true size, though two rooms show it", () => {
  const { point, picture } = open();
  const { lines, labels, handles } = point({ kind: "opening", label: "door" }, "k-wall-cd", 4, 1, 2.4);
  expect(lines.map(({ style, isClosed }) => [style, isClosed])).toEqual([["hovered", true]]);
  expect(rounded(lines[0]!.points).sort()).toEqual([
    [4, 0, 1.95],
    [4, 0, 2.85],
    [4, 2.05, 1.95],
    [4, 2.05, 2.85],
  ]);
  expect(handles).toEqual(lines[0]!.points.map((at) => ({ at, key: null })));
  expect(labels).toHaveLength(1);
  expect(picture.isPlacing()).toBe(true);
});

test("outlines a new object by the twelve edges of its box, with its back to the wall", () => {
  const preset = OBJECT_PRESETS.find(({ label }) => label === "sofa")!;
  const { lines } = open().point({ kind: "object", preset }, "k-wall-bc", 2, 1, 3);
  expect(lines).toHaveLength(12);
  expect(new Set(lines.map(({ style }) => style))).toEqual(new Set(["hovered"]));
  const lengths = lines.map(({ points: [a, b] }) => Math.round(distance(a!, b!) * 100) / 100).sort();
  expect(lengths).toEqual([0.86, 0.86, 0.86, 0.86, 0.93, 0.93, 0.93, 0.93, 2.05, 2.05, 2.05, 2.05]);
  const depths = lines.flatMap(({ points }) => points.map(([, , z]) => z));
  expect([Math.min(...depths), Math.max(...depths)]).toEqual([expect.closeTo(2.07, 5), expect.closeTo(3, 5)]);
});

test("crosses out a refused placement in its own color, with the reason and without dimensions", () => {
  const { point } = open();
  const { lines, labels } = point({ kind: "opening", label: "door" }, "k-wall-bc", 2, 1, 3);
  expect(lines.map(({ style, isClosed }) => [style, isClosed])).toEqual([
    ["refused", true],
    ["refused", false],
    ["refused", false],
  ]);
  expect(labels).toMatchObject([{ text: "✕ The door would overlap a window", style: "refused" }]);
  expect(labels[0]!.at).toEqual([2, expect.closeTo(1.025, 6), 3]);
});

test("shows the reason at the pointer when there is no possible place", () => {
  const { lines, labels } = open().point({ kind: "opening", label: "door" }, "k-floor", 2, 0, 1);
  expect(lines).toEqual([]);
  expect(labels).toMatchObject([{ text: "✕ A door belongs on a wall", at: [2, 0, 1] }]);
});

test("requests a frame when the preview appears, moves or disappears, until it is disposed", () => {
  const { controller, onChange, picture, point } = open();
  point({ kind: "opening", label: "vent" }, "k-wall-da", 2, 2, 0);
  expect(onChange).toHaveBeenCalledTimes(1);
  controller.back();
  expect([onChange.mock.calls.length, picture.isPlacing()]).toEqual([2, false]);
  controller.point(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  picture.dispose();
  point({ kind: "opening", label: "vent" }, "k-wall-da", 2, 2, 0);
  expect(onChange).toHaveBeenCalledTimes(2);
});
