import { act, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { useEditor } from "../context/editor-context";
import { openEditorView } from "../tools/open-editor-view";
import { DeclaredActions } from "./declared-actions";
import { useEditorKeys } from "./use-editor-keys";

function Screen() {
  useEditorKeys(useEditor());
  return (
    <>
      <DeclaredActions />
      <input aria-label="name" />
    </>
  );
}

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const onDelete = jest.fn();
  view.camera = { fit: jest.fn(), home: jest.fn(), frame: jest.fn(), current: jest.fn(), goTo: jest.fn() };
  const { getByLabelText } = renderInEditor(<Screen />, { store, view, deleteSelection: onDelete });
  return { store, view, onDelete, field: getByLabelText("name"), user: userEvent.setup() };
}

test("Undo and Redo have keys", async () => {
  const { store, user } = show();
  const x = () => store.getRecord("vertex", "a")?.x;
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }));
  await user.keyboard("{Control>}z{/Control}");
  expect(x()).toBe(0);
  await user.keyboard("{Control>}y{/Control}");
  expect(x()).toBe(1);
  await user.keyboard("{Meta>}z{/Meta}");
  expect(x()).toBe(0);
  await user.keyboard("{Shift>}{Meta>}z{/Meta}{/Shift}");
  expect(x()).toBe(1);
});

test("selection modes, camera and Delete have keys", async () => {
  const { store, view, onDelete, user } = show();
  await user.keyboard("3");
  expect(store.getSelection().mode).toBe("face");
  await user.keyboard("fh{Home}{Delete}");
  expect(view.camera?.frame).toHaveBeenCalledTimes(1);
  expect(view.camera?.home).toHaveBeenCalledTimes(1);
  expect(view.camera?.fit).toHaveBeenCalledTimes(1);
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test("Escape steps back: the drag, the refusal, the selection", async () => {
  const { store, view, user } = show();
  act(() => {
    store.select([{ kind: "vertex", key: "a" }]);
    view.set({ refusal: "The corner is locked" });
  });
  let isHeld = true;
  view.cancelDrag = () => {
    const wasHeld = isHeld;
    isHeld = false;
    return wasHeld;
  };
  await user.keyboard("{Escape}");
  expect(view.get().refusal).toBe("The corner is locked");
  await user.keyboard("{Escape}");
  expect(view.get().refusal).toBeNull();
  expect(store.getSelection().kinds.size).toBe(1);
  await user.keyboard("{Escape}");
  expect(store.getSelection().kinds.size).toBe(0);
});

test("the keys are off while typing", async () => {
  const { store, onDelete, field, user } = show();
  await user.type(field, "3f{Delete}");
  expect(store.getSelection().mode).toBe("vertex");
  expect(onDelete).not.toHaveBeenCalled();
});

test("a settled field leaves Undo to the editor", async () => {
  const { store, field, user } = show();
  const x = () => store.getRecord("vertex", "a")?.x;
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }));
  await user.click(field);
  await user.keyboard("{Control>}z{/Control}");
  expect(x()).toBe(1);
  field.dataset.settled = "true";
  await user.keyboard("{Control>}z{/Control}");
  expect(x()).toBe(0);
});

test("a held key runs its action once, but repeats Undo", () => {
  const { store, onDelete } = show();
  for (const step of [1, 2]) store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [step, 0, 0] }));
  const hold = (key: string, ctrlKey = false) => {
    fireEvent.keyDown(document.body, { key, ctrlKey });
    fireEvent.keyDown(document.body, { key, ctrlKey, repeat: true });
  };
  hold("z", true);
  expect(store.getRecord("vertex", "a")?.x).toBe(0);
  hold("Delete");
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test("the palette and the key list show every action with its keys", () => {
  show();
  const declared = actionRegistry.list().map(({ label, keys }) => [label, keys]);
  expect(declared).toEqual(
    expect.arrayContaining([
      ["Select: Corner", ["1"]],
      ["Frame selection", ["f"]],
      ["Undo", ["mod+z"]],
      ["Redo", ["shift+mod+z", "mod+y"]],
    ]),
  );
});
