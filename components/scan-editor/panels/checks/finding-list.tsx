"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Segmented } from "@/components/ui/inputs/segmented";
import type { FindingFilter } from "@/lib/editor/analysis/checks/checks-controller";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { useEditor } from "../../context/editor-context";
import { rowAfterKey } from "../../parts/row-after-key";
import { useVirtualRows } from "../../parts/use-virtual-rows";
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

type Props = {
  /** Called when the last repair has removed the list with the focus. */
  onEmptied: () => void;
  levelName?: (floorNumber: number) => string;
};

/** All findings, errors first: arrows choose, Enter goes to the finding, R repairs it. The footer shows the actions. */
export function FindingList({ onEmptied, levelName }: Props) {
  const editor = useEditor();
  const { store, view } = editor;
  const { checks } = view;
  const { found, filter, listed, active } = useChecks(checks);
  useUnits();
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const lastEdit = useLastEdit(store);
  /** The report of an edit holds until the next edit or its undo. */
  const [report, setReport] = useState<{ text: string; of: string | null }>({ text: "", of: null });
  const isPressed = useRef(false);
  const virtual = useVirtualRows(scroller, listed.length, ROW_HEIGHT);
  const { reveal } = virtual;
  useEffect(() => {
    if (active >= 0) reveal(active);
  }, [active, reveal]);

  const hasMended = useRef(false);
  // A repair removes its row, and the last one removes the list.
  useEffect(() => {
    if (!hasMended.current) return;
    hasMended.current = false;
    if (document.activeElement !== document.body) return;
    if (scroller.current) scroller.current.focus({ preventScroll: true });
    else onEmptied();
  });

  function mend(): void {
    const done = runRepair(editor);
    hasMended.current = done;
    setReport({ text: done ? COPY.mended(checks.get().found?.list.length ?? 0) : "", of: lastEditOf(store) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfterKey(event.key, active, listed.length, PAGE_SIZE);
    if (next !== null) checks.choose(next);
    else if (event.key === "Enter" || event.key === " ") goToFinding(editor, Math.max(0, active));
    else if (event.key === "r") mend();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function rowOf(event: MouseEvent): number | null {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    return row ? Number(row.dataset.index) : null;
  }

  /** Focuses the list instead of the row, which leaves when it is repaired or scrolled away. */
  function keepFocus(event: MouseEvent): void {
    event.preventDefault();
    isPressed.current = true;
    scroller.current?.focus({ preventScroll: true, focusVisible: false });
    isPressed.current = false;
  }

  /** For keyboard focus only: a press chooses its own row and keeps the rows in place. */
  function onFocus(): void {
    if (!isPressed.current) checks.choose(Math.max(0, active));
  }

  const findings = (
    <>
      <div className={styles.filter}>
        <Segmented<FindingFilter>
          label={COPY.filter}
          value={filter}
          onValueChange={checks.setFilter}
          options={FILTERS}
        />
      </div>
      <div
        ref={scroller}
        role="listbox"
        data-letters="free"
        aria-label={COPY.list}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        tabIndex={0}
        className={styles.list}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onMouseDown={keepFocus}
        onClick={(event) => {
          const at = rowOf(event);
          if (at !== null) goToFinding(editor, at);
        }}
      >
        {virtual.drawn.map(({ index, gapBefore }) => {
          const finding = listed[index];
          return finding ? (
            <FindingRow
              key={finding.id}
              scene={store.scene}
              finding={finding}
              id={`${listId}-${index}`}
              index={index}
              count={listed.length}
              isActive={index === active}
              gapBefore={gapBefore}
              levelName={levelName}
            />
          ) : null;
        })}
        <div role="presentation" style={{ height: virtual.after }} />
        {found && listed.length === 0 ? <p className={styles.nothing}>{COPY.nothingOfKind[filter]}</p> : null}
      </div>
      <FindingFoot onGoTo={() => goToFinding(editor, active)} onMend={mend} />
    </>
  );
  return (
    <>
      {found && found.list.length === 0 ? <p className={styles.nothing}>{COPY.nothing}</p> : findings}
      <span role="status" className="visually-hidden">
        {report.of === lastEdit ? report.text : ""}
      </span>
    </>
  );
}
