import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { renderInEditor } from "@/tests/support/editor-services";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { floorContents } from "../canvas/view/survey-rooms";
import { openEditorView } from "../tools/open-editor-view";
import { ObjectCommands, ObjectSection } from "./object-section";
import { Palette } from "./palette";
import { SquareUpPanel } from "./square-up-panel";

function show(items: readonly SelectionItem[], isCrooked = false) {
  const records = twoRooms();
  if (isCrooked) {
    records.vertex = records.vertex.map((one) =>
      one.key === "k-c" || one.key === "k-c-top" ? { ...one, x: 4.04 } : one,
    );
  }
  const gestures: string[] = [];
  const store = createEditorStore({
    surveyKey: TWO_ROOMS_SURVEY,
    records,
    onGesture: ({ label }) => gestures.push(label),
  });
  const view = openEditorView(store, 0);
  const controller = view.placing!;
  const floors = [floorContents(store.scene, 0)];
  store.select(items);
  renderInEditor(
    <>
      <SquareUpPanel floors={floors} />
      <ObjectSection floors={floors} />
      <ObjectCommands />
      <Palette />
    </>,
    { store, view },
  );
  return { store, view, controller, gestures, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });

test("explains the next click in the palette, and places an opening without a click", async () => {
  const { store, controller, user } = show([{ kind: "face", key: "k-wall-da" }]);
  expect(screen.queryByRole("region", { name: "Place" })).not.toBeInTheDocument();
  await user.click(button("Insert"));
  const palette = screen.getByRole("region", { name: "Place" });
  expect(within(palette).getByRole("button", { name: "Door" })).toHaveAttribute("aria-pressed", "true");
  await user.click(within(palette).getByRole("button", { name: "Window" }));
  expect(palette).toHaveTextContent("Click a wall to place the window; Enter places it on the selected wall");
  await user.click(button("Place it here"));
  expect(store.scene.planarObjectsOfFace("k-wall-da")).toHaveLength(1);
  await user.click(within(palette).getByRole("button", { name: "Washer or dryer" }));
  expect(palette).toHaveTextContent("Click a floor or a wall to place the washer or dryer");
  await user.click(button("Close"));
  expect(controller.get().placing).toBeNull();
});

test("chooses with Enter, and places with a second Enter", async () => {
  const { store, controller, user } = show([{ kind: "face", key: "k-wall-da" }]);
  act(() => controller.togglePalette());
  button("Vent").focus();
  await user.keyboard("{Enter}");
  expect(store.scene.count("objectPlanar")).toBe(3);
  await user.keyboard("{Enter}");
  expect([...store.scene.values("objectPlanar")].at(-1)).toMatchObject({ label: "vent", faceKey: "k-wall-da" });
});

test("moves a window to the chosen wall, or shows why it does not fit", async () => {
  const { store, user, gestures } = show([{ kind: "objectPlanar", key: "pane" }]);
  const walls = screen.getByRole("combobox", { name: "On wall" });
  await user.click(walls);
  await user.click(screen.getByRole("option", { name: "Wall 4 · north, k" }));
  expect(store.getRecord("objectPlanar", "pane")?.faceKey).toBe("k-wall-da");
  expect(gestures).toEqual(["Move window to another wall"]);
  act(() => {
    store.run((scene) => {
      const from = scene.get("objectPlanar", "pane")!;
      return {
        ok: true,
        label: "Grow",
        diff: { objectPlanar: { added: {}, updated: { pane: [from, { ...from, width: 3.5 }] }, removed: {} } },
      };
    });
  });
  await user.click(walls);
  await user.click(screen.getByRole("option", { name: "Wall 1 · west, k" }));
  expect(walls).toHaveAccessibleDescription("The window would extend beyond its wall: Wall 1 · west, k");
  expect(walls).toHaveTextContent("Wall 4 · north, k");
});

