"use client";

import {
  Box,
  ChevronDown,
  ChevronRight,
  CircleDot,
  DoorClosed,
  Droplets,
  Eye,
  EyeOff,
  Grid2x2,
  Layers,
  Lock,
  LockOpen,
  type LucideIcon,
  RectangleHorizontal,
  Scan,
  Slash,
  Square,
  SquareDashed,
  TriangleAlert,
} from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { CONFLICT_WORDS } from "../conflicts/words";
import styles from "./outliner.module.css";
import type { OutlinerIcon } from "./outliner-tree";
import { OUTLINER_WORDS } from "./outliner-words";
import { type RowLayers, rowName } from "./row-layers";
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

/** What a press on a row's button does; the tree takes the press. */
export type RowButton = "hide" | "lock";

/** One row of the tree, which takes its keys and presses. Its buttons are for the pointer: by keys the tree does the same. */
export function OutlinerRowView(props: {
  id: string;
  row: OutlinerRow;
  index: number;
  gapBefore: number;
  isActive: boolean;
  isSelected: boolean;
  /** Somebody else has changed it under an edit, and which of the two holds is not decided. */
  isContested: boolean;
  layers: RowLayers;
  /** The field for its new name, in place of the name. */
  rename: ReactNode;
}) {
  const { node, level, isOpen, position, siblings } = props.row;
  const { isOwnHidden, isOwnLocked, isHidden, isLocked } = props.layers;
  // Its buttons have no part in its name.
  const called = [node.name, props.isContested ? CONFLICT_WORDS.mark : null, node.detail].filter(Boolean).join(" ");
  const spoken = [called, isHidden ? OUTLINER_WORDS.hidden : null, isLocked ? OUTLINER_WORDS.locked : null]
    .filter(Boolean)
    .join(", ");
  const button = (does: RowButton, label: string, isOn: boolean, icon: ReactNode) => (
    <button type="button" tabIndex={-1} aria-label={label} title={label} data-does={does} data-on={isOn || undefined}>
      {icon}
    </button>
  );
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
      aria-label={spoken}
      className={styles.row}
      data-index={props.index}
      data-icon={node.icon}
      data-active={props.isActive || undefined}
      data-hidden={isHidden || undefined}
      style={{ "--level": level - 1, marginTop: props.gapBefore } as CSSProperties}
    >
      <span className={styles.arrow} aria-hidden="true" data-arrow={node.hasChildren || undefined}>
        {node.hasChildren ? <Arrow /> : null}
      </span>
      <Icon aria-hidden="true" />
      {props.rename}
      <span className={styles.name} hidden={props.rename !== null}>
        {node.name}
      </span>
      <span className={styles.marks}>
        {props.isContested ? <TriangleAlert className={styles.contested} aria-label={CONFLICT_WORDS.mark} /> : null}
        {node.detail ? <span className={styles.detail}>{node.detail}</span> : null}
      </span>
      {rowName(node) === null ? null : (
        <span className={styles.buttons}>
          {isLocked && !isOwnLocked ? <Lock className={styles.inherited} aria-hidden="true" /> : null}
          {button(
            "lock",
            (isOwnLocked ? OUTLINER_WORDS.unlock : OUTLINER_WORDS.lock)(node.name),
            isOwnLocked,
            isOwnLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />,
          )}
          {button(
            "hide",
            (isOwnHidden ? OUTLINER_WORDS.show : OUTLINER_WORDS.hide)(node.name),
            isOwnHidden,
            isOwnHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />,
          )}
        </span>
      )}
    </div>
  );
}
