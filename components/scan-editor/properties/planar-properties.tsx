"use client";

import { PLANAR_LABELS } from "@/lib/domain/geometry-records";
import { type PlanarPlace, placePlanarObject } from "@/lib/editor/commands/place-planar-object";
import { setLabels } from "@/lib/editor/commands/set-labels";
import type { EditorStore } from "@/lib/editor/editor-store";
import { WORDS } from "../words";
import { LabelSelect } from "./label-select";
import { NumberField } from "./number-field";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";
import { runEdit } from "./run-edit";
import { useRecord } from "./use-record";

/** A door's, window's or opening's label, size and place on its wall. */
export function PlanarProperties({ store, planarKey }: { store: EditorStore; planarKey: string }) {
  const object = useRecord(store, "objectPlanar", planarKey);
  if (!object) return null;
  const place = (change: Omit<PlanarPlace, "key">): string | null =>
    runEdit(store, (scene) => placePlanarObject(scene, { key: planarKey, ...change }));
  const items = [{ kind: "objectPlanar", key: planarKey }] as const;
  return (
    <>
      <LabelSelect
        value={object.label}
        labels={PLANAR_LABELS}
        onChange={(label) => runEdit(store, (scene) => setLabels(scene, { items, label }))}
      />
      <PropertyGroup title={WORDS.size} unit={WORDS.metres}>
        <div className={styles.two}>
          <NumberField label={WORDS.width} isLength value={object.width} onCommit={(width) => place({ width })} />
          <NumberField label={WORDS.height} isLength value={object.height} onCommit={(height) => place({ height })} />
        </div>
      </PropertyGroup>
      <PropertyGroup title={WORDS.place} unit={WORDS.metres}>
        <div className={styles.two}>
          <NumberField label={WORDS.alongWall} value={object.u} onCommit={(u) => place({ u })} />
          <NumberField label={WORDS.upWall} value={object.v} onCommit={(v) => place({ v })} />
        </div>
      </PropertyGroup>
    </>
  );
}
