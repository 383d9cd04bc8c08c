import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import { editorServices, renderInEditor } from "@/tests/support/editor-services";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { editorActions } from "../actions/editor-actions";
import { useEditorKeys } from "../actions/use-editor-keys";
import { useEditor } from "../context/editor-context";
import { openEditorView } from "./open-editor-view";
import { ToolBar } from "./tool-bar";
import { TypedCommand } from "./typed-command";
import { useToolKeys } from "./use-tool-keys";

function Screen() {
  const editor = useEditor();
  useToolKeys(editor.view);
  useEditorKeys(editor);
  return (
    <>
      <ToolBar />
      <TypedCommand />
      <button type="button">Other</button>
      <input aria-label="name" />
      <select aria-label="kind" />
      <div role="listbox" aria-label="steps" tabIndex={0} />
      <div role="tree" aria-label="rows" tabIndex={0} />
    </>
  );
}

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const view = openEditorView(store, 0);
  const context = editorServices({ store, view, deleteSelection: jest.fn() });
  renderInEditor(<Screen />, context);
  store.select([{ kind: "vertex", key: "c" }]);
  return {
    context,
    store,
    view,
    onDelete: context.deleteSelection,
    user: userEvent.setup(),
    c: () => store.getRecord("vertex", "c"),
  };
}

const command = () => screen.queryByRole("region", { name: "Typed command" });

test("passes g x 1.25 Enter to the tool, wherever the focus is", async () => {
  const { user, c, onDelete } = open();
  const other = screen.getByRole("button", { name: "Other" });
  const pressed = jest.fn();
  other.addEventListener("click", pressed);
  act(() => other.focus());
  await user.keyboard("gx1.255{Backspace}");
  expect(command()).toHaveTextContent("gx1.25");
  await user.keyboard("{Enter}");
  expect(command()).toBeNull();
  expect(c()?.x).toBe(5.25);
  expect(pressed).not.toHaveBeenCalled();
  expect(onDelete).not.toHaveBeenCalled();
});

test("runs no other command for digits typed quickly after a refused move", async () => {
  const { user, store, view, c } = open();
  act(() => store.clearSelection());
  const before = view.get();
  await user.keyboard("g2.5m{Enter}");
  const left = {
    mode: store.getSelection().mode,
    selected: store.getSelection().kinds.size,
    running: view.tools?.get().running,
  };
  expect(left).toEqual({ mode: "vertex", selected: 0, running: null });
  expect(view.get()).toEqual({ ...before, refusal: "Select what to move first" });
  expect(c()?.x).toBe(4);
  await user.keyboard("gx0.3{Escape}");
  expect(view.get()).toEqual(before);
  // Enter has ended the move.
  await user.keyboard("3");
  expect(store.getSelection().mode).toBe("face");
  await user.keyboard("e1");
  expect([store.getSelection().mode, view.get().refusal]).toEqual([
    "face",
    "Select a wall to extrude, or an edge of a floor",
  ]);
});

test.each(["rx30", "ry90", "rz45{Enter}", "rZ3"])(
  "%s with nothing selected runs nothing but the refused turn",
  async (typed) => {
    const { user, store, view } = open();
    act(() => store.clearSelection());
    const before = view.get();
    await user.keyboard(typed);
    expect(view.get()).toEqual({ ...before, refusal: "Select what to turn first" });
    expect([store.getSelection().mode, view.tools?.get().running]).toEqual(["vertex", null]);
  },
);

test("does not switch modes with digits typed for a refused array", async () => {
  const { user, store, view } = open();
  act(() => store.clearSelection());
  await user.keyboard("{Shift>}d{/Shift}3");
  expect([store.getSelection().mode, view.get().refusal]).toEqual(["vertex", "Nothing is selected"]);
});

test("runs no command for an axis key during a rotation", async () => {
  const { user, view } = open();
  const before = view.get();
  const hidden = view.layers?.get();
  await user.keyboard("ry90");
  expect(view.tools?.get().running).toEqual({ tool: "turn", text: "90" });
  expect(view.get()).toEqual(before);
  expect(view.layers?.get()).toBe(hidden);
});

test("runs a command's key after a refused move: at once for a letter, after a pause, and after a selection", async () => {
  const { user, store, view } = open();
  const now = jest.spyOn(Date, "now");
  const start = 1_000_000;
  now.mockReturnValue(start);
  act(() => store.clearSelection());
  await user.keyboard("gm");
  expect(view.tools?.get().running).toMatchObject({ tool: "measure" });
  await user.keyboard("{Escape}g");
  now.mockReturnValue(start + 1_501);
  await user.keyboard("2");
  expect(store.getSelection().mode).toBe("edge");
  await user.keyboard("g");
  act(() => store.select([{ kind: "vertex", key: "c" }]));
  await user.keyboard("4");
  expect(store.getSelection().mode).toBe("object");
  now.mockRestore();
});

test("shows the reason under a refused value, and clears both with Escape", async () => {
  const { user, c } = open();
  await user.keyboard("gx5 km{Enter}");
  expect(command()).toHaveTextContent("“km” isn't a supported unit. Use m, cm, mm, ft or in");
  await user.keyboard("{Escape}");
  expect(command()).not.toHaveTextContent("km");
  expect(c()?.x).toBe(4);
});

