"use client";

import { ChevronsDownUp } from "lucide-react";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { whenIdle } from "@/lib/client/browser/when-idle";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { followLooseParts, type LooseOnFloor } from "@/lib/editor/core/rooms/loose-parts";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { COPY } from "../../names/copy";
import { Panel } from "../../parts/panel";
import { useSceneValue } from "../../state/use-store";
import styles from "./outliner.module.css";
import { OutlinerRows } from "./outliner-rows";
import { buildOutliner } from "./outliner-tree";
import { useOutliner } from "./use-outliner";
import { useTree } from "./use-tree";

/** Records per idle callback, about a millisecond of work. */
const CHUNK = 4000;
const SCAN_DELAY_MS = 300;

/** Returns the loose parts by floor; a new map whenever one is added or removed. */
function useLooseParts(store: EditorStore): ReadonlyMap<number, LooseOnFloor> {
  const parts = useMemo(() => followLooseParts(store.scene), [store]);
  useEffect(() => store.subscribeScene(parts.follow), [store, parts]);
  useEffect(() => {
    let cancel = () => {};
    const scanChunk = (): void => {
      if (parts.scan(CHUNK)) cancel = whenIdle(scanChunk);
    };
    const timer = setTimeout(() => {
      cancel = whenIdle(scanChunk);
    }, SCAN_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [parts]);
  return useSyncExternalStore(parts.subscribe, parts.get, parts.get);
}

/** Height of the header, the search and four rows, in pixels. */
const MIN_HEIGHT = 190;
const NO_CONFLICTS: readonly { key: string }[] = [];
const CORNERS = ["vertex"] as const;
/** The kinds that the panel counts. */
const COUNTED = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;

/** Returns the tree, and a version that grows when corners move: names and measures change, but not the tree. */
function useOutlinerTree(floors: readonly FloorContents[], levelName: (floorNumber: number) => string) {
  const { store } = useEditor();
  const loose = useLooseParts(store);
  const readVersion = useCallback(() => store.getKindVersion("vertex"), [store]);
  const build = useCallback(
    (scene: ReadScene) => buildOutliner(scene, floors, levelName, loose, readVersion),
    [floors, levelName, loose, readVersion],
  );
  const roots = useTree(store, build);
  const moved = useSceneValue(store, CORNERS, readVersion, "settled");
  return { roots, moved };
}

/** All elements of the survey as a tree that shares the selection with the canvas and works by keyboard alone. */
export function Outliner(props: {
  floors: readonly FloorContents[];
  levelName: (floorNumber: number) => string;
  /** Elements with unresolved conflicts. */
  conflicts?: readonly { key: string }[];
}) {
  const { floors, levelName, conflicts = NO_CONFLICTS } = props;
  const { store } = useEditor();
  const contested = useMemo(() => new Set(conflicts.map(({ key }) => key)), [conflicts]);
  const [search, setSearch] = useState("");
  const { roots, moved } = useOutlinerTree(floors, levelName);
  const control = useOutliner({ roots, moved, floors, search });
  const { rows, renaming } = control;
  const isRenamedListed = renaming === null || rows.some(({ node }) => node.id === renaming);
  // A renamed row must not be hidden by a search.
  useEffect(() => {
    if (!isRenamedListed) setSearch("");
  }, [isRenamedListed]);

  return (
    <Panel
      id="outliner"
      title={COPY.outliner}
      note={COUNTED.reduce((sum, kind) => sum + store.scene.count(kind), 0)}
      isGrowing
      leastHeight={MIN_HEIGHT}
      mayFold={false}
      actions={
        <IconButton size="sm" icon={<ChevronsDownUp />} label={COPY.collapseAll} onClick={control.collapseAll} />
      }
    >
      <div className={styles.search}>
        <SearchInput
          label={COPY.outlinerSearch}
          placeholder={COPY.outlinerPlaceholder}
          shortcut="/"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{search ? COPY.nothingFound(search) : COPY.emptySurvey}</p>
      ) : null}
      <OutlinerRows control={control} floors={floors} isSearched={search.trim() !== ""} contested={contested} />
    </Panel>
  );
}
