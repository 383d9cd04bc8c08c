/** Relabeling the selection: one action for each possible label. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { type Selection, selectedItems } from "@/lib/editor/core/selection";
import type { EditorServices } from "../context/editor-context";
import { runCommand } from "../context/run-command";
import { COPY } from "../names/copy";
import { LABELS, labelText } from "../names/labels-of-kind";
import { OUTLINER_COPY } from "../panels/outliner/outliner-copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** Returns false if the properties show no label field. */
function focusLabelField(): boolean {
  const field = document.querySelector<HTMLElement>("[data-label-field] [role='combobox']");
  field?.focus();
  return field !== null;
}

/** Returns the key of the room whose floor is the only selected element, or null. */
function selectedRoom({ store }: EditorServices): string | null {
  const [item, ...others] = selectedItems(store.getSelection());
  if (item?.kind !== "face" || others.length > 0) return null;
  return store.getRecord("face", item.key)?.label === "floor" ? item.key : null;
}

/** Returns the kind of the selected elements, or null if they differ. */
function sharedKind({ kinds }: Selection): GeometryKind | null {
  let shared: GeometryKind | null = null;
  for (const kind of kinds.values()) {
    if (shared !== null && kind !== shared) return null;
    shared = kind;
  }
  return shared;
}

export const labelActions: EditorActionGroup = (context) => {
  const { store } = context;
  const kind = sharedKind(store.getSelection());
  const labels = kind ? LABELS[kind] : [];
  const field = editorAction({
    id: "label",
    label: COPY.labelSelected,
    keys: ["b"],
    keywords: COPY.labelKeywords,
    disabledReason: labels.length > 0 ? null : COPY.nothingToLabel,
    run: focusLabelField,
  });
  const room = selectedRoom(context);
  // On a row of the outliner, the tree handles the key.
  const rename = editorAction({
    id: "rename",
    label: OUTLINER_COPY.rename,
    keys: ["F2"],
    keywords: OUTLINER_COPY.renameKeywords,
    disabledReason: room === null ? OUTLINER_COPY.noRoom : null,
    run: () => context.view.set({ renaming: room }),
  });
  if (!kind) return [field, rename];
  // These actions have no keys of their own, because B focuses the list of labels.
  const relabelActions = labels.map((label) =>
    editorAction({
      id: `label-${kind}-${label}`,
      label: COPY.labelAs(labelText(kind, label)),
      keywords: COPY.labelKeywords,
      run: () =>
        runCommand(context, (scene) =>
          setLabels(scene, { items: selectedItems(store.getSelection()), label, newKey: context.view.placing.newKey }),
        ),
    }),
  );
  return [field, rename, ...relabelActions];
};
