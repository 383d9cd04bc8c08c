"use client";

import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { planarSpread } from "@/lib/editor/analysis/quantities/planar-spread";
import { goesThrough } from "@/lib/editor/core/measures/opening-presets";
import { planarArea } from "@/lib/editor/core/measures/planar-outline";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { areaWithSpread } from "@/lib/editor/core/units/area-with-spread";
import { useEditor } from "../../context/editor-context";
import { FindingCard } from "../../findings/finding-card";
import { COPY } from "../../names/copy";
import { LabelField } from "../../parts/label-field";
import styles from "../../parts/properties.module.css";
import { useRecord } from "../../parts/use-record";
import { useMeasures } from "../../state/use-measures";
import { QUANTITY_COPY } from "../quantities/copy";
import { DeductField } from "../quantities/deduct-field";
import { SizeGroup, WallPlaceGroup } from "./value-groups";

/** Returns whether a user drew the outline of damage: it comes from a photo, whose own error is unknown. */
const isOutlined = ({ label, outline, source }: ObjectPlanar): boolean =>
  label === "damage" && source !== "scan" && outline !== null && outline !== undefined;

/** The label, size, place and deduction of a door, window or opening; for damage the area. */
export function PlanarProperties({ items }: { items: readonly [SelectionItem] }) {
  const { store } = useEditor();
  const object = useRecord(store, "objectPlanar", items[0].key);
  const measures = useMeasures();
  const host = useRecord(store, "face", object?.faceKey ?? "");
  if (!object) return null;
  return (
    <>
      <FindingCard openingKey={object.key} />
      <LabelField kind="objectPlanar" items={items} />
      <SizeGroup items={items} />
      <WallPlaceGroup items={items} />
      {goesThrough(object.label) ? null : (
        <dl className={styles.facts}>
          <div>
            <dt>{COPY.area}</dt>
            <dd title={QUANTITY_COPY.toleranceNote}>
              {areaWithSpread(measures, planarArea(object), planarSpread(object, host))}
            </dd>
          </div>
        </dl>
      )}
      {isOutlined(object) ? <p className={styles.hint}>{COPY.withoutPhoto}</p> : null}
      <DeductField object={object} />
    </>
  );
}
