import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { topologyActions } from "../actions/topology-actions";
import { openEditorView } from "./open-editor-view";
import { COMMANDS, TopologyBar } from "./topology-bar";

function open(...items: SelectionItem[]) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0, "base-");
  store.select(items);
  renderInEditor(<TopologyBar />, { store, view });
  const names = () => within(screen.getByRole("toolbar", { name: "Reshape" })).getAllByRole("button");
  return { store, view, user: userEvent.setup(), names: () => names().map((one) => one.getAttribute("aria-label")) };
}

test("shows the commands of each mode, disabled with a reason without a selection", async () => {
  const { store, names, user } = open({ kind: "vertex", key: "a" });
  expect(names()).toEqual([
    "Split face between corners",
    "Merge corners at the center",
    "Weld corners by distance…",
    "Dissolve",
  ]);
  const merge = screen.getByRole("button", { name: "Merge corners at the center" });
  expect(merge).toHaveAttribute("aria-disabled", "true");
  await user.click(merge);
  expect(store.getHistory().undoLabel).toBeNull();
  act(() => store.select([{ kind: "face", key: "wall-ab" }]));
  expect(names()).toEqual(["Split face", "Split at a distance…", "Extrude wall…", "Flip face", "Ceiling height…"]);
  act(() => store.select([{ kind: "objectPlanar", key: "door" }]));
  expect(screen.queryByRole("toolbar")).toBeNull();
});

test("has a button for every reshaping command except the variants of merge", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const ids = topologyActions(editorServices({ store })).map(({ id }) => id.slice(7));
  const buttons = Object.values(COMMANDS).flatMap((commands) => commands.map(([id]) => id));
  expect(ids.filter((id) => !buttons.includes(id))).toEqual(["merge-first", "merge-last"]);
  expect(buttons.filter((id) => !ids.includes(id))).toEqual([]);
});

test("runs the same command by button and by key, with the deployment's keys for new records", async () => {
  const { store, user } = open({ kind: "edge", key: "edge-ab" });
  await user.click(screen.getByRole("button", { name: "Split edge" }));
  expect(store.getHistory().undoLabel).toBe("Split edge");
  const [corner = ""] = store.getSelection().kinds.keys();
  expect(corner).toContain("base-");
});
