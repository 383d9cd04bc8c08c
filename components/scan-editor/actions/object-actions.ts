import { ALIGN_AXES, ALIGN_SIDES, alignElements } from "@/lib/editor/commands/align-elements";
import { mirrorElements } from "@/lib/editor/commands/mirror-elements";
import { snapToFloor, snapToWall } from "@/lib/editor/commands/snap-objects";
import type { ObjectDesk } from "@/lib/editor/desk/object-desk";
import { selectedItems, selectedKeys } from "@/lib/editor/selection";
import { OBJECT_PANEL_WORDS as WORDS } from "../objects/object-words";
import { openSquareUp } from "../objects/open-square-up";
import { type EditorActionGroup, editorAction } from "./editor-action";
import type { EditorContext } from "./editor-context";

/** Text that somebody has marked on the page is what a copy means. */
const isTextMarked = (): boolean => (window.getSelection()?.toString() ?? "") !== "";

/** Placing doors, windows and things. */
function placing({ store }: EditorContext, desk: ObjectDesk) {
  const selection = store.getSelection();
  const [opening, ...others] = selectedKeys(selection, "objectPlanar");
  const things = selectedKeys(selection, "object3D");
  const noThing = things.length > 0 ? null : WORDS.noThing;
  const isPlacing = desk.get().placing !== null;
  return [
    editorAction({
      id: "insert-opening",
      label: WORDS.opening,
      keys: ["o"],
      run: () => desk.choose({ what: "opening", label: "door" }),
    }),
    editorAction({
      id: "palette",
      label: WORDS.place,
      keys: ["p"],
      keywords: "furniture appliance fixture damage",
      run: () => desk.togglePalette(),
    }),
    editorAction({
      id: "place-here",
      label: WORDS.placeHere,
      keys: ["Enter"],
      isOffered: isPlacing,
      run: () => desk.placeHere(),
    }),
    editorAction({
      id: "rehost",
      label: WORDS.rehost,
      keys: ["shift+o"],
      disabledReason: opening && others.length === 0 ? null : WORDS.rehostNothing,
      run: () => opening && desk.choose({ what: "rehost", key: opening }),
    }),
    editorAction({
      id: "snap-floor",
      label: WORDS.putOnFloor,
      keys: ["End"],
      disabledReason: noThing,
      run: () => desk.run((scene) => snapToFloor(scene, { keys: things })),
    }),
    editorAction({
      id: "snap-wall",
      label: WORDS.putAgainstWall,
      keys: ["shift+End"],
      disabledReason: noThing,
      run: () => desk.run((scene) => snapToWall(scene, { keys: things })),
    }),
  ];
}

/** Copies of what is selected, and its other forms. */
function copies({ store }: EditorContext, desk: ObjectDesk) {
  const items = selectedItems(store.getSelection());
  const nothing = items.length > 0 ? null : WORDS.nothingSelected;
  return [
    editorAction({
      id: "copy",
      label: WORDS.copy,
      keys: ["mod+c"],
      disabledReason: nothing,
      run: () => (isTextMarked() ? false : desk.copy()),
    }),
    editorAction({
      id: "paste",
      label: WORDS.paste,
      keys: ["mod+v"],
      disabledReason: desk.get().hasCopy ? null : WORDS.nothingCopied,
      run: () => desk.paste(),
    }),
    editorAction({
      id: "duplicate",
      label: WORDS.duplicate,
      keys: ["mod+d"],
      disabledReason: nothing,
      run: () => desk.duplicate(),
    }),
    editorAction({
      id: "mirror-x",
      label: WORDS.mirrorX,
      keys: ["alt+m"],
      disabledReason: nothing,
      run: () => desk.run((scene) => mirrorElements(scene, { items, axis: "x" })),
    }),
    editorAction({
      id: "mirror-z",
      label: WORDS.mirrorZ,
      keys: ["shift+alt+m"],
      disabledReason: nothing,
      run: () => desk.run((scene) => mirrorElements(scene, { items, axis: "z" })),
    }),
    editorAction({
      id: "array",
      label: WORDS.array,
      keys: ["shift+d"],
      disabledReason: nothing,
      run: () => desk.toggleArray(),
    }),
    ...ALIGN_AXES.flatMap((axis) =>
      ALIGN_SIDES.map((side) =>
        editorAction({
          id: `align-${axis}-${side}`,
          label: WORDS.align[axis][side],
          disabledReason: items.length > 1 ? null : WORDS.alignTwo,
          run: () => desk.run((scene) => alignElements(scene, { items, axis, side })),
        }),
      ),
    ),
  ];
}

/** Doors, windows, things, copies, and squaring up a room. */
export const objectActions: EditorActionGroup = (context) => {
  const { view } = context;
  const { desk } = view;
  if (!desk) return [];
  return [
    ...placing(context, desk),
    ...copies(context, desk),
    editorAction({ id: "square-up", label: WORDS.squareUp, keys: ["q"], run: () => openSquareUp(context, desk) }),
    editorAction({
      id: "square-up-accept",
      label: WORDS.acceptSquareUp,
      keys: ["Enter"],
      isOffered: desk.get().squareUp !== null,
      run: () => desk.acceptSquareUp(),
    }),
  ];
};
