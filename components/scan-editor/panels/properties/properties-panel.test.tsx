import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { insertOpening } from "@/lib/editor/commands/insert-opening";
import { moveVertices, type Vector } from "@/lib/editor/commands/move-vertices";
import { setDeduct } from "@/lib/editor/commands/set-deduct";
import type { DragSession } from "@/lib/editor/core/drag-session";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { Gesture } from "@/lib/editor/core/gesture";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { ALL_SHOWN, withRows } from "@/lib/editor/tools/layers/layer-state";
import { renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../../canvas/view/survey-rooms";
import { openEditorView } from "../../tools/open-editor-view";
import { PropertiesPanel } from "./properties-panel";

beforeEach(() => localStorage.clear());

function show(item: SelectionItem) {
  const gestures: Gesture[] = [];
  const store = createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    onGesture: (gesture) => gestures.push(gesture),
  });
  const floors = [floorContents(store.scene, 0)];
  store.select([item]);
  const deleteSelection = jest.fn();
  const view = openEditorView(store, 0);
  renderInEditor(<PropertiesPanel floors={floors} />, { store, view, deleteSelection });
  return { store, layers: view.layers, gestures, deleteSelection, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole("spinbutton", { name });

test("a corner has three coordinate fields, and shows what moves along", () => {
  show({ kind: "vertex", key: "c" });
  expect(screen.getByRole("heading", { name: "Corner 3" })).toBeInTheDocument();
  expect(field("X")).toHaveValue("4.000");
  expect(field("Y")).toHaveValue("0.000");
  expect(field("Z")).toHaveValue("3.000");
  expect(screen.getByText("Faces that change shape").nextSibling).toHaveTextContent("3");
});

test("an element's heading follows its number: numbered among others, and plain again after undo", async () => {
  const { store } = show({ kind: "objectPlanar", key: "door" });
  expect(screen.getByRole("heading", { level: 3, name: "Door" })).toBeInTheDocument();
  const other = { faceKey: "wall-da", label: "door", at: [1, 1, 0], newKey: () => "other" } as const;
  act(() => void store.run((scene) => insertOpening(scene, other)));
  expect(await screen.findByRole("heading", { level: 3, name: /^Door [12]$/ })).toBeInTheDocument();
  act(() => void store.undo());
  expect(await screen.findByRole("heading", { level: 3, name: "Door" })).toBeInTheDocument();
});

test("while the element moves, what moves along shows below the scrolling fields", () => {
  const { store } = show({ kind: "face", key: "floor" });
  expect(screen.queryByText("This moves")).toBeNull();
  const plan = (scene: ReadScene, vector: Vector) => moveVertices(scene, { keys: ["a"], vector });
  const drags: DragSession<Vector>[] = [];
  act(() => void drags.push(store.beginDrag(plan)));
  const scrolled = document.querySelector("[data-entrance]");
  expect(scrolled).not.toBeNull();
  expect(scrolled).not.toContainElement(screen.getByText("This moves"));
  act(() => drags[0]?.cancel());
  expect(screen.queryByText("This moves")).toBeNull();
});

test("typing a coordinate and Enter is one edit; blur adds no second one", async () => {
  const { store, gestures, user } = show({ kind: "vertex", key: "c" });
  await user.clear(field("X"));
  await user.type(field("X"), "4.5{Enter}");
  await user.tab();
  expect(store.getRecord("vertex", "c")?.x).toBe(4.5);
  expect(gestures).toHaveLength(1);
});

test("blur commits, Escape reverts", async () => {
  const { store, gestures, user } = show({ kind: "vertex", key: "c" });
  await user.clear(field("Z"));
  await user.type(field("Z"), "2{Escape}");
  expect(field("Z")).toHaveValue("3.000");
  await user.clear(field("Z"));
  await user.type(field("Z"), "350 cm");
  await user.tab();
  expect(store.getRecord("vertex", "c")?.z).toBe(3.5);
  expect(gestures).toHaveLength(1);
});

test("a field marks whether it has a draft", async () => {
  const { user } = show({ kind: "vertex", key: "c" });
  expect(field("X")).toHaveAttribute("data-settled");
  await user.type(field("X"), "5");
  expect(field("X")).not.toHaveAttribute("data-settled");
  await user.keyboard("{Enter}");
  expect(field("X")).toHaveAttribute("data-settled");
});

test("an invalid number shows a message and changes nothing", async () => {
  const { store, gestures, user } = show({ kind: "vertex", key: "c" });
  await user.clear(field("X"));
  await user.type(field("X"), "four{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent(
    `“four” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`,
  );
  expect(field("X")).toBeInvalid();
  expect(field("X")).toHaveAccessibleDescription(`“four” isn't a length. Enter one such as 2.5, 250 cm or 8' 2 1/2"`);
  expect(store.getRecord("vertex", "c")?.x).toBe(4);
  expect(gestures).toHaveLength(0);
});

test("a draft or refusal of one corner does not show on the next", async () => {
  const { store, gestures, user } = show({ kind: "vertex", key: "c" });
  await user.clear(field("X"));
  await user.type(field("X"), "wide{Enter}");
  expect(screen.getByRole("alert")).toBeInTheDocument();
  act(() => store.select([{ kind: "vertex", key: "a" }]));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field("X")).toHaveValue("0.000");
  await user.tab();
  expect(gestures).toEqual([]);
});

