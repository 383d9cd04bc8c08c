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
import { columnRoom, type SidePanelId, showPanel } from "./column-room";

const PANELS: readonly SidePanelId[] = ["checks", "review", "layers", "views", "photos", "history"];

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view });
  const label = (id: string) => editorActions(context).find((one) => one.id === `editor.${id}`)?.label;
  return { store, view, label, user: userEvent.setup() };
}

beforeEach(() => {
  columnRoom.setHeight(300);
  columnRoom.put("outliner", 190, false);
});
afterEach(() => {
  act(() => {
    for (const id of [...PANELS, "outliner"] as const) columnRoom.remove(id);
    columnRoom.setHeight(null);
  });
});

test.each(PANELS)("what would open a folded panel does not say that it hides it: %s", (id) => {
  const { view, label } = open();
  const other = id === "photos" ? "history" : "photos";
  const show = label(id);
  showPanel(view, id);
  columnRoom.put(id, 190, true);
  const hide = label(id);
  expect(hide).not.toBe(show);
  showPanel(view, other);
  columnRoom.put(other, 190, true);
  expect(columnRoom.isFolded(id)).toBe(true);
  expect(label(id)).toBe(show);
  showPanel(view, id);
  expect(label(id)).toBe(hide);
});

test("the buttons over the picture say of a folded panel that they show it, and then that they hide it", async () => {
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
    act(() => columnRoom.put(id, 190, true));
    expect(button(name)).toHaveAttribute("aria-pressed", "true");
    expect(button(name)).not.toHaveAccessibleName(show ?? "");
    act(() => {
      showPanel(view, "review");
      columnRoom.put("review", 190, true);
      columnRoom.unfold("review");
    });
    expect(columnRoom.isFolded(id)).toBe(true);
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    expect(button(name)).toHaveAccessibleName(show ?? "");
    await user.click(button(name));
    expect([columnRoom.isFolded(id), button(name).getAttribute("aria-pressed")]).toEqual([false, "true"]);
    await user.click(button(name));
    expect(button(name)).toHaveAttribute("aria-pressed", "false");
    act(() => columnRoom.remove(id));
  }
});

test("the palette hears of a panel that is folded for another", () => {
  jest.useFakeTimers();
  const { store, view } = open();
  const { unmount } = renderInEditor(<DeclaredActions />, { store, view });
  const label = () => actionRegistry.list().find(({ id }) => id === "editor.history")?.label;
  const show = label();
  act(() => {
    showPanel(view, "history");
    columnRoom.put("history", 190, true);
    jest.advanceTimersByTime(1_000);
  });
  expect(label()).not.toBe(show);
  act(() => {
    columnRoom.put("photos", 190, true);
    jest.advanceTimersByTime(1_000);
  });
  expect(label()).toBe(show);
  unmount();
  jest.useRealTimers();
});
