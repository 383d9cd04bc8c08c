"use client";

import type { EditorStore } from "@/lib/editor/editor-store";
import type { SelectionItem } from "@/lib/editor/selection";
import { distance } from "@/lib/geometry/vector3";
import type { CornerName } from "../corner-names";
import { useMeasures } from "../use-measures";
import { WORDS } from "../words";
import { CornerTable } from "./corner-table";
import { LabelField } from "./label-field";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";
import { useRecord } from "./use-record";
import { PlaceGroup } from "./value-groups";

/** An edge's length, label and ends. */
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
  if (!edge || !from || !to) return null;
  const length = distance([from.x, from.y, from.z], [to.x, to.y, to.z]);
  return (
    <>
      <LabelField store={store} kind="edge" items={items} />
      <PlaceGroup store={store} items={items} title={WORDS.centre} />
      <dl className={styles.facts}>
        <div>
          <dt>{WORDS.length}</dt>
          <dd>{measures.length(length)}</dd>
        </div>
      </dl>
      <PropertyGroup title={WORDS.ends} unit={measures.coordinateUnit}>
        <CornerTable store={store} names={names} vertices={[from, to]} />
      </PropertyGroup>
    </>
  );
}
