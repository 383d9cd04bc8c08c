import { createEditorStore } from "@/lib/editor/editor-store";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { editorActions } from "./editor-actions";

const PHOTO = { key: "attic", name: "Attic 1", room: "Attic", url: "https://media.test/attic", thumbnailUrl: null };
const MORE = { width: 1000, height: 1000, camera: null, floorNumber: 1 };

test("on a floor without photos A and Shift A say so, and do not ask to open one", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  view.evidence!.set({ photos: [{ ...PHOTO, ...MORE }] });
  const reasons = () =>
    editorActions({ store, view, onDelete: jest.fn() })
      .filter(({ id }) => id === "editor.next-photo" || id === "editor.previous-photo")
      .map(({ disabledReason }) => disabledReason ?? null);
  expect(reasons()).toEqual(["There is no other photo here", "There is no other photo here"]);
  view.set({ floorNumber: 1 });
  expect(reasons()).toEqual([null, null]);
});
