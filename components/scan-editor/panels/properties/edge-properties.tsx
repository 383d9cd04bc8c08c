"use client";

import { useId } from "react";
import { elementExtent } from "@/lib/editor/commands/element-extent";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
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

/** The label, length and ends of an edge. */
export function EdgeProperties(props: { items: readonly [SelectionItem]; names: ReadonlyMap<string, CornerName> }) {
  const { items, names } = props;
  const { store } = useEditor();
  const edge = useRecord(store, "edge", items[0].key);
  const from = useRecord(store, "vertex", edge?.vertexKeys[0] ?? "");
  const to = useRecord(store, "vertex", edge?.vertexKeys[1] ?? "");
  const measures = useMeasures();
  const hintId = useId();
  if (!edge || !from || !to) return null;
  const [moving] = elementExtent(store.scene, items[0], "length")?.moves ?? [];
  return (
    <>
      <LabelField kind="edge" items={items} />
      <PlaceGroup items={items} title={COPY.center} />
      <LengthGroup items={items} hintId={hintId}>
        {moving ? (
          <p id={hintId} className={styles.hint}>
            {COPY.endMoves(cornerName(names, moving))}
          </p>
        ) : null}
      </LengthGroup>
      <PropertyGroup title={COPY.ends} unit={measures.coordinateUnit}>
        <CornerTable names={names} vertices={[from, to]} />
      </PropertyGroup>
    </>
  );
}
