import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { selectedItems } from "@/lib/editor/core/selection";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "../../actions/editor-actions";
import { openEditorView } from "../../tools/open-editor-view";
import { ChecksPanel } from "./checks-panel";

beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 256 });
});

/** The small room with one edge record missing, and with two corners of its floor swapped. */
function brokenRoom() {
  const records = littleRoom();
  records.edge = records.edge.filter(({ key }) => key !== "edge-ab-top");
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, loops: [["b", "a", "c", "d"]] } : face));
  return records;
}

function show(records = brokenRoom()) {
  localStorage.clear();
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  if (!view.checks) throw new Error("There are no checks.");
  renderInEditor(<ChecksPanel />, { store, view });
  const action = (id: string) => {
    const found = editorActions(editorServices({ store, view })).find((one) => one.id === `editor.${id}`);
    if (!found) throw new Error(`There is no action ${id}.`);
    return found;
  };
  return { store, view, action };
}

const rows = () => within(screen.getByRole("listbox", { name: "Findings" })).getAllByRole("option");

test("shows the counts while folded; unfolded lists findings, errors first, with place and code", async () => {
  show();
  expect(screen.getByText("1 error, 7 warnings")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show checks" }));
  expect(rows()[0]).toHaveTextContent("Error: Floor intersects itselfStudy loop-crosses-itself");
  expect(rows().at(-1)).toHaveTextContent("shell-open");
  await userEvent.click(screen.getByRole("radio", { name: "Errors" }));
  expect(rows()).toHaveLength(1);
});

test("a first press keeps the rows in place until it is released, and opens the pressed finding", async () => {
  const { view, store } = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show checks" }));
  const third = rows()[2]!;
  await user.pointer({ keys: "[MouseLeft>]", target: third });
  expect(screen.getByRole("listbox", { name: "Findings" })).toHaveFocus();
  expect([view.checks?.get().active, selectedItems(store.getSelection())]).toEqual([-1, []]);
  await user.pointer({ keys: "[/MouseLeft]", target: third });
  expect(view.checks?.get().active).toBe(2);
  expect(selectedItems(store.getSelection())).not.toEqual([]);
});

test("by keyboard, Enter goes to the finding, and R repairs it and reports how many are left", async () => {
  const { store } = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show checks" }));
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("{Enter}");
  expect(selectedItems(store.getSelection())).toEqual([{ kind: "face", key: "floor" }]);
  expect(screen.getByText("The inspection can't be marked reviewed while it has errors.")).toBeInTheDocument();
  await user.keyboard("r");
  expect(screen.getByRole("status")).toHaveTextContent("Repaired. 1 left.");
  expect(rows()[0]).toHaveTextContent(/No edge joins corner \d · top and corner \d · top/);
  await user.keyboard("r");
  expect(screen.getByRole("status")).toHaveTextContent("Repaired. No problems left.");
  expect(screen.getByText("No problems found.")).toBeInTheDocument();
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Uncross the outline", "Add the edge"]);
});

test("a pressed row keeps the focus in the list; after the last repair the panel's button gets the focus", async () => {
  const { store } = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show checks" }));
  const status = screen.getByRole("status");
  await user.click(rows()[0]!);
  expect(selectedItems(store.getSelection())).toEqual([{ kind: "face", key: "floor" }]);
  expect(screen.getByRole("listbox")).toHaveFocus();
  await user.keyboard("r");
  expect(screen.getByRole("listbox")).toHaveFocus();
  await user.keyboard("r");
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Uncross the outline", "Add the edge"]);
  // The same element, so that a screen reader announces the change.
  expect(status).toBeInTheDocument();
  expect(status).toHaveTextContent("Repaired. No problems left.");
  expect(screen.getByRole("button", { name: "Hide checks" })).toHaveFocus();
});

test("the report of a repair is cleared by undo or by another edit", async () => {
  const { store } = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Show checks" }));
  act(() => screen.getByRole("listbox").focus());
  await user.keyboard("r");
  expect(screen.getByRole("status")).toHaveTextContent("Repaired. 1 left.");
  act(() => void store.undo());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await screen.findByText("1 error, 7 warnings");
  // The chosen finding is a warning now.
  await user.keyboard("r");
  expect(screen.getByRole("status")).toHaveTextContent("Repaired. 7 left.");
  act(() => void store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: "wall-ab" }] })));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a finding without a repair says why; undo removes a finding that an edit caused", async () => {
  const { store, view, action } = show(littleRoom());
  expect(screen.getByText("No problems")).toBeInTheDocument();
  expect(action("next-finding").disabledReason).toBe("The checks found no problems");
  const walls = ["wall-ab", "wall-bc"].map((key) => ({ kind: "face" as const, key }));
  act(() => void store.run((scene) => deleteElements(scene, { items: walls })));
  await screen.findByText("6 warnings");
  act(() => void action("next-finding").run());
  expect(view.get().isChecksShown).toBe(true);
  expect(await screen.findByText(/Open plans and partitions/)).toBeInTheDocument();
  expect(action("repair-finding").disabledReason).toMatch(/Open plans/);
  act(() => void store.undo());
  await waitFor(() => expect(screen.getByText("No problems")).toBeInTheDocument());
});

test("a finding outside of any room shows the floor's name, and the footer shows its whole text", async () => {
  localStorage.clear();
  const records = littleRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  for (const [key, x, y] of [
    ["p", 20, 0],
    ["q", 22, 0],
    ["r", 22, 1],
  ] as const)
    records.vertex.push({ ...base, key, x, y, z: 20 });
  records.face.push({ ...base, key: "parapet", label: "wall", loops: [["p", "q", "r"]] });
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const view = openEditorView(store, 0);
  renderInEditor(<ChecksPanel levelName={() => "Garden level"} />, { store, view });
  await userEvent.click(screen.getByRole("button", { name: "Show checks" }));
  const titles = rows().map((row) => row.getAttribute("title")!);
  expect(rows()[0]).toHaveTextContent("Garden level edge-missing");
  act(() => screen.getByRole("listbox").focus());
  expect(screen.getAllByText(titles[0]!)).toHaveLength(2);
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getAllByText(titles[1]!)).toHaveLength(2);
});
