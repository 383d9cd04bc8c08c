/** Calling what is selected something else: one action for each label that it may have. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { type Selection, selectedItems } from "@/lib/editor/core/selection";
import type { EditorServices } from "../context/editor-context";
import { runCommand } from "../context/run-command";
import { COPY } from "../names/copy";
import { LABELS, labelText } from "../names/labels-of-kind";
import { OUTLINER_COPY } from "../panels/outliner/outliner-copy";
import { type EditorActionGroup, editorAction } from "./editor-action";

/** In the properties, where the list is walked by the arrow keys. */
function goToLabel(): boolean {
  const field = document.querySelector<HTMLElement>("[data-label-field] [role='combobox']");
  field?.focus();
  return field !== null;
}

/** The room whose floor alone is selected. */
function selectedRoom({ store }: EditorServices): string | null {
  const [item, ...others] = selectedItems(store.getSelection());
  if (item?.kind !== "face" || others.length > 0) return null;
  return store.getRecord("face", item.key)?.label === "floor" ? item.key : null;
}

/** What is selected, if it is all of one kind. */
function onlyKind({ kinds }: Selection): GeometryKind | null {
  let only: GeometryKind | null = null;
  for (const kind of kinds.values()) {
    if (only !== null && kind !== only) return null;
    only = kind;
  }
  return only;
}

export const labelActions: EditorActionGroup = (context) => {
  const { store } = context;
  const kind = onlyKind(store.getSelection());
  const labels = kind ? LABELS[kind] : [];
  const field = editorAction({
    id: "label",
    label: COPY.labelSelected,
    keys: ["b"],
    keywords: COPY.labelKeywords,
    disabledReason: labels.length > 0 ? null : COPY.nothingToLabel,
    run: goToLabel,
  });
  const room = selectedRoom(context);
  // In the outliner's rows the tree itself hears it.
  const rename = editorAction({
    id: "rename",
    label: OUTLINER_COPY.rename,
    keys: ["F2"],
    keywords: OUTLINER_COPY.renameKeywords,
    disabledReason: room === null ? OUTLINER_COPY.noRoom : null,
    run: () => context.view.set({ renaming: room }),
  });
  if (!kind) return [field, rename];
  // No keys of their own: B leads to the list of them.
  const each = labels.map((label) =>
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
  return [field, rename, ...each];
};
