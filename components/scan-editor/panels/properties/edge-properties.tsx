"use client";

import { useId } from "react";
import { elementExtent } from "@/lib/editor/commands/element-extent";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { COPY } from "../../names/copy";
import type { CornerName } from "../../names/corner-names";
import { cornerName } from "../../names/element-names";
import { LabelField } from "../../parts/label-field";
import styles from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";
import { useRecord } from "../../parts/use-record";
import { useMeasures } from "../../state/use-measures";
import { CornerTable } from "./corner-table";
import { LengthGroup, PlaceGroup } from "./value-groups";

/** An edge's label, length and ends. */
export function EdgeProperties({
  store,
  items,
  names,
}: {
  store: EditorStore;
  items: readonly [SelectionItem];
  names: ReadonlyMap<string, CornerName>;
}) {
  const edge = useRecord(store, "edge", items[0].key);
  const from = useRecord(store, "vertex", edge?.vertexKeys[0] ?? "");
  const to = useRecord(store, "vertex", edge?.vertexKeys[1] ?? "");
  const measures = useMeasures();
  const hintId = useId();
  if (!edge || !from || !to) return null;
  const [moving] = elementExtent(store.scene, items[0], "length")?.moves ?? [];
  return (
    <>
      <LabelField store={store} kind="edge" items={items} />
      <PlaceGroup store={store} items={items} title={COPY.centre} />
      <LengthGroup store={store} items={items} hintId={hintId}>
        {moving ? (
          <p id={hintId} className={styles.hint}>
            {COPY.endMoves(cornerName(names, moving))}
          </p>
        ) : null}
      </LengthGroup>
      <PropertyGroup title={COPY.ends} unit={measures.coordinateUnit}>
        <CornerTable store={store} names={names} vertices={[from, to]} />
      </PropertyGroup>
    </>
  );
}
