import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { renderInEditor } from "@/tests/support/editor-services";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { tiledHome } from "@/tests/support/tiled-home";
import { floorContents } from "../../canvas/view/survey-rooms";
import { ModeLine } from "../../mode-line";
import { openEditorView } from "../../tools/open-editor-view";
import { PropertiesPanel } from "../properties/properties-panel";
import { Outliner } from "./outliner";

const levelName = (floorNumber: number) => (floorNumber === 0 ? "Entry level" : "Upper level");

// jsdom has no layout: without a height the list would render no rows.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: 256 });
});

function show() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  localStorage.clear();
  const view = openEditorView(store, 0);
  renderInEditor(<Outliner floors={[floorContents(store.scene, 0)]} levelName={levelName} />, { store, view });
  return { store, view, user: userEvent.setup(), tree: screen.getByRole("tree", { name: "Outliner" }) };
}

const names = () => screen.getAllByRole("treeitem").map((row) => row.textContent);
const item = (name: string | RegExp) => screen.getByRole("treeitem", { name });
const selected = () => screen.queryAllByRole("treeitem", { selected: true }).map((row) => row.textContent);

test("a single room opens to its walls, with its area", () => {
  show();
  expect(names()).toEqual([
    "Entry level",
    "Study12.00 m²",
    "Wall 1 · west",
    "Wall 2 · south",
    "Wall 3 · east",
    "Wall 4 · north",
    "Floor",
    "Ceiling",
    "Objects1",
  ]);
  expect(item(/^Study/)).toHaveAttribute("aria-level", "2");
  expect(item(/^Study/)).toHaveAttribute("aria-expanded", "true");
  expect(item("Wall 2 · south")).toHaveAttribute("aria-posinset", "2");
  expect(item("Wall 2 · south")).toHaveAttribute("aria-expanded", "false");
});

test("a wall contains its door, corners and edges, and choosing one selects it", async () => {
  const { store, user } = show();
  await user.click(item("Wall 2 · south"));
  expect([...store.getSelection().kinds]).toEqual([["wall-bc", "face"]]);
  expect(screen.getByRole("tree")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  const rows = names();
  expect(rows.slice(rows.indexOf("Wall 2 · south") + 1, rows.indexOf("Wall 3 · east"))).toEqual([
    "Door",
    "Corner 3",
    "Corner 2",
    "Corner 2 · top",
    "Corner 3 · top",
    "Edge 2–3 · base",
    "Edge 3 · corner",
    "Edge 2 · corner",
    "Edge 2–3 · top",
  ]);
  await user.click(item("Corner 3"));
  expect([...store.getSelection().kinds]).toEqual([["c", "vertex"]]);
  expect(selected()).toEqual(["Corner 3"]);
});

test("arrow keys move, open and close; Home and End go to the ends", async () => {
  const { user, tree } = show();
  const active = () => {
    const id = tree.getAttribute("aria-activedescendant");
    return id ? document.getElementById(id)?.textContent : null;
  };
  act(() => tree.focus());
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(active()).toBe("Wall 1 · west");
  await user.keyboard("{ArrowRight}");
  expect(item("Wall 1 · west")).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowRight}");
  expect(active()).toBe("Corner 2");
  await user.keyboard("{ArrowLeft}");
  expect(active()).toBe("Wall 1 · west");
  await user.keyboard("{ArrowLeft}");
  expect(item("Wall 1 · west")).toHaveAttribute("aria-expanded", "false");
  await user.keyboard("{End}");
  expect(active()).toBe("Objects1");
  await user.keyboard("{Home}");
  expect(active()).toBe("Entry level");
  await user.keyboard("{ArrowLeft}");
  expect(names()).toEqual(["Entry level"]);
});

test("typing finds the next row by name, Enter selects, Ctrl+Enter adds", async () => {
  const { store, user, tree } = show();
  act(() => tree.focus());
  await user.keyboard("ce{Enter}");
  expect([...store.getSelection().kinds.keys()]).toEqual(["ceiling"]);
  await user.keyboard("{ArrowUp}{Control>}{Enter}{/Control}");
  expect([...store.getSelection().kinds.keys()]).toEqual(["ceiling", "floor"]);
});

