"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { classNames } from "@/components/ui/class-names";
import { Segmented } from "@/components/ui/inputs/segmented";
import type { FindingFilter } from "@/lib/editor/analysis/checks/checks-controller";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { useEditor } from "../../context/editor-context";
import { rowAfterKey } from "../../parts/row-after-key";
import { rowIndexOf, useVirtualListbox } from "../../parts/use-virtual-listbox";
import listStyles from "../../parts/virtual-list.module.css";
import { useUnits } from "../../state/use-measures";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { FindingFoot } from "./finding-foot";
import { FindingRow } from "./finding-row";
import { goToFinding, runRepair } from "./run-repair";
import { useChecks } from "./use-checks";

const ROW_HEIGHT = 44;
const PAGE_SIZE = 5;

const FILTERS = (["all", "error", "warning"] as const).map((value) => ({ value, label: COPY.filters[value] }));

/** The id of the latest edit; undo changes it. */
function useLastEdit(store: EditorStore): string | null {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  const read = useCallback(() => lastEditOf(store), [store]);
  return useSyncExternalStore(subscribe, read, read);
}
const lastEditOf = (store: EditorStore) => store.getHistory().past.at(-1)?.id ?? null;

/** Repairs the chosen finding. `report` describes the repair until the next edit or its undo. */
function useRepair(list: RefObject<HTMLElement | null>, onEmptied: () => void) {
  const editor = useEditor();
  const { store, view } = editor;
  const lastEdit = useLastEdit(store);
  const [report, setReport] = useState<{ text: string; editId: string | null }>({ text: "", editId: null });
  const hasRepaired = useRef(false);
  // A repair removes its row, and the last one removes the list.
  useEffect(() => {
    if (!hasRepaired.current) return;
    hasRepaired.current = false;
    if (document.activeElement !== document.body) return;
    if (list.current) list.current.focus({ preventScroll: true });
    else onEmptied();
  });

  function repair(): void {
    const isDone = runRepair(editor);
    hasRepaired.current = isDone;
    const text = isDone ? COPY.repaired(view.checks.get().found?.list.length ?? 0) : "";
    setReport({ text, editId: lastEditOf(store) });
  }
  return { repair, report: report.editId === lastEdit ? report.text : "" };
}

type LevelName = (floorNumber: number) => string;

type Props = {
  /** Called when the last repair has removed the list with the focus. */
  onEmptied: () => void;
  levelName?: LevelName;
};

/** All findings, errors first, with the actions on the chosen one. */
export function FindingList({ onEmptied, levelName }: Props) {
  const editor = useEditor();
  const { checks } = editor.view;
  const { found, filter, active } = useChecks(checks);
  const scroller = useRef<HTMLDivElement>(null);
  const { repair, report } = useRepair(scroller, onEmptied);
  return (
    <>
      {found && found.list.length === 0 ? (
        <p className={styles.nothing}>{COPY.nothing}</p>
      ) : (
        <>
          <div className={styles.filter}>
            <Segmented<FindingFilter>
              label={COPY.filter}
              value={filter}
              onValueChange={checks.setFilter}
              options={FILTERS}
            />
          </div>
          <FindingRows scroller={scroller} onRepair={repair} levelName={levelName} />
          <FindingFoot onGoTo={() => goToFinding(editor, active)} onRepair={repair} />
        </>
      )}
      <span role="status" className="visually-hidden">
        {report}
      </span>
    </>
  );
}

type RowsProps = { scroller: RefObject<HTMLDivElement | null>; onRepair: () => void; levelName?: LevelName };

/** The list: arrows choose, Enter goes to the finding, R repairs it. */
function FindingRows({ scroller, onRepair, levelName }: RowsProps) {
  const editor = useEditor();
  const { store, view } = editor;
  const { checks } = view;
  const { found, filter, listed, active } = useChecks(checks);
  useUnits();
  const listbox = useVirtualListbox({ scroller, count: listed.length, rowHeight: ROW_HEIGHT, active });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfterKey(event.key, active, listed.length, PAGE_SIZE);
    if (next !== null) checks.choose(next);
    else if (event.key === "Enter" || event.key === " ") goToFinding(editor, Math.max(0, active));
    else if (event.key === "r") onRepair();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent): void {
    const index = rowIndexOf(event);
    if (index !== null) goToFinding(editor, index);
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      data-letters="free"
      aria-label={COPY.list}
      aria-activedescendant={listbox.activeRowId}
      tabIndex={0}
      className={classNames(listStyles.list, styles.list)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (!listbox.isPressed()) checks.choose(Math.max(0, active));
      }}
      onMouseDown={listbox.keepFocus}
      onClick={onClick}
    >
      {listbox.drawn.map(({ index, gapBefore }) => {
        const finding = listed[index];
        return finding ? (
          <FindingRow
            key={finding.id}
            scene={store.scene}
            finding={finding}
            id={listbox.rowId(index)}
            index={index}
            count={listed.length}
            isActive={index === active}
            gapBefore={gapBefore}
            levelName={levelName}
          />
        ) : null;
      })}
      <div role="presentation" style={{ height: listbox.after }} />
      {found && listed.length === 0 ? <p className={styles.nothing}>{COPY.nothingOfKind[filter]}</p> : null}
    </div>
  );
}
