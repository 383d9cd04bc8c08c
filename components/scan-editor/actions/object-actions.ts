import {
  ALIGN_AXES,
  ALIGN_SIDES,
  type AlignAxis,
  type AlignSide,
  alignElements,
} from "@/lib/editor/commands/align-elements";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import { scaleObjects } from "@/lib/editor/commands/scale-objects";
import { snapToFloor, snapToWall } from "@/lib/editor/commands/snap-objects";
import { selectedItems, selectedKeys } from "@/lib/editor/core/selection";
import type { EditorServices } from "../context/editor-context";
import { OBJECT_PANEL_COPY as COPY } from "../names/object-copy";
import { refusalText } from "../names/refusal-text";
import { openSquareUp } from "../objects/open-square-up";
import { readFactor } from "../objects/read-factor";
import { askValue } from "../prompt/value-question";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** Text selected on the page takes precedence over selected elements for Copy. */
const isTextSelected = (): boolean => (window.getSelection()?.toString() ?? "") !== "";

/** Asks for the factor by which objects are scaled. */
function askFactor({ store, view }: EditorServices, keys: readonly string[]): void {
  askValue(view, {
    title: COPY.scaleTitle,
    label: COPY.scaleLabel,
    value: 1,
    unit: "×",
    read: readFactor,
    submit(factor) {
      const result = view.placing.run((scene) => scaleObjects(scene, { keys, factor }));
      return result.ok ? null : refusalText(store.scene, result.refusal);
    },
  });
}

/** An arrow key aligns to the side that it points to; the letter of an axis aligns to its middle. */
const ALIGN_KEYS: Readonly<Record<AlignAxis, Record<AlignSide, string>>> = {
  x: { min: "shift+alt+ArrowLeft", middle: "shift+alt+x", max: "shift+alt+ArrowRight" },
  y: { min: "shift+alt+PageDown", middle: "shift+alt+y", max: "shift+alt+PageUp" },
  z: { min: "shift+alt+ArrowUp", middle: "shift+alt+z", max: "shift+alt+ArrowDown" },
};

/** Returns the actions that place doors, windows and objects. */
function placingActions(context: EditorServices) {
  const { store, view } = context;
  const { placing: controller } = view;
  const selection = store.getSelection();
  const [opening, ...others] = selectedKeys(selection, "objectPlanar");
  const objects = selectedKeys(selection, "object3D");
  const noObjectReason = objects.length > 0 ? null : COPY.noObject;
  const isPlacing = controller.get().placing !== null;
  return [
    editorAction({
      id: "insert-opening",
      label: COPY.opening,
      keys: ["o"],
      run: () => controller.choose({ kind: "opening", label: "door" }),
    }),
    editorAction({
      id: "palette",
      label: COPY.place,
      keys: ["p"],
      keywords: "furniture appliance fixture damage",
      run: () => controller.togglePalette(),
    }),
    editorAction({
      id: "place-here",
      label: COPY.placeHere,
      keys: ["Enter"],
      isOffered: isPlacing,
      run: () => controller.placeHere(),
    }),
    editorAction({
      id: "rehost",
      label: COPY.rehost,
      keys: ["shift+o"],
      disabledReason: opening && others.length === 0 ? null : COPY.rehostNothing,
      run: () => opening && controller.choose({ kind: "rehost", key: opening }),
    }),
    editorAction({
      id: "snap-floor",
      label: COPY.putOnFloor,
      keys: ["End"],
      disabledReason: noObjectReason,
      run: () => controller.run((scene) => snapToFloor(scene, { keys: objects })),
    }),
    editorAction({
      id: "snap-wall",
      label: COPY.putAgainstWall,
      keys: ["shift+End"],
      disabledReason: noObjectReason,
      run: () => controller.run((scene) => snapToWall(scene, { keys: objects })),
    }),
    editorAction({
      id: "scale",
      label: COPY.scaleAction,
      keys: ["shift+s"],
      keywords: "larger smaller size resize factor",
      disabledReason: noObjectReason,
      run: () => askFactor(context, objects),
    }),
  ];
}

/** Returns the actions that copy, mirror, array and align the selection. */
function copyActions({ store, view }: EditorServices) {
  const { placing: controller } = view;
  const items = selectedItems(store.getSelection());
  const noSelectionReason = items.length > 0 ? null : COPY.nothingSelected;
  return [
    editorAction({
      id: "copy",
      label: COPY.copy,
      keys: ["mod+c"],
      disabledReason: noSelectionReason,
      run: () => (isTextSelected() ? false : controller.copy()),
    }),
    editorAction({
      id: "paste",
      label: COPY.paste,
      keys: ["mod+v"],
      disabledReason: controller.get().hasCopy ? null : COPY.nothingCopied,
      run: () => controller.paste(),
    }),
    editorAction({
      id: "duplicate",
      label: COPY.duplicate,
      keys: ["mod+d"],
      disabledReason: noSelectionReason,
      run: () => controller.duplicate(),
    }),
    editorAction({
      id: "mirror-x",
      label: COPY.mirrorX,
      keys: ["alt+m"],
      disabledReason: noSelectionReason,
      run: () => controller.run((scene) => mirrorElements(scene, { items, axis: "x" })),
    }),
    editorAction({
      id: "mirror-z",
      label: COPY.mirrorZ,
      keys: ["shift+alt+m"],
      disabledReason: noSelectionReason,
      run: () => controller.run((scene) => mirrorElements(scene, { items, axis: "z" })),
    }),
    editorAction({
      id: "array",
      label: COPY.array,
      keys: ["shift+d"],
      disabledReason: noSelectionReason,
      run: () => controller.toggleArray(),
    }),
    ...ALIGN_AXES.flatMap((axis) =>
      ALIGN_SIDES.map((side) =>
        editorAction({
          id: `align-${axis}-${side}`,
          label: COPY.align[axis][side],
          keys: [ALIGN_KEYS[axis][side]],
          disabledReason: items.length > 1 ? null : COPY.alignTwo,
          run: () => controller.run((scene) => alignElements(scene, { items, axis, side })),
        }),
      ),
    ),
  ];
}

/** Doors, windows, objects, copies, and squaring up a room. */
export const objectActions: EditorActionGroup = (context) => {
  const { placing: controller } = context.view;
  return [
    ...placingActions(context),
    ...copyActions(context),
    editorAction({ id: "square-up", label: COPY.squareUp, keys: ["q"], run: () => openSquareUp(context) }),
    editorAction({
      id: "square-up-accept",
      label: COPY.acceptSquareUp,
      keys: ["Enter"],
      isOffered: controller.get().squareUp !== null,
      run: () => controller.acceptSquareUp(),
    }),
  ];
};