test("after a click letters are the editor's keys, after an arrow key they find rows", async () => {
  const { user } = show();
  const received: string[] = [];
  const listen = (event: KeyboardEvent) => received.push(event.key);
  document.addEventListener("keydown", listen);
  await user.click(item("Ceiling"));
  await user.keyboard("g");
  expect(received).toEqual(["g"]);
  await user.keyboard("{ArrowUp}fl");
  document.removeEventListener("keydown", listen);
  expect(received).toEqual(["g"]);
});

test("a digit is the editor's key, unless a name is being typed", async () => {
  const { user, tree } = show();
  const received: string[] = [];
  const listen = (event: KeyboardEvent) => received.push(event.key);
  document.addEventListener("keydown", listen);
  act(() => tree.focus());
  await user.keyboard("{ArrowDown}3");
  expect(received).toEqual(["3"]);
  await user.keyboard("w2");
  document.removeEventListener("keydown", listen);
  expect(received).toEqual(["3"]);
});

test("a selection on the canvas scrolls to its row", () => {
  const { store } = show();
  act(() => store.select([{ kind: "objectPlanar", key: "door" }]));
  expect(item("Door")).toHaveAttribute("aria-selected", "true");
  act(() => store.select([{ kind: "object3D", key: "table" }]));
  expect(item("Table")).toHaveAttribute("aria-selected", "true");
});

test("search finds names and keys, shows the ancestors, and reports no results", async () => {
  const { user } = show();
  const search = screen.getByRole("searchbox", { name: "Search the outliner" });
  await user.type(search, "door");
  expect(names()).toEqual(["Entry level", "Study12.00 m²", "Wall 2 · south", "Door"]);
  await user.clear(search);
  await user.type(search, "wall-cd");
  expect(names().at(-1)).toBe("Wall 3 · east");
  await user.clear(search);
  await user.type(search, "cellar");
  expect(screen.getByText("Nothing is called “cellar”.")).toBeInTheDocument();
  expect(screen.queryByRole("treeitem")).toBeNull();
});

test("clearing the search keeps the chosen row and a newer selection in view", async () => {
  const { store, user } = show();
  const search = screen.getByRole("searchbox", { name: "Search the outliner" });
  await user.type(search, "door");
  await user.click(item("Door"));
  await user.clear(search);
  expect(item("Door")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tree")).toHaveAttribute("aria-activedescendant", item("Door").id);
  await user.type(search, "cellar");
  act(() => store.select([{ kind: "object3D", key: "table" }]));
  await user.clear(search);
  expect(item("Table")).toHaveAttribute("aria-selected", "true");
  // A row that was closed afterwards stays closed, also after an edit.
  act(() => screen.getByRole("tree").focus());
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  act(() => {
    store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [0.1, 0, 0] }));
  });
  expect(screen.queryByRole("treeitem", { name: "Table" })).toBeNull();
});

test("a room's area follows an edit", async () => {
  const { store } = show();
  act(() => {
    store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [1, 0, 0] }));
  });
  expect(await screen.findByText("13.50 m²")).toBeInTheDocument();
});

test("F2 renames a room in its row, Escape cancels, and Enter on the selected room renames too", async () => {
  const { store, user, tree } = show();
  act(() => tree.focus());
  await user.keyboard("{ArrowDown}{F2}");
  const field = screen.getByRole("textbox", { name: "New name of Study" });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "Den");
  // The Enter with which an input method accepts its text.
  fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(field).toBeInTheDocument();
  await user.keyboard("{Enter}");
  expect(store.getRecord("face", "floor")?.roomLabel).toBe("Den");
  expect(tree).toHaveFocus();
  await user.keyboard("{Enter}{Enter}");
  await user.keyboard("Attic{Escape}");
  expect(store.getRecord("face", "floor")?.roomLabel).toBe("Den");
  expect(tree).toHaveFocus();
  expect(store.getHistory().past).toHaveLength(1);
});

test("only rooms can be renamed", async () => {
  const { view, user } = show();
  await user.click(item("Ceiling"));
  await user.keyboard("{F2}");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(view.get().refusal).toBe("Only rooms have a name of their own");
});

