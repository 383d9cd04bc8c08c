"use client";

import {
  Box,
  ChevronDown,
  ChevronRight,
  CircleDot,
  DoorClosed,
  Droplets,
  Grid2x2,
  Layers,
  type LucideIcon,
  RectangleHorizontal,
  Scan,
  Slash,
  Square,
  SquareDashed,
  TriangleAlert,
} from "lucide-react";
import type { CSSProperties } from "react";
import { CONFLICT_WORDS } from "../conflicts/words";
import styles from "./outliner.module.css";
import type { OutlinerIcon } from "./outliner-tree";
import type { OutlinerRow } from "./visible-rows";

const ICONS: Record<OutlinerIcon, LucideIcon> = {
  level: Layers,
  room: SquareDashed,
  wall: RectangleHorizontal,
  face: Square,
  door: DoorClosed,
  window: Grid2x2,
  opening: Scan,
  damage: Droplets,
  object: Box,
  vertex: CircleDot,
  edge: Slash,
};

/** One row of the tree, which takes its keys and presses. */
export function OutlinerRowView(props: {
  id: string;
  row: OutlinerRow;
  index: number;
  gapBefore: number;
  isActive: boolean;
  isSelected: boolean;
  /** Somebody else has changed it under an edit, and which of the two holds is not decided. */
  isContested: boolean;
}) {
  const { node, level, isOpen, position, siblings } = props.row;
  const Icon = ICONS[node.icon];
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.hasChildren ? isOpen : undefined}
      aria-selected={props.isSelected}
      className={styles.row}
      data-index={props.index}
      data-icon={node.icon}
      data-active={props.isActive || undefined}
      style={{ "--level": level - 1, marginTop: props.gapBefore } as CSSProperties}
    >
      <span className={styles.arrow} aria-hidden="true" data-arrow={node.hasChildren || undefined}>
        {node.hasChildren ? <Arrow /> : null}
      </span>
      <Icon aria-hidden="true" />
      <span className={styles.name}>{node.name}</span>
      {props.isContested ? <TriangleAlert className={styles.contested} aria-label={CONFLICT_WORDS.mark} /> : null}
      {node.detail ? <span className={styles.detail}>{node.detail}</span> : null}
    </div>
  );
}
