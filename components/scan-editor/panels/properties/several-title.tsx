"use client";

import { useMemo } from "react";
import { GEOMETRY_KINDS } from "@/lib/domain/geometry-records";
import { countOnPlan } from "@/lib/editor/commands/selecting/count-on-plan";
import type { SelectionItem } from "@/lib/editor/core/selection";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import { elementName } from "../../names/element-names";
import styles from "../../parts/properties.module.css";
import { useViewPart } from "../../state/use-store";

function kindsText(items: readonly SelectionItem[]): string {
  return GEOMETRY_KINDS.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length;
    return count > 0 ? [COPY.counts[kind](count)] : [];
  }).join(" · ");
}

/** The number and kinds of the selected elements; the name if a plan shows them as a single corner or side. */
export function SeveralTitle({ floors, items }: { floors: readonly FloorContents[]; items: readonly SelectionItem[] }) {
  const { store, view } = useEditor();
  const { scene } = store;
  const isPlanPointed = useViewPart(view, "isPlanPointed");
  const kinds = useMemo(() => kindsText(items), [items]);
  const { count, only } = isPlanPointed ? countOnPlan(scene, items) : { count: items.length, only: null };
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
