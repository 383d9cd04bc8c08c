"use client";

import {
  Box,
  ChevronDown,
  ChevronRight,
  CircleDot,
  CircleX,
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
import { type CSSProperties, memo, type ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Severity } from "@/lib/editor/analysis/checks/check-codes";
import { CONFLICT_COPY } from "../../dialogs/conflicts/copy";
import listStyles from "../../parts/virtual-list.module.css";
import styles from "./outliner.module.css";
import { OUTLINER_COPY } from "./outliner-copy";
import type { OutlinerIcon, OutlinerNode } from "./outliner-tree";
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

/** The action of a row's button; the tree handles the press. */
export type RowButton = "hide" | "lock";

/** The rendered values of a row. Nodes compute theirs on access, so the row takes copies. */
export type ShownRow = Pick<OutlinerNode, "name" | "detail" | "icon" | "hasChildren"> &
  Pick<OutlinerRow, "level" | "isOpen" | "position" | "siblings"> & { hasButtons: boolean };

export function shownRow({ node, level, isOpen, position, siblings }: OutlinerRow): ShownRow {
  const { name, detail, icon, hasChildren } = node;
  const hasButtons = rowName(node) !== null;
  return { name, detail, icon, hasChildren, level, isOpen, position, siblings, hasButtons };
}

type RowProps = ShownRow & {
  id: string;
  index: number;
  gapBefore: number;
  isActive: boolean;
  isSelected: boolean;
  /** Another user has changed the element under an edit, and the conflict is unresolved. */
  isContested: boolean;
  /** The worst finding of the element, or of the room, in a word or two. */
  finding: string | null;
  severity: Severity | null;
  /** The field for the new name, which replaces the name. */
  rename: ReactNode;
} & RowLayers;

/**
 * One row of the tree, rendered when one of its values changes. The tree handles keys and presses. The buttons are for
 * the pointer only, because the tree has keys for their actions.
 */
export const OutlinerRowView = memo(function OutlinerRowView(props: RowProps) {
  const { name, detail, level, isOpen, position, siblings, isOwnHidden, isOwnLocked, isHidden, isLocked } = props;
  // The row's accessible name omits the buttons.
  const description = [name, props.isContested ? CONFLICT_COPY.mark : null, props.finding, detail]
    .filter(Boolean)
    .join(" ");
  const spoken = [description, isHidden ? OUTLINER_COPY.hidden : null, isLocked ? OUTLINER_COPY.locked : null]
    .filter(Boolean)
    .join(", ");
  const button = (action: RowButton, label: string, isOn: boolean, icon: ReactNode) => (
    <button type="button" tabIndex={-1} aria-label={label} title={label} data-does={action} data-on={isOn || undefined}>
      {icon}
    </button>
  );
  const Icon = ICONS[props.icon];
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      id={props.id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={props.hasChildren ? isOpen : undefined}
      aria-selected={props.isSelected}
      aria-label={spoken}
      className={classNames(listStyles.row, styles.row)}
      data-index={props.index}
      data-icon={props.icon}
      data-active={props.isActive || undefined}
      data-hidden={isHidden || undefined}
      style={{ "--level": level - 1, marginTop: props.gapBefore } as CSSProperties}
    >
      <span className={styles.arrow} aria-hidden="true" data-arrow={props.hasChildren || undefined}>
        {props.hasChildren ? <Arrow /> : null}
      </span>
      <Icon aria-hidden="true" />
      {props.rename}
      <span translate="no" className={styles.name} hidden={props.rename !== null}>
        {name}
      </span>
      <span className={styles.marks}>
        {props.isContested ? <TriangleAlert className={styles.contested} aria-label={CONFLICT_COPY.mark} /> : null}
        {props.finding && !props.isContested ? (
          <span
            className={styles.finding}
            data-finding={props.finding}
            data-severity={props.severity}
            title={`${name} ${props.finding}`}
          >
            {props.severity === "error" ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          </span>
        ) : null}
        {detail ? (
          <span translate="no" className={styles.detail}>
            {detail}
          </span>
        ) : null}
      </span>
      {props.hasButtons ? (
        <span className={styles.buttons}>
          {isLocked && !isOwnLocked ? <Lock className={styles.inherited} aria-hidden="true" /> : null}
          {button(
            "lock",
            (isOwnLocked ? OUTLINER_COPY.unlock : OUTLINER_COPY.lock)(name),
            isOwnLocked,
            isOwnLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />,
          )}
          {button(
            "hide",
            (isOwnHidden ? OUTLINER_COPY.show : OUTLINER_COPY.hide)(name),
            isOwnHidden,
            isOwnHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />,
          )}
        </span>
      ) : null}
    </div>
  );
});
