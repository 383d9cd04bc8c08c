import { selectedItems } from "@/lib/editor/core/selection";
import { isAllShown, withAllShown } from "@/lib/editor/tools/layers/layer-state";
import { isPanelOpen, togglePanel } from "../docking/column-room";
import { LAYER_FLAGS, LAYER_ROWS, toggled } from "../panels/layers/layer-rows";
import { LAYER_PANEL_WORDS as WORDS } from "../panels/layers/layer-words";
import { layersOf, toggleRows, withAllUnlocked } from "../panels/layers/selection-layers";
import { type EditorActionGroup, editorAction } from "./editor-action";

const NAMES = { hidden: WORDS.hideLayer, locked: WORDS.lockLayer, solo: WORDS.aloneLayer } as const;

/** I as in "isolate". */
const KEYS = { solo: "i", hidden: "shift+i", locked: "alt+i" } as const;

/** What is hidden, locked and shown alone. */
export const layerActions: EditorActionGroup = ({ store, view }) => {
  const { layers } = view;
  if (!layers) return [];
  const state = layers.get();
  const hasSome = store.getSelection().kinds.size > 0;
  const nothing = hasSome ? null : WORDS.nothingSelected;
  const chosen = () => selectedItems(store.getSelection());
  const rows = (): string[] => chosen().map(({ key }) => key);
  return [
    editorAction({
      id: "layers",
      label: isPanelOpen(view, "layers") ? WORDS.hide : WORDS.show,
      keys: ["y"],
      keywords: WORDS.keywords,
      run: () => togglePanel(view, "layers"),
    }),
    editorAction({
      id: "hide-selected",
      label: WORDS.hideSelected,
      keys: ["alt+h"],
      disabledReason: nothing,
      run: () => toggleRows(layers, "hiddenRows", rows()),
    }),
    editorAction({
      id: "lock-selected",
      label: WORDS.lockSelected,
      keys: ["alt+l"],
      disabledReason: nothing,
      run: () => toggleRows(layers, "lockedRows", rows()),
    }),
    ...LAYER_FLAGS.map((flag) =>
      editorAction({
        id: `layers-of-selection-${flag}`,
        label: WORDS.ofSelection[flag],
        keys: [KEYS[flag]],
        keywords: WORDS.keywords,
        disabledReason: nothing,
        run: () => layers.set(toggled(layers.get(), flag, { bits: layersOf(store.scene, chosen()) })),
      }),
    ),
    editorAction({
      id: "show-all",
      label: WORDS.showAll,
      keys: ["shift+alt+h"],
      disabledReason: isAllShown(state) ? WORDS.nothingHidden : null,
      run: () => layers.set(withAllShown(layers.get())),
    }),
    editorAction({
      id: "unlock-all",
      label: WORDS.unlockAll,
      keys: ["shift+alt+l"],
      disabledReason: state.locked === 0 && state.lockedRows.size === 0 ? WORDS.nothingLocked : null,
      run: () => layers.set(withAllUnlocked(layers.get())),
    }),
    // No keys of their own, they are too many: Y opens the panel that has them, and F6 leads there.
    ...LAYER_ROWS.flatMap((row) =>
      LAYER_FLAGS.map((flag) =>
        editorAction({
          id: `layer-${flag}-${row.id.replace(" ", "-")}`,
          label: NAMES[flag](row.name),
          keywords: WORDS.keywords,
          run: () => layers.set(toggled(layers.get(), flag, row)),
        }),
      ),
    ),
  ];
};