test("arrow keys nudge by a centimeter, with Shift by ten", async () => {
  const { store, user } = show({ kind: "vertex", key: "c" });
  await user.click(field("X"));
  await user.keyboard("{ArrowUp}");
  expect(store.getRecord("vertex", "c")?.x).toBe(4.01);
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(store.getRecord("vertex", "c")?.x).toBe(3.91);
});

test("a locked corner shows that it is locked, and does not move", async () => {
  const { store, gestures, user } = show({ kind: "vertex", key: "d" });
  expect(field("X")).toHaveAttribute("readonly");
  expect(screen.getByText("The corner is locked")).toBeInTheDocument();
  await user.click(field("X"));
  await user.keyboard("{ArrowUp}");
  expect(store.getRecord("vertex", "d")?.x).toBe(4);
  expect(gestures).toHaveLength(0);
});

test.each<[string, SelectionItem, string, string, string]>([
  ["a corner", { kind: "vertex", key: "c" }, "c", "X", "This corner is locked: unlock it in the outliner"],
  [
    "the wall of a corner",
    { kind: "vertex", key: "c" },
    "wall-bc",
    "Y",
    "This face is locked: unlock it in the outliner",
  ],
  ["a wall", { kind: "face", key: "wall-bc" }, "wall-bc", "Width", "This face is locked: unlock it in the outliner"],
  ["a table", { kind: "object3D", key: "table" }, "table", "Depth", "This object is locked: unlock it in the outliner"],
])(
  "the fields of an element are read-only, with the reason, while %s is locked",
  async (_title, item, row, name, reason) => {
    const { layers, gestures, user } = show(item);
    expect(field(name)).not.toHaveAttribute("readonly");
    act(() => layers?.set(withRows(ALL_SHOWN, "lockedRows", [row], true)));
    expect(field(name)).toHaveAttribute("readonly");
    expect(field(name)).toHaveAccessibleDescription(reason);
    await user.click(field(name));
    await user.keyboard("{ArrowUp}");
    expect(gestures).toEqual([]);
    act(() => layers?.set(ALL_SHOWN));
    expect(field(name)).not.toHaveAttribute("readonly");
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  },
);

test("the label of a locked wall is read-only too", () => {
  const { layers } = show({ kind: "face", key: "wall-bc" });
  const label = () => screen.getByRole("combobox", { name: "Label" });
  expect(label()).not.toHaveAttribute("aria-readonly", "true");
  act(() => layers?.set(withRows(ALL_SHOWN, "lockedRows", ["wall-bc"], true)));
  expect(label()).toHaveAttribute("aria-readonly", "true");
});

test("an undo elsewhere shows at once", async () => {
  const { store } = show({ kind: "vertex", key: "c" });
  act(() => {
    store.run((scene) => {
      const from = scene.get("vertex", "c")!;
      return {
        ok: true,
        label: "Move",
        diff: { vertex: { added: {}, updated: { c: [from, { ...from, x: 7 }] }, removed: {} } },
      };
    });
  });
  expect(await screen.findByDisplayValue("7.000")).toBe(field("X"));
  act(() => {
    store.undo();
  });
  expect(await screen.findByDisplayValue("4.000")).toBe(field("X"));
});

