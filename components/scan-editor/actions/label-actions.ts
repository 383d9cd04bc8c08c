/** Calling what is selected something else: one action for each label that it may have. */
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { type Selection, selectedItems } from "@/lib/editor/selection";
import { LABELS, labelText } from "../labels-of-kind";
import { WORDS } from "../words";
import { type EditorActionGroup, editorAction } from "./editor-action";
import { newKeyOf, runCommand } from "./editor-context";

/** In the properties, where the list is walked by the arrow keys. */
function goToLabel(): boolean {
  const field = document.querySelector<HTMLElement>("[data-label-field] [role='combobox']");
  field?.focus();
  return field !== null;
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
    label: WORDS.labelSelected,
    keys: ["b"],
    keywords: WORDS.labelKeywords,
    disabledReason: labels.length > 0 ? null : WORDS.nothingToLabel,
    run: goToLabel,
  });
  if (!kind) return [field];
  // No keys of their own: B leads to the list of them.
  const each = labels.map((label) =>
    editorAction({
      id: `label-${kind}-${label}`,
      label: WORDS.labelAs(labelText(kind, label)),
      keywords: WORDS.labelKeywords,
      run: () =>
        runCommand(context, (scene) =>
          setLabels(scene, { items: selectedItems(store.getSelection()), label, newKey: newKeyOf(context) }),
        ),
    }),
  );
  return [field, ...each];
};
