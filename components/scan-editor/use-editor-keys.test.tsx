import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore, type EditorStore } from "@/lib/editor/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorView, type EditorView } from "./canvas/editor-view";
import { useEditorKeys } from "./use-editor-keys";

function Screen(props: { store: EditorStore; view: EditorView; onDelete: () => void }) {
  useEditorKeys(props.store, props.view, props.onDelete);
  return <input aria-label="name" />;
}

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = createEditorView(0);
  const onDelete = jest.fn();
  view.camera = { fit: jest.fn(), home: jest.fn(), frame: jest.fn() };
  const { getByLabelText } = render(<Screen store={store} view={view} onDelete={onDelete} />);
  return { store, view, onDelete, field: getByLabelText("name"), user: userEvent.setup() };
}

test("undo and redo by their keys", async () => {
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

test("modes, camera and delete have a key each", async () => {
  const { store, view, onDelete, user } = show();
  await user.keyboard("3");
  expect(store.getSelection().mode).toBe("face");
  await user.keyboard("fh{Home}{Delete}");
  expect(view.camera?.frame).toHaveBeenCalledTimes(1);
  expect(view.camera?.home).toHaveBeenCalledTimes(1);
  expect(view.camera?.fit).toHaveBeenCalledTimes(1);
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test("Escape goes back one step: the drag, the refusal, the selection", async () => {
  const { store, view, user } = show();
  store.select([{ kind: "vertex", key: "a" }]);
  view.set({ refusal: "The corner is locked" });
  let isHeld = true;
  view.cancelDrag = () => {
    const was = isHeld;
    isHeld = false;
    return was;
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

test("a field in which nothing is half typed leaves undo to the editor", async () => {
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
