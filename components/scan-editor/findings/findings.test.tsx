import { act, screen, waitFor } from "@testing-library/react";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { setValue } from "@/lib/editor/commands/set-value";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../canvas/view/survey-rooms";
import { ModeLine } from "../mode-line";
import { Outliner } from "../panels/outliner/outliner";
import { PropertiesPanel } from "../panels/properties/properties-panel";
import { openEditorView } from "../tools/open-editor-view";

const DOOR = [{ kind: "objectPlanar", key: "door" }] as const;
const MESSAGE = "The door sticks out of Wall 2 · south (Study)";

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 256 });
});

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  localStorage.clear();
  const view = openEditorView(store, 0);
  const floors = [floorContents(store.scene, 0)];
  store.select(DOOR);
  renderInEditor(
    <>
      <Outliner floors={floors} levelName={() => "Entry level"} />
      <PropertiesPanel floors={floors} />
      <ModeLine floors={floors} progress={null} />
    </>,
    { store, view },
  );
  /** Moves the east end of the south wall so that 0.5 m remain for a door of 0.9 m. */
  const shorten = () => store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [-3.5, 0, 0] }));
  const line = () => screen.getByRole("contentinfo");
  return { store, shorten, line };
}

test("a door that no longer fits its wall is announced once, and marked in its row and properties until it fits", async () => {
  const { store, shorten, line } = show();
  expect(line()).not.toHaveTextContent("sticks out");
  act(() => void shorten());
  expect(await screen.findByRole("heading", { name: MESSAGE })).toBeInTheDocument();
  expect(line()).toHaveTextContent(MESSAGE);
  expect(screen.getByRole("treeitem", { name: "Door sticks out" })).toBeInTheDocument();
  // An unrelated edit clears the mode line, but not the marks.
  const table = [{ kind: "object3D", key: "table" }] as const;
  act(() => void store.run((scene) => setValue(scene, { items: table, field: "x", value: 2.5 })));
  await waitFor(() => expect(line()).not.toHaveTextContent("sticks out"));
  expect(screen.getByRole("heading", { name: MESSAGE })).toBeInTheDocument();
  act(() => void store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [2, 0, 0] })));
  await screen.findByRole("treeitem", { name: "Door" });
  expect(screen.queryByRole("heading", { name: MESSAGE })).not.toBeInTheDocument();
});

test("undo clears the message, redo shows it again", async () => {
  const { store, shorten, line } = show();
  act(() => void shorten());
  await screen.findByRole("heading", { name: MESSAGE });
  act(() => void store.undo());
  await screen.findByRole("treeitem", { name: "Door" });
  expect(line()).not.toHaveTextContent("sticks out");
  act(() => void store.redo());
  await screen.findByRole("treeitem", { name: "Door sticks out" });
  expect(line()).toHaveTextContent(MESSAGE);
});
