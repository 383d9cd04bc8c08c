import { keyConflict } from "@/lib/client/actions/key-conflict";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

const PHOTO = { key: "attic", name: "Attic 1", room: "Attic", url: "https://media.test/attic", thumbnailUrl: null };
const DETAILS = { width: 1000, height: 1000, camera: null, floorNumber: 1 };

test("on a floor without photos, A and Shift+A say so and do not suggest opening one", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  view.evidence!.set({ photos: [{ ...PHOTO, ...DETAILS }] });
  const reasons = () =>
    editorActions(editorServices({ store, view }))
      .filter(({ id }) => id === "editor.next-photo" || id === "editor.previous-photo")
      .map(({ disabledReason }) => disabledReason ?? null);
  expect(reasons()).toEqual(["There is no other photo here", "There is no other photo here"]);
  view.set({ floorNumber: 1 });
  expect(reasons()).toEqual([null, null]);
});

test("Enter turns an outline of three corners into damage, unless a door is being placed", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const evidence = view.evidence!;
  const actions = () => editorActions(editorServices({ store, view }));
  const closeAction = () => actions().find(({ id }) => id === "editor.photo-close-outline")!;
  evidence.set({ photos: [{ ...PHOTO, ...DETAILS, floorNumber: 0 }], openKey: "attic", tool: "outline" });
  const corner = { place: { x: 0.5, y: 0.5 }, hit: null } as never;
  evidence.set({ corners: [corner, corner] });
  expect(closeAction()).toMatchObject({ keys: ["Enter"], isOffered: false });
  evidence.set({ corners: [corner, corner, corner] });
  expect([closeAction().isOffered, closeAction().label]).toEqual([true, "Create damage from the outline"]);
  const closeOutline = jest.spyOn(evidence, "closeOutline").mockImplementation(() => undefined);
  closeAction().run();
  expect(closeOutline).toHaveBeenCalledTimes(1);
  view.placing!.choose({ kind: "opening", label: "door" });
  expect([closeAction().isOffered, keyConflict(actions())]).toEqual([false, null]);
});
