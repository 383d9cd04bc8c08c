/** Calling what is selected something else: one action for each label that it may have. */
import { EDGE_LABELS, FACE_LABELS, type GeometryKind, PLANAR_LABELS } from "@/lib/domain/geometry-records";
import { setLabels } from "@/lib/editor/commands/set-labels";
import { type Selection, selectedItems } from "@/lib/editor/selection";
import { THING_PRESETS } from "@/lib/editor/things/thing-presets";
import { OBJECT_PANEL_WORDS } from "../objects/object-words";
import { WORDS } from "../words";
import { type EditorActionGroup, editorAction } from "./editor-action";
import { newKeyOf, runCommand } from "./editor-context";

const LABELS: Readonly<Record<GeometryKind, readonly string[]>> = {
  vertex: [],
  edge: EDGE_LABELS,
  face: FACE_LABELS,
  objectPlanar: PLANAR_LABELS,
  object3D: THING_PRESETS.map(({ label }) => label),
};

/** In the properties, where the arrow keys choose; of several the palette has a command for each label. */
function goToLabel(): boolean {
  const field = document.querySelector<HTMLSelectElement>("[data-label-field]");
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
  const each = labels.map((label) =>
    editorAction({
      id: `label-${kind}-${label}`,
      label: WORDS.labelAs(kind === "object3D" ? OBJECT_PANEL_WORDS.thing(label) : label),
      keywords: WORDS.labelKeywords,
      run: () =>
        runCommand(context, (scene) =>
          setLabels(scene, { items: selectedItems(store.getSelection()), label, newKey: newKeyOf(context) }),
        ),
    }),
  );
  return [field, ...each];
};
