"use client";

import { useCallback, useMemo } from "react";
import type { GeometryKind } from "@/lib/domain/geometry-records";
import { setLabels } from "@/lib/editor/commands/set-labels";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { COPY } from "../names/copy";
import { LABELS, labelText } from "../names/labels-of-kind";
import { OBJECT_PANEL_COPY } from "../names/object-copy";
import { useSceneValue } from "../state/use-store";
import { PickField } from "./pick-field";
import { runEdit } from "./run-edit";

const SHORTCUT = { key: "B", hint: COPY.labelKey };

type LabeledKind = Exclude<GeometryKind, "vertex">;

/** Returns the label of all items, or "" if they differ. */
function commonLabel(scene: ReadScene, kind: LabeledKind, items: readonly SelectionItem[]): string {
  const first = items[0] && scene.get(kind, items[0].key)?.label;
  return first && items.every(({ key }) => scene.get(kind, key)?.label === first) ? first : "";
}

/** The label of elements of one kind, as a choice that relabels all of them. */
export function LabelField({ kind, items }: { kind: LabeledKind; items: readonly SelectionItem[] }) {
  const { store, view } = useEditor();
  const kinds = useMemo(() => [kind] as const, [kind]);
  const read = useCallback((scene: ReadScene) => commonLabel(scene, kind, items), [kind, items]);
  const value = useSceneValue(store, kinds, read, "settled");
  const options = useMemo(() => {
    const isKnown = value === "" || LABELS[kind].includes(value);
    // A scan may use a label that is not offered.
    const labels = isKnown ? LABELS[kind] : [value, ...LABELS[kind]];
    return labels.map((label) => ({ value: label, text: labelText(kind, label) }));
  }, [kind, value]);
  return (
    <PickField
      label={kind === "object3D" ? OBJECT_PANEL_COPY.kind : COPY.label}
      of={items}
      options={options}
      value={value}
      placeholder={COPY.mixed}
      shortcut={SHORTCUT}
      onPick={(label) => runEdit(store, (scene) => setLabels(scene, { items, label, newKey: view.placing.newKey }))}
    />
  );
}
