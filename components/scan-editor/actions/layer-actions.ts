import { selectedItems } from "@/lib/editor/core/selection";
import { isAllShown, withAllShown } from "@/lib/editor/tools/layers/layer-state";
import { isPanelOpen, togglePanel } from "../docking/side-column";
import { LAYER_PANEL_COPY as COPY } from "../panels/layers/layer-copy";
import { LAYER_FLAGS, LAYER_ROWS, toggled } from "../panels/layers/layer-rows";
import { layersOf, toggleRows, withAllUnlocked } from "../panels/layers/selection-layers";
import { type EditorActionGroup, editorAction } from "./editor-action";

const NAMES = { hidden: COPY.hideLayer, locked: COPY.lockLayer, solo: COPY.aloneLayer } as const;

/** All use the letter I, for "isolate". */
const KEYS = { solo: "i", hidden: "shift+i", locked: "alt+i" } as const;

/** Actions that hide, lock and isolate layers. */
export const layerActions: EditorActionGroup = ({ store, view }) => {
  const { layers } = view;
  if (!layers) return [];
  const state = layers.get();
  const hasSelection = store.getSelection().kinds.size > 0;
  const noSelectionReason = hasSelection ? null : COPY.nothingSelected;
  const currentItems = () => selectedItems(store.getSelection());
  const rows = (): string[] => currentItems().map(({ key }) => key);
  return [
    editorAction({
      id: "layers",
      label: isPanelOpen(view, "layers") ? COPY.hide : COPY.show,
      keys: ["y"],
      keywords: COPY.keywords,
      run: () => togglePanel(view, "layers"),
    }),
    editorAction({
      id: "hide-selected",
      label: COPY.hideSelected,
      keys: ["alt+h"],
      disabledReason: noSelectionReason,
      run: () => toggleRows(layers, "hiddenRows", rows()),
    }),
    editorAction({
      id: "lock-selected",
      label: COPY.lockSelected,
      keys: ["alt+l"],
      disabledReason: noSelectionReason,
      run: () => toggleRows(layers, "lockedRows", rows()),
    }),
    ...LAYER_FLAGS.map((flag) =>
      editorAction({
        id: `layers-of-selection-${flag}`,
        label: COPY.ofSelection[flag],
        keys: [KEYS[flag]],
        keywords: COPY.keywords,
        disabledReason: noSelectionReason,
        run: () => layers.set(toggled(layers.get(), flag, { bits: layersOf(store.scene, currentItems()) })),
      }),
    ),
    editorAction({
      id: "show-all",
      label: COPY.showAll,
      keys: ["shift+alt+h"],
      disabledReason: isAllShown(state) ? COPY.nothingHidden : null,
      run: () => layers.set(withAllShown(layers.get())),
    }),
    editorAction({
      id: "unlock-all",
      label: COPY.unlockAll,
      keys: ["shift+alt+l"],
      disabledReason: state.locked === 0 && state.lockedRows.size === 0 ? COPY.nothingLocked : null,
      run: () => layers.set(withAllUnlocked(layers.get())),
    }),
    // There are too many layers to give each its own keys: Y opens the layers panel, and F6 moves the focus there.
    ...LAYER_ROWS.flatMap((row) =>
      LAYER_FLAGS.map((flag) =>
        editorAction({
          id: `layer-${flag}-${row.id.replace(" ", "-")}`,
          label: NAMES[flag](row.name),
          keywords: COPY.keywords,
          run: () => layers.set(toggled(layers.get(), flag, row)),
        }),
      ),
    ),
  ];
};
