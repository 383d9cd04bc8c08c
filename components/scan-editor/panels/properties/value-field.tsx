"use client";

import { useCallback, useMemo } from "react";
import { type ValueField as Field, readValue } from "@/lib/editor/commands/element-values";
import { addToValue, setValue } from "@/lib/editor/commands/set-value";
import type { DragSession } from "@/lib/editor/core/drag-session";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
import { useLockedBy } from "../../parts/locked-fields";
import { NumberField, type NumberFieldProps } from "../../parts/number-field";
import { runEdit } from "../../parts/run-edit";
import type { Scrub } from "../../parts/use-scrub";
import { useSceneValue } from "../../state/use-store";

const KINDS = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;
/** With more elements, updates at each step of a drag are too slow, so the values update at its end. */
const MAX_LIVE = 400;

function startScrub(store: EditorStore, items: readonly SelectionItem[], field: Field): Scrub {
  const session: DragSession<number> = store.beginDrag((scene, by: number) => addToValue(scene, { items, field, by }));
  return {
    move(by) {
      const outcome = session.move(by);
      return outcome.ok ? null : outcome.refusal.message;
    },
    commit: () => void session.commit(),
    cancel: () => session.cancel(),
  };
}

/** A number of one or several elements: typing sets all, arrow keys and the handle change each by the same amount. */
export function ValueField(
  props: Pick<NumberFieldProps, "label" | "axis" | "kind" | "unit" | "lockedBy" | "hintId"> & {
    items: readonly SelectionItem[];
    field: Field;
  },
) {
  const { items, field, ...rest } = props;
  const { store } = useEditor();
  const lockedByReason = useLockedBy();
  const read = useCallback((scene: ReadScene) => readValue(scene, items, field), [items, field]);
  const value = useSceneValue(store, KINDS, read, items.length > MAX_LIVE ? "settled" : "always");
  const scrub = useMemo(() => () => startScrub(store, items, field), [store, items, field]);
  if (value === null) return null;
  return (
    <NumberField
      {...rest}
      lockedBy={props.lockedBy ?? lockedByReason}
      of={items}
      value={value}
      onCommit={(typed) => runEdit(store, (scene) => setValue(scene, { items, field, value: typed }))}
      onStep={(by) => runEdit(store, (scene) => addToValue(scene, { items, field, by }))}
      startScrub={scrub}
    />
  );
}