test("a wall has its label, area and corners; a corner in the table can be selected", async () => {
  const { store, user } = show({ kind: "face", key: "wall-bc" });
  expect(screen.getByRole("heading", { name: "Wall 2 · south" })).toBeInTheDocument();
  expect(screen.getByText("10.00 m²")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Label" })).toHaveTextContent("Wall");
  await user.click(screen.getByRole("button", { name: "Corner 2 · top" }));
  expect([...store.getSelection().kinds]).toEqual([["b-top", "vertex"]]);
});

test("a door is moved and resized in its wall, never to zero", async () => {
  const { store, gestures, user } = show({ kind: "objectPlanar", key: "door" });
  await user.clear(field("Width"));
  await user.type(field("Width"), "1.1{Enter}");
  expect(store.getRecord("objectPlanar", "door")?.width).toBe(1.1);
  await user.clear(field("Height"));
  await user.type(field("Height"), "0{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a length greater than 0");
  await user.clear(field("Along (u)"));
  await user.type(field("Along (u)"), "1.5{Enter}");
  expect(store.getRecord("objectPlanar", "door")).toMatchObject({ u: 1.5, height: 2.1 });
  expect(gestures).toHaveLength(2);
});

test("resizing an object in one direction keeps the others", async () => {
  const { store, user } = show({ kind: "object3D", key: "table" });
  await user.clear(field("Depth"));
  await user.type(field("Depth"), "0.75{Enter}");
  expect(store.getRecord("object3D", "table")?.size).toEqual([1.2, 0.8, 0.75]);
});

test("an edge shows its length and ends", () => {
  show({ kind: "edge", key: "edge-bc" });
  expect(screen.getByRole("heading", { name: "Edge 2–3 · base" })).toBeInTheDocument();
  expect(field("Length")).toHaveValue("4.000");
});

test("the delete button deletes the selection", async () => {
  const { deleteSelection, user } = show({ kind: "face", key: "floor" });
  await user.click(screen.getByRole("button", { name: /^Delete / }));
  expect(deleteSelection).toHaveBeenCalledTimes(1);
});

describe("elements with conflicts", () => {
  const conflict = (gestureId: string, key: string): ElementConflict => {
    const corner = { key, surveyKey: SURVEY_KEY, floorNumber: 0, x: 1, y: 0, z: 0 };
    const choice = { elements: 1, contested: 1, later: 0, shown: [] };
    const [mine, theirs] = [corner, { ...corner, x: 2 }];
    return {
      gestureId,
      label: "Move corner",
      kind: "vertex",
      key,
      mine,
      theirs,
      fields: ["x"],
      choice,
      isOwn: false,
      times: { mine: null, theirs: null },
      isMineNewer: false,
    };
  };
  function open(items: readonly SelectionItem[], conflicts: readonly ElementConflict[]) {
    const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
    const floors = [floorContents(store.scene, 0)];
    store.select(items);
    const panel = (left: readonly ElementConflict[]) => <PropertiesPanel floors={floors} conflicts={left} />;
    const { rerender } = renderInEditor(panel(conflicts), { store });
    return { setConflicts: (left: readonly ElementConflict[]) => rerender(panel(left)), user: userEvent.setup() };
  }
  const corner = (key: string): SelectionItem => ({ kind: "vertex", key });
  const cards = () => screen.getAllByRole("region", { name: /changed in the meantime/i }).map((one) => one.ariaLabel);
  beforeEach(() => {
    jest.spyOn(browserQueue(), "retry").mockResolvedValue();
    jest.spyOn(browserQueue(), "dismiss").mockResolvedValue();
  });

  test("with several selected elements each edit has one card, with the element's name", () => {
    open([corner("a"), corner("b"), corner("c")], [conflict("g1", "b"), conflict("g1", "c"), conflict("g2", "c")]);
    expect(cards()).toEqual(["Corner 2 (Study): changed in the meantime", "Corner 3 (Study): changed in the meantime"]);
  });

  test("after a choice the focus moves to the next card, and after the last stays in the panel", async () => {
    const { setConflicts, user } = open([corner("c")], [conflict("g1", "c"), conflict("g2", "c")]);
    const [first] = screen.getAllByRole("button", { name: "Keep mine" });
    await user.click(first as HTMLElement);
    setConflicts([conflict("g2", "c")]);
    expect(screen.getByRole("button", { name: "Keep mine" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Keep theirs" }));
    setConflicts([]);
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole("region", { name: "Properties" })).toContainElement(document.activeElement as HTMLElement);
  });

  test("a card that is removed without the focus does not take it", () => {
    const { setConflicts } = open([corner("c")], [conflict("g1", "c")]);
    setConflicts([]);
    expect(document.body).toHaveFocus();
  });
});

test("a face lists the figures that it contributes to; each selects all faces of the figure", async () => {
  const { store, user } = show({ kind: "face", key: "wall-bc" });
  const figures = screen.getByRole("group", { name: "Contributes to" });
  const texts = within(figures)
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(texts).toEqual([
    "WWalls29% of it35.00 m²",
    "WCWalls and ceiling21% of it47.00 m²",
    "BBBaseboard13.10 m",
    "LLLong wall4.00 m",
    "VVolume30.00 m³",
  ]);
  // Without the door of 1.89 m² the wall has 8.11 m², a share of the net figure.
  act(() => void store.run((scene) => setDeduct(scene, { keys: ["door"], deduct: true })));
  expect(await within(figures).findByRole("button", { name: /^W\s*Walls\s*24% of it\s*33\.11 m²$/ })).toBeVisible();
  expect(within(figures).getByRole("button", { name: /^WC.*18% of it\s*45\.11 m²$/ })).toBeVisible();
  await user.click(within(figures).getByRole("button", { name: /Walls and ceiling/ }));
  expect(store.getSelection().kinds.size).toBe(5);
});

test("a switch deducts a door from its wall", async () => {
  const { store, user } = show({ kind: "objectPlanar", key: "door" });
  const deduct = screen.getByRole("switch", { name: "Deduct from the wall" });
  expect(deduct).not.toBeChecked();
  expect(screen.getByText("Takes 1.89 m² off")).toBeVisible();
  await user.click(deduct);
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBe(true);
  act(() => void store.undo());
  expect(store.getRecord("objectPlanar", "door")?.deduct).toBeUndefined();
});
