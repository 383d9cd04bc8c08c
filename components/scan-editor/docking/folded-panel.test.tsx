import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { DeclaredActions } from "../actions/declared-actions";
import { editorActions } from "../actions/editor-actions";
import { HistoryButtons } from "../bar/history-buttons";
import { CameraBar } from "../camera-bar";
import { openEditorView } from "../tools/open-editor-view";
import { type SidePanelId, showPanel, sideColumn } from "./side-column";

const PANELS: readonly SidePanelId[] = ["checks", "review", "layers", "views", "photos", "history"];

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view });
  const label = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`)?.label;
  return { store, view, label, user: userEvent.setup() };
}

beforeEach(() => {
  sideColumn.setHeight(300);
  sideColumn.put("outliner", 190, false);
});
afterEach(() => {
  act(() => {
    for (const id of [...PANELS, "outliner"] as const) sideColumn.remove(id);
    sideColumn.setHeight(null);
  });
});

test.each(PANELS)("labels the command of a folded panel as one that shows the panel: %s", (id) => {
  const { view, label } = open();
  const other = id === "photos" ? "history" : "photos";
  const show = label(id);
  showPanel(view, id);
  sideColumn.put(id, 190, true);
  const hide = label(id);
  expect(hide).not.toBe(show);
  showPanel(view, other);
  sideColumn.put(other, 190, true);
  expect(sideColumn.isFolded(id)).toBe(true);
  expect(label(id)).toBe(show);
  showPanel(view, id);
  expect(label(id)).toBe(hide);
});

test('labels the button of a folded panel "show", and of an open one "hide"', async () => {
  const { store, view, user } = open();
  renderInEditor(
    <>
      <CameraBar />
      <HistoryButtons />
    </>,
    { store, view },
  );
  const button = (name: RegExp) => screen.getByRole("button", { name });
  for (const [id, name] of [
    ["layers", /layers/i],
    ["views", /views/i],
    ["photos", /photos/i],
    ["history", /edits|history/i],
  ] as const) {
    const show = button(name).getAttribute("aria-label");
    await user.click(button(name));
    act(() => sideColumn.put(id, 190, true));
    expect(button(name)).toHaveAttribute("aria-pressed", "true");
    expect(button(name)).not.toHaveAccessibleName(show ?? "");
    act(() => {
      showPanel(view, "review");
      sideColumn.put("review", 190, true);
      sideColumn.unfold("review");
    });
    expect(sideColumn.isFolded(id)).toBe(true);
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    expect(button(name)).toHaveAccessibleName(show ?? "");
    await user.click(button(name));
    expect([sideColumn.isFolded(id), button(name).getAttribute("aria-pressed")]).toEqual([false, "true"]);
    await user.click(button(name));
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    act(() => sideColumn.remove(id));
  }
});

test("updates the palette when a panel folds", () => {
  jest.useFakeTimers();
  const { store, view } = open();
  const { unmount } = renderInEditor(<DeclaredActions />, { store, view });
  const label = () => actionRegistry.list().find(({ id }) => id === "editor.history")?.label;
  const show = label();
  act(() => {
    showPanel(view, "history");
    sideColumn.put("history", 190, true);
    jest.advanceTimersByTime(1_000);
  });
  expect(label()).not.toBe(show);
  act(() => {
    sideColumn.put("photos", 190, true);
    jest.advanceTimersByTime(1_000);
  });
  expect(label()).toBe(show);
  unmount();
  jest.useRealTimers();
});