test("labels and scales an object, and snaps it to floor and wall", async () => {
  const { store, user, gestures } = show([{ kind: "object3D", key: "sofa" }]);
  const sofa = () => store.getRecord("object3D", "sofa")!;
  await user.click(button("On the floor"));
  expect(sofa().position).toEqual([2, 0.4, 1.2]);
  await user.click(button("To the wall"));
  expect(sofa().position).toEqual([2, 0.4, 0.45]);
  const factor = screen.getByRole("textbox", { name: "Scale by" });
  await user.clear(factor);
  await user.type(factor, "half{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a factor greater than 0, such as 1.5");
  await user.clear(factor);
  await user.type(factor, "0.5{Enter}");
  expect(sofa()).toMatchObject({ size: [1, 0.4, 0.45], position: [2, 0.2, 0.45] });
  await user.click(screen.getByRole("combobox", { name: "Kind" }));
  await user.keyboard("bed{Enter}");
  expect(sofa().label).toBe("bed");
  expect(gestures).toHaveLength(4);
});

test("has buttons for copy, mirror and align, and disables paste without a copy", async () => {
  const { store, user, gestures } = show([{ kind: "object3D", key: "sofa" }]);
  expect(button("Paste")).toHaveAttribute("aria-disabled", "true");
  await user.click(button("Copy"));
  await user.click(button("Paste"));
  await user.click(button("Duplicate"));
  expect(store.scene.count("object3D")).toBe(3);
  expect(gestures).toEqual(["Paste element", "Duplicate element"]);
  act(() => store.select([...store.scene.values("object3D")].map(({ key }) => ({ kind: "object3D", key }))));
  await user.click(button("Align back sides"));
  expect(new Set([...store.scene.values("object3D")].map(({ position }) => position[2]))).toEqual(new Set([1.2]));
  await user.click(button("Mirror left and right"));
  expect(gestures.slice(2)).toEqual(["Align 3 elements", "Mirror 3 elements"]);
});

test("focuses and selects the first field of the array form, and returns the focus", async () => {
  const { store, controller, user } = show([{ kind: "object3D", key: "sofa" }]);
  const opener = button("Mirror left and right");
  act(() => opener.focus());
  act(() => controller.toggleArray());
  expect(screen.getByRole("textbox", { name: "Copies" })).toHaveFocus();
  await user.keyboard("3{Enter}");
  expect([...store.scene.values("object3D")]).toHaveLength(4);
  expect(opener).toHaveFocus();
});

test("reads count and step of an array, and shows their errors", async () => {
  const { store, user } = show([{ kind: "object3D", key: "sofa" }]);
  await user.click(button("Array"));
  const field = (name: string) => screen.getByRole("textbox", { name });
  await user.clear(field("Copies"));
  await user.type(field("Copies"), "no{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole number of copies from 1 to 500");
  await user.clear(field("Copies"));
  await user.type(field("Copies"), "3");
  await user.clear(field("X"));
  await user.type(field("X"), "far{Enter}");
  expect(screen.getByRole("alert")).toBeInTheDocument();
  await user.clear(field("X"));
  await user.type(field("X"), "50 cm");
  await user.click(button("Make array"));
  expect([...store.scene.values("object3D")].map(({ position }) => position[0])).toEqual([2, 2.5, 3, 3.5]);
  expect(screen.queryByRole("textbox", { name: "Copies" })).not.toBeInTheDocument();
});

test("shows each wall before and after squaring up, keeps marked walls, and accepts or cancels", async () => {
  const { store, user, gestures } = show([{ kind: "face", key: "k-floor" }], true);
  await user.click(button("Square up"));
  const panel = screen.getByRole("region", { name: "Square up" });
  const row = () => within(panel).getByRole("row", { name: /^Wall 3/ });
  expect(row()).toHaveTextContent("Wall 3 · east16 mm · 0.6°0 mm · 0.0°");
  await user.click(within(panel).getByRole("checkbox", { name: "Keep Wall 1 · west where it is" }));
  await user.click(within(panel).getByRole("checkbox", { name: "Keep Wall 4 · north where it is" }));
  expect(within(panel).getByRole("status")).toHaveTextContent("No corner moves more than 40 mm.");
  await user.click(within(panel).getByRole("button", { name: "Cancel" }));
  expect(store.getRecord("vertex", "k-c")?.x).toBe(4.04);
  await user.click(button("Square up"));
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(gestures).toEqual(["Square up k"]);
  expect(screen.queryByRole("region", { name: "Square up" })).not.toBeInTheDocument();
});

test("reports a room that is already square, without accepting", async () => {
  const { user } = show([{ kind: "face", key: "k-floor" }]);
  await user.click(button("Square up"));
  expect(screen.getByRole("status")).toHaveTextContent("The room is already square");
  expect(screen.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-disabled", "true");
});
