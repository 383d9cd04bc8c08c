"use client";

import type { EditorStore } from "@/lib/editor/editor-store";
import type { SelectionItem } from "@/lib/editor/selection";
import { useMeasures } from "../use-measures";
import { WORDS } from "../words";
import styles from "./properties.module.css";
import { PropertyGroup } from "./property-group";
import { ValueField } from "./value-field";

type Props = { store: EditorStore; items: readonly SelectionItem[] };

const AXES = ["x", "y", "z"] as const;

/** Where they are: each coordinate a field. */
export function PlaceGroup({ title, lockedBy, ...props }: Props & { title: string; lockedBy?: string }) {
  return (
    <PropertyGroup title={title} unit={useMeasures().coordinateUnit}>
      <div className={styles.three}>
        {AXES.map((axis) => (
          <ValueField key={axis} {...props} label={axis.toUpperCase()} axis={axis} field={axis} lockedBy={lockedBy} />
        ))}
      </div>
    </PropertyGroup>
  );
}

/** How large they are; depth only where all have one. */
export function SizeGroup(props: Props) {
  return (
    <PropertyGroup title={WORDS.size} unit={useMeasures().unit}>
      <div className={styles.two}>
        <ValueField {...props} label={WORDS.width} kind="length" field="width" />
        <ValueField {...props} label={WORDS.height} kind="length" field="height" />
        <ValueField {...props} label={WORDS.depth} kind="length" field="depth" />
      </div>
    </PropertyGroup>
  );
}

/** Where openings are in their walls. */
export function WallPlaceGroup(props: Props) {
  return (
    <PropertyGroup title={WORDS.place} unit={useMeasures().unit}>
      <div className={styles.two}>
        <ValueField {...props} label={WORDS.alongWall} field="u" />
        <ValueField {...props} label={WORDS.upWall} field="v" />
      </div>
    </PropertyGroup>
  );
}

/** How things are turned about their upright axis. */
export function TurnGroup(props: Props) {
  return (
    <PropertyGroup title={WORDS.direction}>
      <div className={styles.two}>
        <ValueField {...props} label={WORDS.turned} kind="angle" unit="°" field="turn" />
      </div>
    </PropertyGroup>
  );
}
