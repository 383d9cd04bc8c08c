import { setVertexCoordinates } from "@/lib/editor/commands/set-vertex-coordinates";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { watchLatestEdit } from "./watch-latest-edit";

const vertex = { key: "vrx-1", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 };
const open = () => createEditorStore({ surveyKey: "srv-1", records: { vertex: [vertex] } });
const moveTo = (x: number) => (scene: ReturnType<typeof open>["scene"]) =>
  setVertexCoordinates(scene, [{ key: "vrx-1", x }]);

test("calls back once, at the next edit", () => {
  const store = open();
  store.run(moveTo(1));
  const onChange = jest.fn();
  watchLatestEdit(store, onChange);
  expect(onChange).not.toHaveBeenCalled();
  store.run(moveTo(2));
  store.run(moveTo(3));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("undoing the edit calls back too, and a stopped watch does not", () => {
  const store = open();
  store.run(moveTo(1));
  const onChange = jest.fn();
  const stopped = jest.fn();
  watchLatestEdit(store, onChange);
  watchLatestEdit(store, stopped)();
  store.undo();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(stopped).not.toHaveBeenCalled();
});
