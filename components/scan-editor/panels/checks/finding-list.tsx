"use client";

import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Segmented } from "@/components/ui/inputs/segmented";
import type { FindingFilter } from "@/lib/editor/analysis/checks/checks-controller";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { useEditor } from "../../context/editor-context";
import { ElementList } from "../../parts/element-list";
import listStyles from "../../parts/element-list.module.css";
import { rowAfterKey } from "../../parts/row-after-key";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { FindingFoot } from "./finding-foot";
import { FindingRow } from "./finding-row";
import { goToFinding, runRepair } from "./run-repair";
import { useChecks } from "./use-checks";

const PAGE_SIZE = 5;

const FILTERS = (["all", "error", "warning"] as const).map((value) => ({ value, label: COPY.filters[value] }));

/** Returns the id of the latest edit; undo changes the id. */
function useLastEdit(store: EditorStore): string | null {
  const subscribe = useCallback((listener: () => void) => store.subscribeHistory(listener), [store]);
  const read = useCallback(() => lastEditOf(store), [store]);
  return useSyncExternalStore(subscribe, read, read);
}
const lastEditOf = (store: EditorStore) => store.getHistory().past.at(-1)?.id ?? null;

/** Returns the function that repairs the chosen finding, and a report of the repair until the next edit or undo. */
function useRepair(list: RefObject<HTMLElement | null>, onEmptied: () => void) {
  const editor = useEditor();
  const { store, view } = editor;
  const lastEdit = useLastEdit(store);
  const [report, setReport] = useState<{ text: string; editId: string | null }>({ text: "", editId: null });
  const hasRepaired = useRef(false);
  // A repair removes the row of its finding, and the last repair removes the list.
  useEffect(() => {
    if (!hasRepaired.current) return;
    hasRepaired.current = false;
    if (document.activeElement !== document.body) return;
    if (list.current) list.current.focus({ preventScroll: true });
    else onEmptied();
  });

  function repair(): void {
    const isRepaired = runRepair(editor);
    hasRepaired.current = isRepaired;
    const text = isRepaired ? COPY.repaired(view.checks.get().found?.list.length ?? 0) : "";
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
        <p className={listStyles.nothing}>{COPY.nothing}</p>
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

  function onKey({ key }: KeyboardEvent): boolean {
    const next = rowAfterKey(key, active, listed.length, PAGE_SIZE);
    if (next !== null) checks.choose(next);
    else if (key === "Enter" || key === " ") goToFinding(editor, Math.max(0, active));
    else if (key === "r") onRepair();
    else return false;
    return true;
  }

  return (
    <ElementList
      scroller={scroller}
      label={COPY.list}
      count={listed.length}
      active={active}
      onKey={onKey}
      onFocus={() => checks.choose(Math.max(0, active))}
      onRowClick={(index) => goToFinding(editor, index)}
      empty={found && listed.length === 0 ? COPY.nothingOfKind[filter] : null}
      renderRow={(position) => {
        const finding = listed[position.index];
        return finding ? (
          <FindingRow key={finding.id} scene={store.scene} finding={finding} at={position} levelName={levelName} />
        ) : null;
      }}
    />
  );
}
