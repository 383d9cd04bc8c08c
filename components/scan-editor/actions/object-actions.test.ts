import { keyConflict } from "@/lib/client/actions/key-conflict";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { editorServices } from "@/tests/support/editor-services";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import type { EditorServices } from "../context/editor-context";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

function open() {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const view = openEditorView(store, 0);
  const context: EditorServices = editorServices({ store, view });
  const action = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`)!;
  return { store, view, context, action };
}

const pane: SelectionItem = { kind: "objectPlanar", key: "pane" };
const sofa: SelectionItem = { kind: "object3D", key: "sofa" };

test.each<[string, (opened: ReturnType<typeof open>) => void]>([
  ["nothing", () => {}],
  ["a window", ({ store }) => store.select([pane])],
  [
    "a copied object",
    ({ store, view }) => {
      store.select([sofa]);
      view.placing?.copy();
    },
  ],
  [
    "walls",
    ({ store }) =>
      store.select([
        { kind: "face", key: "k-wall-ab" },
        { kind: "face", key: "k-wall-bc" },
      ]),
  ],
  [
    "corners",
    ({ store }) =>
      store.select([
        { kind: "vertex", key: "k-a" },
        { kind: "vertex", key: "k-b" },
      ]),
  ],
  ["placing", ({ view }) => view.placing?.choose({ kind: "opening", label: "door" })],
  ["squaring up", ({ view }) => view.placing?.openSquareUp("k-floor")],
])("no two actions share a key: %s", (_name, prepare) => {
  const opened = open();
  prepare(opened);
  expect(keyConflict(editorActions(opened.context))).toBeNull();
});

test("the refusal of a door names the obstacle", () => {
  const { store, view, action } = open();
  store.select([{ kind: "face", key: "k-wall-bc" }]);
  action("insert-opening").run();
  view.placing?.click({ faceKey: "k-wall-bc", at: [2, 1, 3] });
  expect(view.get().refusal).toBe("The door would overlap a window: Window, k");
  action("back").run();
  expect(view.get().refusal).toBeNull();
  expect(view.placing?.get().placing).not.toBeNull();
  action("back").run();
  expect(view.placing?.get().placing).toBeNull();
  expect(store.getSelection().kinds.size).toBe(1);
});

test("Enter places on the selected wall while placing, and accepts a square-up", () => {
  const { store, view, action } = open();
  expect(action("place-here").isOffered).toBe(false);
  store.select([{ kind: "face", key: "k-wall-da" }]);
  action("insert-opening").run();
  action("place-here").run();
  expect(store.scene.planarObjectsOfFace("k-wall-da")).toHaveLength(1);
  action("back").run();
  expect(action("square-up-accept").isOffered).toBe(false);
  action("square-up").run();
  expect(view.placing?.get().squareUp?.floorKey).toBe("k-floor");
  expect(action("square-up-accept").isOffered).toBe(true);
  action("back").run();
  expect(view.placing?.get().squareUp).toBeNull();
});

test("squaring up without a room and snapping without an object give a reason", () => {
  const { view, action } = open();
  action("square-up").run();
  expect(view.get().refusal).toBe("Select a room, or something in it");
  expect(action("snap-floor").disabledReason).toBe("Select appliances, furniture, fixtures or damage first");
  expect(action("copy").disabledReason).toBe("Nothing is selected");
  expect(action("align-x-min").disabledReason).toBe("Select two or more to align them");
});

test("Ctrl+C copies text that is selected on the page", () => {
  const { store, view, action } = open();
  store.select([sofa]);
  const textSelection = jest.spyOn(window, "getSelection").mockReturnValue({ toString: () => "3588" } as Selection);
  expect(action("copy").run()).toBe(false);
  expect(view.placing?.get().hasCopy).toBe(false);
  textSelection.mockRestore();
  action("copy").run();
  expect(view.placing?.get().hasCopy).toBe(true);
  action("paste").run();
  expect(store.scene.count("object3D")).toBe(2);
});

test("keys of new records contain the deployment's key base", () => {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const view = openEditorView(store, 0, "-eu-");
  view.placing?.click(null);
  view.placing?.choose({ kind: "opening", label: "outlet" });
  view.placing?.click({ faceKey: "k-wall-da", at: [1, 0.3, 0] });
  expect([...store.scene.planarObjectsOfFace("k-wall-da")][0]).toMatch(/^objpl-eu-/);
});
