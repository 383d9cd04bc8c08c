"use client";

import { placeObject3D } from "@/lib/editor/commands/place-object-3d";
import type { EditorStore } from "@/lib/editor/editor-store";
import { WORDS } from "../words";
import { NumberField } from "./number-field";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";
import { runEdit } from "./run-edit";
import { useRecord } from "./use-record";

const AXES = ["x", "y", "z"] as const;
const SIZES = [WORDS.width, WORDS.height, WORDS.depth];

type Triple = [number, number, number];

function replaced(values: Triple, index: number, value: number): Triple {
  const copy: Triple = [...values];
  copy[index] = value;
  return copy;
}

/** A thing's label, place and size. */
export function ObjectProperties({ store, objectKey }: { store: EditorStore; objectKey: string }) {
  const object = useRecord(store, "object3D", objectKey);
  if (!object) return null;
  return (
    <>
      <PropertyGroup title={WORDS.position} unit={WORDS.metres}>
        <div className={styles.three}>
          {AXES.map((axis, index) => (
            <NumberField
              key={axis}
              label={axis.toUpperCase()}
              axis={axis}
              value={object.position[index] ?? 0}
              onCommit={(value) =>
                runEdit(store, (scene) =>
                  placeObject3D(scene, { key: objectKey, position: replaced(object.position, index, value) }),
                )
              }
            />
          ))}
        </div>
      </PropertyGroup>
      <PropertyGroup title={WORDS.size} unit={WORDS.metres}>
        <div className={styles.two}>
          {SIZES.map((label, index) => (
            <NumberField
              key={label}
              label={label}
              isLength
              value={object.size[index] ?? 0}
              onCommit={(value) =>
                runEdit(store, (scene) =>
                  placeObject3D(scene, { key: objectKey, size: replaced(object.size, index, value) }),
                )
              }
            />
          ))}
        </div>
      </PropertyGroup>
    </>
  );
}