test("buttons and Alt+H and Alt+L hide and lock rows, with a label; a room hides and locks its content too", async () => {
  const { view, store, user, tree } = show();
  await user.click(screen.getByRole("button", { name: "Hide wall 2 · south" }));
  expect(view.layers?.isHidden("objectPlanar", "door")).toBe(true);
  expect(store.getSelection().kinds.size).toBe(0);
  expect(item("Wall 2 · south, hidden")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show wall 2 · south" }));
  await user.click(screen.getByRole("button", { name: "Lock study" }));
  expect(item("Study 12.00 m², locked")).toBeInTheDocument();
  expect(item("Ceiling, locked")).toBeInTheDocument();
  act(() => tree.focus());
  await user.keyboard("{Home}{ArrowDown}{Alt>}hl{/Alt}");
  expect(view.layers?.isHidden("object3D", "table")).toBe(true);
  expect(view.layers?.lockOf("object3D", "table")).toBeNull();
  expect(item("Study 12.00 m², hidden")).toBeInTheDocument();
  expect(item("Ceiling, hidden")).toBeInTheDocument();
});

test("choosing a row of another floor shows the floor and drops the selection of the first", async () => {
  const records = twoRooms();
  const bed = { ...records.object3D[0]!, key: "bed", label: "bed", floorNumber: 1 };
  const object3D = [...records.object3D, bed];
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: { ...records, object3D } });
  localStorage.clear();
  const view = openEditorView(store, 0);
  const floors = store.scene.floorNumbers().map((number) => floorContents(store.scene, number));
  renderInEditor(<Outliner floors={floors} levelName={levelName} />, { store, view });
  const user = userEvent.setup();
  const keys = () => [...store.getSelection().kinds.keys()];
  act(() => store.select([{ kind: "face", key: "k-wall-ab" }]));

  await user.click(item("Upper level"));
  expect(view.get().floorNumber).toBe(1);
  expect(keys()).toEqual([]);

  await user.click(item("In no room"));
  await user.click(screen.getAllByRole("treeitem", { name: /^Objects/ })[0]!);
  act(() => view.set({ floorNumber: 0 }));
  act(() => store.select([{ kind: "face", key: "k-wall-ab" }]));
  await user.keyboard("{Control>}");
  await user.click(item(/^Bed/));
  await user.keyboard("{/Control}");
  expect(view.get().floorNumber).toBe(1);
  expect(keys()).toEqual(["bed"]);
});

test("corners and edges without a face have their own group, and are found from the canvas", async () => {
  const home = littleRoom();
  const at = { surveyKey: SURVEY_KEY, floorNumber: 0, y: 0 };
  const vertex = [...home.vertex, { ...at, key: "p", x: 7, z: 2 }, { ...at, key: "q", x: 7, z: 5 }];
  const edge = [...home.edge, { ...at, key: "pq", vertexKeys: ["p", "q"] as [string, string], label: "base" as const }];
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: { ...home, vertex, edge } });
  localStorage.clear();
  const view = openEditorView(store, 0);
  const floors = [floorContents(store.scene, 0)];
  renderInEditor(
    <>
      <Outliner floors={floors} levelName={levelName} />
      <PropertiesPanel floors={floors} />
      <ModeLine progress={null} floors={floors} />
    </>,
    { store, view },
  );
  const user = userEvent.setup();
  await screen.findByRole("treeitem", { name: "In no room" });
  act(() => store.select([{ kind: "edge", key: "pq" }]));
  const rows = names();
  expect(rows.slice(rows.indexOf("In no room"))).toEqual([
    "In no room",
    "Loose corners and edges3",
    "Corner 17.00 m, 2.00 m",
    "Corner 27.00 m, 5.00 m",
    "Edge 1 · base3.00 m",
  ]);
  expect(selected()).toEqual(["Edge 1 · base3.00 m"]);
  await user.click(item(/^Corner 2/));
  expect([...store.getSelection().kinds]).toEqual([["q", "vertex"]]);
  // The name is the same everywhere.
  expect(screen.getByRole("heading", { name: "Corner 2" })).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("CornerCorner 2");
  await user.click(item(/^Edge 1/));
  expect(screen.getByRole("heading", { name: "Edge 1 · base" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Corner 2" })).toBeInTheDocument();
  act(() => void store.run((scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "q" }] })));
  expect(await screen.findByRole("treeitem", { name: /^Loose corners and edges/ })).toHaveTextContent("edges1");
});

