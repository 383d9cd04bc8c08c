import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { layOutPage } from "@/tests/support/browser-backend";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { useEditorKeys } from "../../actions/use-editor-keys";
import { useEditor } from "../../context/editor-context";
import { openEditorView } from "../../tools/open-editor-view";
import { HistoryPanel } from "./history-panel";

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

function Editor({ onClose }: { onClose: () => void }) {
  useEditorKeys(useEditor());
  return <HistoryPanel onClose={onClose} />;
}

function show({ floor = 0 } = {}) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  for (const keys of [["a"], ["a", "b"], ["c"]]) {
    store.run((scene) => moveVertices(scene, { keys, vector: [1, 0, 0] }));
  }
  const onClose = jest.fn();
  const view = openEditorView(store, floor);
  renderInEditor(<Editor onClose={onClose} />, { store, view });
  return { store, view, onClose, x: () => store.getRecord("vertex", "a")?.x };
}

const names = () => screen.getAllByRole("option").map((row) => row.textContent?.replace(/\d+:\d\d.[AP]M$/, ""));
const current = () => screen.getByRole("option", { selected: true }).textContent;

test("lists edits by name, the latest first, marks the current one, and a press jumps to an edit", async () => {
  const { x } = show();
  expect(names()).toEqual(["Move corner", "Move 2 corners", "Move corner", "As opened"]);
  expect(current()).toContain("Move corner");
  await userEvent.click(screen.getByRole("option", { name: /Move 2 corners/ }));
  expect(current()).toContain("Move 2 corners");
  expect(x()).toBe(2);
  await userEvent.click(screen.getByRole("option", { name: "As opened" }));
  expect([current(), x()]).toEqual(["As opened", 0]);
  expect(screen.getAllByText("Undone")).toHaveLength(3);
});

test("an edit shows the names that its elements had at the time", () => {
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    nameElements: (_scene, { items }) => items.map(({ key }) => `Corner ${key}`).join(", "),
  });
  store.run((scene) => moveVertices(scene, { keys: ["a", "b"], vector: [1, 0, 0] }));
  store.run((scene) => moveVertices(scene, { keys: ["d-top"], vector: [0, 0.2, 0] }));
  store.undo();
  renderInEditor(<Editor onClose={() => {}} />, { store });
  expect(names().map((name) => name?.replace("Undone", ""))).toEqual([
    "Move corner Corner d-top",
    "Move 2 corners Corner a, Corner b",
    "As opened",
  ]);
});

test("arrow keys move through the list and Enter jumps", async () => {
  const { store, x } = show();
  const list = screen.getByRole("listbox", { name: "Edits, latest first" });
  while (document.activeElement !== list) await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect([x(), store.getHistory().future.length]).toEqual([1, 2]);
  await userEvent.keyboard("{Home}{Enter}");
  expect(store.getHistory().future).toEqual([]);
  await userEvent.keyboard("{End} ");
  expect(x()).toBe(0);
});

test("the editor's keys still work after a press in the list", async () => {
  const { store, x } = show();
  await userEvent.click(screen.getByRole("option", { name: /Move 2 corners/ }));
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(x()).toBe(1);
  await userEvent.keyboard("2");
  expect(store.getSelection().mode).toBe("edge");
});

test("a jump shows the floor that it changes", async () => {
  const { view } = show({ floor: 1 });
  await userEvent.click(screen.getByRole("option", { name: "As opened" }));
  expect(view.get().floorNumber).toBe(0);
});
