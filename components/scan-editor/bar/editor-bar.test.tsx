import { act, screen } from "@testing-library/react";
import { Profiler } from "react";
import { moveElements } from "@/lib/editor/commands/move-elements";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { openEditorView } from "../tools/open-editor-view";
import { EditorBar } from "./editor-bar";

const CLAIM = { href: "/claim", title: "CLM-1", detail: "Ada Marsh" };
const FLOORS = [0];

/** Shows the bar; `counter.drawn` counts its renders. */
function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0, "base-");
  const counter = { drawn: 0 };
  renderInEditor(
    <Profiler
      id="bar"
      onRender={() => {
        counter.drawn += 1;
      }}
    >
      <EditorBar claim={CLAIM} floors={FLOORS}>
        {null}
      </EditorBar>
    </Profiler>,
    { store, view },
  );
  return { store, view, counter };
}

/** Waits until panels are notified, which is after a frame and at most ten times a second. */
const waitForPanels = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
const undo = () => screen.getByRole("button", { name: "Undo" });

test("enables undo and redo after the frame of an edit", async () => {
  const { store } = show();
  expect(undo()).toHaveAttribute("aria-disabled", "true");
  store.run((scene) => moveElements(scene, { items: [{ kind: "vertex", key: "a" }], vector: [0.1, 0, 0] }));
  await waitForPanels();
  expect(undo()).not.toHaveAttribute("aria-disabled");
  store.undo();
  await waitForPanels();
  expect(undo()).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Redo" })).not.toHaveAttribute("aria-disabled");
});

test("renders nothing for hovering, for another corner, or for another edit of the same name", async () => {
  const { store, view, counter } = show();
  const move = (key: string) =>
    store.run((scene) => moveElements(scene, { items: [{ kind: "vertex", key }], vector: [0.1, 0, 0] }));
  store.select([{ kind: "vertex", key: "a" }]);
  move("a");
  await waitForPanels();
  const { drawn } = counter;
  act(() => view.set({ hovered: { kind: "vertex", key: "b" } }));
  act(() => store.select([{ kind: "vertex", key: "b" }]));
  move("b");
  await waitForPanels();
  expect(counter.drawn).toBe(drawn);
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  expect(counter.drawn).toBeGreaterThan(drawn);
});