test("leaves the tool's keys to a text field", async () => {
  const { user, view } = open();
  await user.type(screen.getByLabelText("name"), "gx1");
  expect(screen.getByLabelText("name")).toHaveValue("gx1");
  expect(view.tools?.get().running).toBeNull();
});

test("nudges by 1 cm, with Shift by 10 cm, with Alt by 1 mm, and makes one edit of a held key", async () => {
  const { store, user, c } = open();
  await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Alt>}{PageUp}{/Alt}");
  expect([c()?.x, c()?.y, c()?.z]).toEqual([4.01, 0.001, 2.9]);
  expect(store.getHistory().past).toHaveLength(3);
  for (let count = 0; count < 5; count += 1) fireEvent.keyDown(document.body, { key: "ArrowLeft", repeat: count > 0 });
  fireEvent.keyUp(document.body, { key: "ArrowLeft" });
  expect(c()?.x).toBe(3.96);
  expect(store.getHistory().past).toHaveLength(4);
});

test("nudges by half an inch, 6 inches and a sixteenth in feet and inches", async () => {
  const { context, user, c } = open();
  act(() => chooseUnits("feet"));
  try {
    await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Alt>}{PageUp}{/Alt}");
    expect([c()?.x, c()?.y, c()?.z]).toEqual([4.0127, 0.0016, 2.8476]);
    const labels = editorActions(context).map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith("Move the selection right"))).toEqual([
      'Move the selection right by 1/2"',
      'Move the selection right by 6"',
      'Move the selection right by 1/16"',
    ]);
  } finally {
    act(() => chooseUnits("metric"));
  }
});

test("moves the focus through a bar with arrow keys, and nudges there with Shift and Alt", async () => {
  const { user, c } = open();
  act(() => screen.getByRole("button", { name: "Turn" }).focus());
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "Measure" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("button", { name: "Look around" })).toHaveFocus();
  await user.keyboard("{ArrowUp}");
  expect(screen.getByRole("button", { name: "Measure" })).toHaveFocus();
  expect(c()?.x).toBe(4);
  await user.keyboard("{Shift>}{ArrowLeft}{/Shift}{Alt>}{ArrowRight}{/Alt}");
  expect(c()?.x).toBe(3.901);
  expect(screen.getByRole("button", { name: "Measure" })).toHaveFocus();
});

test("nudges with arrow keys after a click on a bar, until Tab moves the focus", async () => {
  const { user, c } = open();
  await user.click(screen.getByRole("button", { name: "Look around" }));
  await user.keyboard("{ArrowLeft}");
  expect(c()?.x).toBe(3.99);
  await user.keyboard("{Tab}{ArrowRight}");
  expect(screen.getByRole("button", { name: "Move" })).toHaveFocus();
  expect(c()?.x).toBe(3.99);
});

/** Returns whether the browser would still handle Alt and the key; it navigates back on Alt and an arrow key. */
const isLeftToBrowser = (target: Element, key: string): boolean => fireEvent.keyDown(target, { key, altKey: true });

test("never navigates back with Alt and an arrow outside of text: it nudges, or asks for a selection", async () => {
  const { store, view, c } = open();
  const other = screen.getByRole("button", { name: "Other" });
  const list = screen.getByRole("listbox", { name: "steps" });
  const tree = screen.getByRole("tree", { name: "rows" });
  for (const target of [document.body, other, list, tree, screen.getByRole("combobox", { name: "kind" })]) {
    if (target instanceof HTMLElement) act(() => target.focus());
    expect(isLeftToBrowser(target, "ArrowLeft")).toBe(false);
    fireEvent.keyUp(target, { key: "ArrowLeft" });
  }
  expect(c()?.x).toBeCloseTo(3.995, 9);
  act(() => store.clearSelection());
  expect(isLeftToBrowser(tree, "ArrowRight")).toBe(false);
  expect(view.get().refusal).toBe("Select what to move first");
  act(() => view.tools?.startMeasure("distance"));
  expect(isLeftToBrowser(other, "ArrowLeft")).toBe(false);
});

test("leaves Alt and an arrow to text fields and lists", () => {
  const { c } = open();
  expect(isLeftToBrowser(screen.getByLabelText("name"), "ArrowLeft")).toBe(true);
  expect(isLeftToBrowser(screen.getByRole("combobox", { name: "kind" }), "ArrowDown")).toBe(true);
  expect(c()?.z).toBe(3);
});

test("shows the running tool as pressed, and cycles through the measures with M", async () => {
  const { user, view } = open();
  const pressed = () =>
    screen.getAllByRole("button", { pressed: true }).map((button) => button.getAttribute("aria-label"));
  expect(pressed()).toEqual(["Look around"]);
  await user.click(screen.getByRole("button", { name: "Turn" }));
  expect(pressed()).toEqual(["Turn"]);
  expect(command()).toHaveTextContent("Turnr");
  await user.keyboard("{Escape}s");
  expect(pressed()).toEqual(["Select by box"]);
  await user.keyboard("mm");
  expect(pressed()).toEqual(["Measure"]);
  expect(view.tools?.get().running).toMatchObject({ kind: "angle" });
});

test("toggles X-ray with Alt and Z during a move, without an axis lock", async () => {
  const { user, view } = open();
  await user.keyboard("g{Alt>}z{/Alt}");
  expect(view.get().isXray).toBe(true);
  expect(view.tools?.get().running).toMatchObject({ tool: "move", lock: null });
});
