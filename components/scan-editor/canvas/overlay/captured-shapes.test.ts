import { moveElements } from "@/lib/editor/commands/move-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { placePlanarObject } from "@/lib/editor/commands/place-planar-object";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { addCapturedPlaces } from "./captured-shapes";
import type { OverlayShapes } from "./overlay-shapes";

function open(item: SelectionItem) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: capturedRoom() });
  store.select([item]);
  const drawn = (floorNumber = 0) => {
    const shapes: OverlayShapes = { lines: [], handles: [], labels: [] };
    addCapturedPlaces(shapes, store.scene, floorNumber, store.getSelection());
    return shapes.lines;
  };
  return { store, drawn };
}

test("draws the captured outline of a changed wall dashed, and none of an unchanged one", () => {
  const wall: SelectionItem = { kind: "face", key: "wall-bc" };
  const { store, drawn } = open(wall);
  expect(drawn()).toEqual([]);
  store.run((scene) => moveElements(scene, { items: [wall], vector: [0, 0, 0.5] }));
  expect(drawn()).toEqual([
    {
      points: [
        [4, 0, 3],
        [0, 0, 3],
        [0, 2.5, 3],
        [4, 2.5, 3],
      ],
      isClosed: true,
      style: "ghost",
    },
  ]);
  expect(drawn(1)).toEqual([]);
});

test("draws the edges of a corner, the outline of a door, and the box of an object", () => {
  const corner = open({ kind: "vertex", key: "c" });
  corner.store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [0.2, 0, 0] }));
  expect(corner.drawn()).toHaveLength(3);
  for (const { points } of corner.drawn()) expect(points).toContainEqual([4, 0, 3]);

  const door = open({ kind: "objectPlanar", key: "door" });
  door.store.run((scene) => placePlanarObject(scene, { key: "door", u: 2.5 }));
  // The door's wall runs from x = 4 to 0, and the door was captured in the middle of the wall.
  expect(
    door
      .drawn()[0]
      ?.points.map(([x]) => Math.round(x * 1000))
      .sort(),
  ).toEqual([1550, 1550, 2450, 2450]);

  const table: SelectionItem = { kind: "object3D", key: "table" };
  const object = open(table);
  object.store.run((scene) => moveElements(scene, { items: [table], vector: [0.5, 0, 0] }));
  expect(object.drawn()).toHaveLength(12);
  const xs = object.drawn().flatMap(({ points }) => points.map(([x]) => x));
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([1.4, 2.6]);
});
