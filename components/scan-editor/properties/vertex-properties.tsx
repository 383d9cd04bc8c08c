"use client";

import { Lock } from "lucide-react";
import { useId } from "react";
import { setVertexCoordinates } from "@/lib/editor/commands/set-vertex-coordinates";
import type { EditorStore } from "@/lib/editor/editor-store";
import { WORDS } from "../words";
import { MovesWith } from "./moves-with";
import { NumberField } from "./number-field";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";
import { runEdit } from "./run-edit";
import { useRecord } from "./use-record";

const AXES = ["x", "y", "z"] as const;

/** A corner's place, each coordinate a field. */
export function VertexProperties({ store, vertexKey }: { store: EditorStore; vertexKey: string }) {
  const vertex = useRecord(store, "vertex", vertexKey);
  const lockId = useId();
  if (!vertex) return null;
  return (
    <>
      <PropertyGroup title={WORDS.position} unit={WORDS.metres}>
        <div className={styles.three}>
          {AXES.map((axis) => (
            <NumberField
              key={axis}
              label={axis.toUpperCase()}
              axis={axis}
              value={vertex[axis]}
              lockedBy={vertex.locked ? lockId : undefined}
              onCommit={(value) =>
                runEdit(store, (scene) => setVertexCoordinates(scene, { key: vertexKey, [axis]: value }))
              }
            />
          ))}
        </div>
        {vertex.locked ? (
          <p id={lockId} className={styles.locked}>
            <Lock aria-hidden="true" />
            {WORDS.locked}
          </p>
        ) : null}
      </PropertyGroup>
      <MovesWith store={store} vertexKey={vertexKey} />
    </>
  );
}
