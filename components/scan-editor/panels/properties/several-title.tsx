"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { seenFromAbove } from "@/lib/editor/commands/selecting/seen-from-above";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { EditorView } from "../../canvas/view/editor-view";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { COPY } from "../../names/copy";
import { elementName } from "../../names/element-names";
import styles from "../../parts/properties.module.css";

const nothingToHear = () => () => {};

/** Whether the pointer is, or was last, in the plan. */
function useIsPlanPointed(view: EditorView | undefined): boolean {
  const read = useCallback(() => view?.get().isPlanPointed ?? false, [view]);
  return useSyncExternalStore(view?.subscribe ?? nothingToHear, read, read);
}

function kindsText(items: readonly SelectionItem[]): string {
  return GEOMETRY_KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [COPY.counts[kind](count)] : [];
  }).join(" · ");
}

/** How many are selected and of what; by its name what a plan shows as one corner, or one side. */
export function SeveralTitle(props: {
  scene: ReadScene;
  floors: readonly FloorContents[];
  items: readonly SelectionItem[];
  view?: EditorView;
}) {
  const { scene, floors, items, view } = props;
  const isPlanPointed = useIsPlanPointed(view);
  const kinds = useMemo(() => kindsText(items), [items]);
  const { count, only } = isPlanPointed ? seenFromAbove(scene, items) : { count: items.length, only: null };
  const floorNumber = only && scene.get(only.kind, only.key)?.floorNumber;
  const contents = floors.find((floor) => floor.floorNumber === floorNumber);
  const named = only && contents ? elementName(scene, contents, only) : null;
  return (
    <header className={styles.title}>
      <div>
        <h3>{named?.name ?? COPY.severalSelected(count)}</h3>
        <p>{named ? [named.room, COPY.inLine(kinds)].filter(Boolean).join(" · ") : kinds}</p>
      </div>
    </header>
  );
}
