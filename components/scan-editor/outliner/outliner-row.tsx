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
} from "lucide-react";
import type { CSSProperties } from "react";
import styles from "./outliner.module.css";
import type { OutlinerIcon, OutlinerNode } from "./outliner-tree";
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

/** One row of the tree. The keys are the tree's; the pointer chooses the row or opens it by its arrow. */
export function OutlinerRowView(props: {
  id: string;
  row: OutlinerRow;
  gapBefore: number;
  isActive: boolean;
  isSelected: boolean;
  onChoose: (node: OutlinerNode, isAdding: boolean) => void;
  onToggle: (node: OutlinerNode) => void;
}) {
  const { node, level, isOpen, position, siblings } = props.row;
  const Icon = ICONS[node.icon];
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree holds the focus and its keys choose the active row
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
      data-icon={node.icon}
      data-active={props.isActive || undefined}
      style={{ "--level": level - 1, marginTop: props.gapBefore } as CSSProperties}
      onClick={(event) => props.onChoose(node, event.ctrlKey || event.metaKey || event.shiftKey)}
    >
      <span
        className={styles.arrow}
        aria-hidden="true"
        onClick={(event) => {
          if (!node.hasChildren) return;
          event.stopPropagation();
          props.onToggle(node);
        }}
      >
        {node.hasChildren ? <Arrow /> : null}
      </span>
      <Icon aria-hidden="true" />
      <span className={styles.name}>{node.name}</span>
      {node.detail ? <span className={styles.detail}>{node.detail}</span> : null}
    </div>
  );
}
