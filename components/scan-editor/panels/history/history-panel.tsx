"use client";

import { Check, Flag, Undo2, X } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { formatListTime } from "@/components/ui/format-time";
import { IconButton } from "@/components/ui/icon-button";
import { useNow } from "@/components/ui/use-now";
import { useEditor } from "../../context/editor-context";
import { Panel } from "../../parts/panel";
import { rowAfterKey } from "../../parts/row-after-key";
import { useVirtualRows } from "../../parts/use-virtual-rows";
import listStyles from "../../parts/virtual-list.module.css";
import { useHistory } from "../../state/use-store";
import { HISTORY_COPY } from "./copy";
import styles from "./history.module.css";
import { type HistoryRow, historyRows } from "./history-rows";
import { jumpInHistory } from "./step-history";

const ROW_HEIGHT = 28;
const PAGE_SIZE = 10;
/** Head and a few rows, in pixels. */
const HEAD = 36;
const MIN_HEIGHT = 126;

/** Returns the icon of a row: for the current row, undone rows and the start; other rows have none. */
function markOf({ state, createdAt }: HistoryRow) {
  if (state === "current") return <Check />;
  if (state === "undone") return <Undo2 />;
  return createdAt === null ? <Flag /> : null;
}

/** Every edit by name, the latest first. Choosing one undoes or redoes up to it. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  const { store } = editor;
  const history = useHistory(store);
  const rows = useMemo(() => historyRows(history), [history]);
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const current = rows.findIndex((row) => row.state === "current");
  /** The row that the keys have moved to; null means the current row. */
  const [keyboardRow, setKeyboardRow] = useState<number | null>(null);
  const active = Math.min(keyboardRow ?? current, rows.length - 1);
  const virtual = useVirtualRows(scroller, rows.length, ROW_HEIGHT);
  const { reveal } = virtual;
  useEffect(() => reveal(active), [active, reveal]);

  function jump(index: number): void {
    const row = rows[index];
    if (!row || row.state === "current") return;
    jumpInHistory(editor, row.entryId);
    setKeyboardRow(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfterKey(event.key, active, rows.length, PAGE_SIZE);
    if (next !== null) setKeyboardRow(next);
    else if (event.key === "Enter" || event.key === " ") jump(active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    if (row) jump(Number(row.dataset.index));
  }

  return (
    <Panel
      id="history"
      title={HISTORY_COPY.title}
      note={HISTORY_COPY.count(history.past.length)}
      mayFold
      leastHeight={Math.min(MIN_HEIGHT, HEAD + 6 + rows.length * ROW_HEIGHT)}
      actions={<IconButton size="sm" icon={<X />} label={HISTORY_COPY.hide} onClick={onClose} />}
    >
      <div
        ref={scroller}
        role="listbox"
        data-letters="free"
        aria-label={HISTORY_COPY.list}
        aria-activedescendant={`${listId}-${active}`}
        tabIndex={0}
        className={classNames(listStyles.list, styles.list)}
        style={{ "--rows": rows.length } as CSSProperties}
        onKeyDown={onKeyDown}
        onBlur={() => setKeyboardRow(null)}
        onClick={onClick}
      >
        {virtual.drawn.map(({ index, gapBefore }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <Row
              key={row.entryId ?? "start"}
              id={`${listId}-${index}`}
              row={row}
              index={index}
              count={rows.length}
              isActive={index === active}
              gapBefore={gapBefore}
            />
          );
        })}
        <div role="presentation" style={{ height: virtual.after }} />
      </div>
    </Panel>
  );
}

function Row(props: {
  id: string;
  row: HistoryRow;
  index: number;
  count: number;
  isActive: boolean;
  gapBefore: number;
}) {
  const { id, row, index, count, isActive, gapBefore } = props;
  const { label, elements, createdAt, state } = row;
  const now = useNow();
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={state === "current"}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={classNames(listStyles.row, styles.row)}
      data-index={index}
      data-state={state}
      data-active={isActive || undefined}
      style={{ marginTop: gapBefore }}
    >
      <span className={styles.mark} aria-hidden="true">
        {markOf(row)}
      </span>
      <span className={styles.label} title={HISTORY_COPY.did(label, elements)}>
        {label}
        {elements ? <span className={styles.elements}> {elements}</span> : null}
      </span>
      {state === "undone" ? <span className={styles.hidden}>{HISTORY_COPY.undone}</span> : null}
      {createdAt ? <span className={styles.time}>{formatListTime(createdAt, { now })}</span> : null}
    </div>
  );
}