test("a room shows the icon of its worst finding, and so do the faulty elements, but no other row", async () => {
  const records = twoRooms();
  // The kitchen's floor intersects itself; the hall lacks an edge record.
  records.face = records.face.map((face) =>
    face.key === "k-floor" ? { ...face, loops: [["k-b", "k-a", "k-c", "k-d"]] } : face,
  );
  records.edge = records.edge.filter(({ key }) => key !== "h-edge-ab-top");
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records });
  localStorage.clear();
  const view = openEditorView(store, 0);
  renderInEditor(<Outliner floors={[floorContents(store.scene, 0)]} levelName={levelName} />, { store, view });
  const marks = () =>
    screen
      .getAllByRole("treeitem")
      .filter((row) => row.querySelector("[data-severity]"))
      .map((row) => [
        row.getAttribute("aria-label"),
        row.querySelector("[data-severity]")?.getAttribute("data-severity"),
      ]);
  expect(marks()).toEqual([]);
  let stop = () => {};
  act(() => {
    stop = view.checks!.start();
    view.checks!.settle();
  });
  expect(marks()).toEqual([
    [expect.stringMatching(/^h has a warning/), "warning"],
    [expect.stringMatching(/^k has an error/), "error"],
  ]);
  await userEvent.click(item(/^k has/).querySelector("[data-arrow]")!);
  expect(item(/^Floor/)).toHaveAccessibleName("Floor has an error");
  act(stop);
});

test("a rename started elsewhere opens in the room's row, and clears a search that hides the row", async () => {
  const { store, view, user } = show();
  await user.type(screen.getByRole("searchbox"), "ceiling");
  await user.click(screen.getByRole("button", { name: "Collapse all" }));
  act(() => view.set({ renaming: "floor" }));
  const field = await screen.findByRole("textbox", { name: "New name of Study" });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, "Den{Enter}");
  expect([store.getRecord("face", "floor")?.roomLabel, view.get().renaming]).toEqual(["Den", null]);
});

test("a rename ends with its room: restoring the room by undo opens no field", async () => {
  const { store, view, user, tree } = show();
  act(() => tree.focus());
  await user.keyboard("{ArrowDown}{F2}");
  await user.type(screen.getByRole("textbox", { name: "New name of Study" }), "Den");
  act(() => {
    store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: "floor" }] }));
  });
  await act(() => new Promise(requestAnimationFrame));
  expect(view.get().renaming).toBeNull();
  expect(tree).toHaveFocus();
  act(() => void store.undo());
  await screen.findByRole("treeitem", { name: /^Study/ });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(store.getRecord("face", "floor")?.roomLabel).toBe("Study");
  expect([view.get().renaming, view.get().refusal]).toEqual([null, null]);
});

test("of a long tree only the visible rows render, including those reached by keys", async () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: tiledHome(4_000, SURVEY_KEY) });
  localStorage.clear();
  const view = openEditorView(store, 0);
  renderInEditor(<Outliner floors={[floorContents(store.scene, 0)]} levelName={levelName} />, { store, view });
  const tree = screen.getByRole("tree", { name: "Outliner" });
  const rooms = floorContents(store.scene, 0).rooms.length;
  expect(rooms).toBeGreaterThan(100);
  const rows = screen.getAllByRole("treeitem");
  // 600 pixels of 28 are 22 rows, plus a few above and below.
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThan(60);
  expect(rows[1]).toHaveAttribute("aria-setsize", expect.stringMatching(/^\d{3,}$/));
  const scrolled = jest.fn();
  tree.scrollTo = scrolled;
  Object.defineProperty(tree, "scrollHeight", { value: 1_000_000 });
  act(() => tree.focus());
  await userEvent.keyboard("{End}");
  expect(scrolled).toHaveBeenCalled();
  const [{ top }] = scrolled.mock.calls.at(-1);
  expect(top).toBeGreaterThan(28 * 100);
  tree.scrollTop = top;
  fireEvent.scroll(tree);
  const last = screen.getAllByRole("treeitem");
  expect(last.length).toBeLessThan(60);
  expect(tree).toHaveAttribute("aria-activedescendant", last.at(-1)?.id);
});
