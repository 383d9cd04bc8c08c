import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { askSplit } from "../actions/topology-questions";
import { openEditorView } from "../tools/open-editor-view";
import { ValuePrompt } from "./value-prompt";

/** Opens the prompt to split the north side of a room, 2.4691 m long; half of the side is 1.23455 m. */
function open() {
  const records = littleRoom();
  const vertex = records.vertex.map((one) => (one.key === "d" ? { ...one, x: 2.4691, locked: false } : one));
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...records, vertex } });
  const view = openEditorView(store, 0, "base-");
  renderInEditor(<ValuePrompt />, { store, view });
  act(() => askSplit(editorServices({ store, view }), "edge-da", null));
  const newCorner = () => [...store.scene.values("vertex")].at(-1)!;
  return { newCorner, store, user: userEvent.setup(), field: () => screen.getByRole("textbox") };
}

test("proposes a value rounded to millimeters, and applies the exact value on Enter", async () => {
  const { newCorner, user, field } = open();
  expect(field()).toHaveValue("1.235");
  expect(field()).toHaveFocus();
  expect(screen.getByText("of 2.469 m")).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(newCorner().x).toBeCloseTo(1.23455, 4);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("measures a typed value from the edge's first corner", async () => {
  const { newCorner, user } = open();
  await user.keyboard("40 cm{Enter}");
  expect(newCorner().x).toBe(2.0691);
});
