"use client";

import { CircleDot, Eye, EyeOff, Lock, LockOpen, type LucideIcon, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { isAllShown, type LayerFlag, type LayerState, withAllShown } from "@/lib/editor/tools/layers/layer-state";
import { useEditor } from "../../context/editor-context";
import { Panel } from "../../parts/panel";
import { useLayers } from "../../state/use-layers";
import { LAYER_PANEL_COPY as COPY } from "./layer-copy";
import { flagOf, LAYER_FLAGS, LAYER_ROWS, type LayerRow, toggled } from "./layer-rows";
import styles from "./layers.module.css";
import { withAllUnlocked } from "./selection-layers";

/** Height of the heading and a few rows, in pixels. */
const MIN_HEIGHT = 140;

const ICONS: Record<LayerFlag, readonly [off: LucideIcon, on: LucideIcon]> = {
  hidden: [Eye, EyeOff],
  locked: [LockOpen, Lock],
  solo: [CircleDot, CircleDot],
};

const BUTTON_LABELS: Record<LayerFlag, (name: string) => string> = {
  hidden: COPY.hideLayer,
  locked: COPY.lockLayer,
  solo: COPY.aloneLayer,
};

const COLUMN_NAMES: Record<LayerFlag, string> = {
  hidden: COPY.shownColumn,
  locked: COPY.lockedColumn,
  solo: COPY.aloneColumn,
};

const PAGE = 10;

type Cell = { row: number; column: number };

/** Returns the button that a key leads to, or null. */
function cellAfterKey(key: string, { row, column }: Cell, isCommand: boolean): Cell | null {
  const lastRow = LAYER_ROWS.length - 1;
  const lastColumn = LAYER_FLAGS.length - 1;
  if (key === "ArrowDown") return { row: Math.min(lastRow, row + 1), column };
  if (key === "ArrowUp") return { row: Math.max(0, row - 1), column };
  if (key === "PageDown") return { row: Math.min(lastRow, row + PAGE), column };
  if (key === "PageUp") return { row: Math.max(0, row - PAGE), column };
  if (key === "ArrowRight") return { row, column: Math.min(lastColumn, column + 1) };
  if (key === "ArrowLeft") return { row, column: Math.max(0, column - 1) };
  if (key === "Home") return { row: isCommand ? 0 : row, column: 0 };
  if (key === "End") return { row: isCommand ? lastRow : row, column: lastColumn };
  return null;
}

/**
 * Hides, locks and isolates elements by type and by label. One button is in the tab order; arrow keys reach the others.
 */
export function LayersPanel({ onClose }: { onClose: () => void }) {
  const { view } = useEditor();
  const state = useLayers(view);
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const next = event.altKey ? null : cellAfterKey(event.key, cell, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setCell(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  }

  return (
    <Panel
      id="layers"
      title={COPY.title}
      leastHeight={MIN_HEIGHT}
      mayFold
      actions={
        <>
          <ResetButtons state={state} />
          <IconButton size="sm" icon={<X />} label={COPY.hide} onClick={onClose} />
        </>
      }
    >
      <div ref={grid} role="toolbar" aria-label={COPY.grid} className={styles.scroller} onKeyDown={onKeyDown}>
        <table className={styles.grid}>
          <colgroup>
            <col />
            {LAYER_FLAGS.map((flag) => (
              <col key={flag} className={styles.column} />
            ))}
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{COPY.name}</th>
              {LAYER_FLAGS.map((flag) => (
                <th key={flag} scope="col">
                  {COLUMN_NAMES[flag]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LAYER_ROWS.map((row, rowIndex) => (
              <tr
                key={row.id}
                className={styles.row}
                data-level={row.level}
                data-hidden={flagOf(state, "hidden", row) === true || undefined}
              >
                <th scope="row">{row.name}</th>
                {LAYER_FLAGS.map((flag, column) => (
                  <LayerButton
                    key={flag}
                    row={row}
                    flag={flag}
                    value={flagOf(state, flag, row)}
                    cell={{ row: rowIndex, column }}
                    isInTabOrder={cell.row === rowIndex && cell.column === column}
                    onFocus={setCell}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.kept}>{COPY.kept}</p>
      </div>
    </Panel>
  );
}

/** Shows or unlocks everything. */
function ResetButtons({ state }: { state: LayerState }) {
  const { layers } = useEditor().view;
  const isLocked = state.locked !== 0 || state.lockedRows.size > 0;
  return (
    <span className={styles.spare}>
      <IconButton
        size="sm"
        icon={<Eye />}
        label={COPY.showAll}
        disabledReason={isAllShown(state) ? COPY.nothingHidden : null}
        onClick={() => layers.set(withAllShown(layers.get()))}
      />
      <IconButton
        size="sm"
        icon={<LockOpen />}
        label={COPY.unlockAll}
        disabledReason={isLocked ? null : COPY.nothingLocked}
        onClick={() => layers.set(withAllUnlocked(layers.get()))}
      />
    </span>
  );
}

function LayerButton(props: {
  row: LayerRow;
  flag: LayerFlag;
  value: ReturnType<typeof flagOf>;
  cell: Cell;
  isInTabOrder: boolean;
  onFocus: (cell: Cell) => void;
}) {
  const { row, flag, value, cell, isInTabOrder, onFocus } = props;
  const { layers } = useEditor().view;
  const [off, on] = ICONS[flag];
  const Icon = value === false ? off : on;
  return (
    <td>
      <button
        type="button"
        className={styles.button}
        aria-label={BUTTON_LABELS[flag](row.name)}
        aria-pressed={value}
        title={BUTTON_LABELS[flag](row.name)}
        data-cell={`${cell.row} ${cell.column}`}
        data-flag={flag}
        tabIndex={isInTabOrder ? 0 : -1}
        onFocus={() => onFocus(cell)}
        onClick={() => layers.set(toggled(layers.get(), flag, row))}
      >
        <Icon aria-hidden="true" />
      </button>
    </td>
  );
}
