"use client";

import { ChevronsDownUp } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/search-input";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { EditorView } from "../canvas/editor-view";
import type { FloorContents } from "../canvas/survey-rooms";
import { Panel } from "../panel";
import { WORDS } from "../words";
import styles from "./outliner.module.css";
import { OutlinerRowView } from "./outliner-row";
import { buildOutliner } from "./outliner-tree";
import { useOutliner } from "./use-outliner";
import { useTreeRows } from "./use-tree-rows";

const ROW_HEIGHT = 28;

/** All elements of the survey as a tree; it selects what the canvas selects, by pointer or by keyboard alone. */
export function Outliner(props: {
  store: EditorStore;
  view: EditorView;
  floors: readonly FloorContents[];
  levelName: (floorNumber: number) => string;
}) {
  const { store, view, floors, levelName } = props;
  const [search, setSearch] = useState("");
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const roots = useMemo(() => buildOutliner(store.scene, floors, levelName), [store, floors, levelName]);
  const control = useOutliner({ store, view, roots, floors, search });
  const { rows, activeIndex } = control;
  const virtual = useTreeRows(scroller, rows.length, ROW_HEIGHT);
  const { reveal } = virtual;
  const activeId = rows[activeIndex]?.node.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row's identity asks for it, not its index
  useEffect(() => {
    if (activeIndex >= 0) reveal(activeIndex);
  }, [activeId]);
  const rowId = (index: number): string => `${treeId}-${index}`;
  const count = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;

  return (
    <Panel
      title={WORDS.outliner}
      note={count.reduce((sum, kind) => sum + store.scene.count(kind), 0)}
      isGrowing
      actions={
        <IconButton size="sm" icon={<ChevronsDownUp />} label={WORDS.collapseAll} onClick={control.collapseAll} />
      }
    >
      <div className={styles.search}>
        <SearchInput
          label={WORDS.outlinerSearch}
          placeholder={WORDS.outlinerPlaceholder}
          shortcut="/"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      <div
        ref={scroller}
        role="tree"
        aria-label={WORDS.outliner}
        aria-multiselectable="true"
        aria-activedescendant={activeIndex >= 0 ? rowId(activeIndex) : undefined}
        tabIndex={0}
        className={styles.tree}
        onKeyDown={control.onKeyDown}
      >
        {virtual.drawn.map(({ index, gapBefore }) => {
          const row = rows[index];
          return row ? (
            <OutlinerRowView
              key={row.node.id}
              id={rowId(index)}
              row={row}
              gapBefore={gapBefore}
              isActive={index === activeIndex}
              isSelected={control.isSelected(row.node)}
              onChoose={control.choose}
              onToggle={control.toggle}
            />
          ) : null;
        })}
        <div role="presentation" style={{ height: virtual.after }} />
        {rows.length === 0 ? (
          <p className={styles.none}>{search ? WORDS.nothingFound(search) : WORDS.emptySurvey}</p>
        ) : null}
      </div>
    </Panel>
  );
}
