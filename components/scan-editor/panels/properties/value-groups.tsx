"use client";

import { type ReactNode, useCallback } from "react";
import { elementExtent } from "@/lib/editor/commands/element-extent";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import styles from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";
import { useMeasures } from "../../state/use-measures";
import { useSceneValue } from "../../state/use-store";
import { ValueField } from "./value-field";

type Props = { items: readonly SelectionItem[] };
/** The hint is shown under the fields. */
type HintedProps = Props & { hintId?: string; children?: ReactNode };

const AXES = ["x", "y", "z"] as const;

/** The coordinates. */
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

/** The extents; depth only if all elements have it. */
export function SizeGroup(props: Props) {
  return (
    <PropertyGroup title={COPY.size} unit={useMeasures().unit}>
      <div className={styles.two}>
        <ValueField {...props} label={COPY.width} kind="length" field="width" />
        <ValueField {...props} label={COPY.height} kind="length" field="height" />
        <ValueField {...props} label={COPY.depth} kind="length" field="depth" />
      </div>
    </PropertyGroup>
  );
}

/** The length of edges. */
export function LengthGroup({ hintId, children, ...props }: HintedProps) {
  return (
    <PropertyGroup title={COPY.size} unit={useMeasures().unit}>
      <ValueField {...props} label={COPY.length} kind="length" field="length" hintId={hintId} />
      {children}
    </PropertyGroup>
  );
}

const SHAPE_KINDS = ["vertex", "face"] as const;
const areUpright = (scene: ReadScene, items: readonly SelectionItem[]): boolean =>
  items.every((item) => elementExtent(scene, item, "width") !== null);

/** Width and height of walls; renders nothing if one of the faces is level. */
export function WallSizeGroup({ hintId, children, ...props }: HintedProps) {
  const { items } = props;
  const { store } = useEditor();
  const read = useCallback((scene: ReadScene) => areUpright(scene, items), [items]);
  const { unit } = useMeasures();
  const isShown = useSceneValue(store, SHAPE_KINDS, read, "settled");
  if (!isShown) return null;
  return (
    <PropertyGroup title={COPY.size} unit={unit}>
      <div className={styles.two}>
        <ValueField {...props} label={COPY.width} kind="length" field="width" hintId={hintId} />
        <ValueField {...props} label={COPY.height} kind="length" field="height" hintId={hintId} />
      </div>
      {children}
    </PropertyGroup>
  );
}

/** The position of openings in their walls. */
export function WallPlaceGroup(props: Props) {
  return (
    <PropertyGroup title={COPY.place} unit={useMeasures().unit}>
      <div className={styles.two}>
        <ValueField {...props} label={COPY.alongWall} field="u" />
        <ValueField {...props} label={COPY.upWall} field="v" />
      </div>
    </PropertyGroup>
  );
}

/** The rotation of objects about the vertical axis. */
export function TurnGroup(props: Props) {
  return (
    <PropertyGroup title={COPY.direction}>
      <div className={styles.two}>
        <ValueField {...props} label={COPY.turned} kind="angle" unit="°" field="turn" />
      </div>
    </PropertyGroup>
  );
}
