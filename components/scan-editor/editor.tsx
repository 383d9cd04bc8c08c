"use client";

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import type { FloorToReset } from "@/lib/client/scan-editor/floor-reset";
import type { SaveStateSource } from "@/lib/client/scan-editor/save-state";
import type { AnnotationTask, Dataset } from "@/lib/domain/entities";
import { floorName } from "@/lib/domain/floor-name";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { DeclaredActions } from "./actions/declared-actions";
import { useEditorKeys } from "./actions/use-editor-keys";
import { EditorAddress } from "./address/editor-address";
import { type ClaimLink, EditorBar } from "./bar/editor-bar";
import { MoreMenu } from "./bar/more-menu";
import { SaveState } from "./bar/save-state";
import { runCameraCommand } from "./canvas/view/editor-view";
import type { FloorContents } from "./canvas/view/survey-rooms";
import { EditorContext, useEditor } from "./context/editor-context";
import { useContested } from "./dialogs/conflicts/use-contested";
import { LintelFileDialog } from "./dialogs/exchange/lintel-file-dialog";
import { ExportMenu, useExportProgress } from "./dialogs/export/export-menu";
import { ImportButton } from "./dialogs/import/import-button";
import { ImportDialog } from "./dialogs/import/import-dialog";
import { ResetFloorDialog } from "./dialogs/reset/reset-floor-dialog";
import { TaskBar } from "./dialogs/task/task-bar";
import { ColumnHeight } from "./docking/column-height";
import { useStoredPanels } from "./docking/use-stored-panels";
import styles from "./editor.module.css";
import { LeftColumn, RightColumn } from "./editor-columns";
import { EditorStage } from "./editor-stage";
import { ModeLine } from "./mode-line";
import { COPY } from "./names/copy";
import { PanelTabs } from "./panel-tabs";
import { EditAnnouncer } from "./panels/history/edit-announcer";
import { stepThrough } from "./panels/review/run-review";
import { useConflicts } from "./state/use-save-state";
import { useSceneValue, useViewPart } from "./state/use-store";
import { useToolKeys } from "./tools/use-tool-keys";
import { useEditorFiles } from "./use-editor-files";
import { useEditorServices } from "./use-editor-services";
import { useFloorOfSelection } from "./use-floor-of-selection";
import { usePanelSheet } from "./use-panel-sheet";

export type EditorProps = {
  store: EditorStore;
  dataset: Dataset;
  annotationTask: AnnotationTask | null;
  saving: SaveStateSource;
  claim: ClaimLink;
  /** The name of the inspection, for file names. */
  inspection?: string;
  projectKey: string;
  resetFloor: (floor: FloorToReset) => unknown;
};

/** Returns the floor of the task, else the entry level, else the lowest floor. */
function firstFloor(store: EditorStore, task: AnnotationTask | null): number {
  const floors = store.scene.floorNumbers();
  return task?.floorNumber ?? (floors.includes(0) ? 0 : (floors[0] ?? 0));
}

/** The editor of a loaded survey: creates its services and provides them to the screen. */
export function Editor(props: EditorProps) {
  const { store, dataset, annotationTask, claim, inspection = "" } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const elements = useRef<HTMLElement>(null);
  const [menuRequests, setMenuRequests] = useState(0);
  const namedFloors = dataset.floors;
  const levelName = useCallback(
    (number: number) => namedFloors?.find((floor) => floor.floorNumber === number)?.name ?? floorName(number),
    [namedFloors],
  );
  const names = useMemo(() => ({ ...claim, inspection, levelName }), [claim, inspection, levelName]);
  const services = useEditorServices({
    store,
    floorNumber: firstFloor(store, annotationTask),
    names,
    chooser,
    elements,
    openExportMenu: () => setMenuRequests((count) => count + 1),
  });
  return (
    <EditorContext value={services}>
      <EditorScreen
        {...props}
        levelName={levelName}
        chooser={chooser}
        elements={elements}
        menuRequests={menuRequests}
      />
    </EditorContext>
  );
}

type ScreenProps = EditorProps & {
  levelName: (floorNumber: number) => string;
  chooser: RefObject<HTMLInputElement | null>;
  elements: RefObject<HTMLElement | null>;
  /** The number of times that an action has opened the export menu. */
  menuRequests: number;
};

const STRUCTURE = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;

/** Bar, stage and columns, and the dialogs over them. */
function EditorScreen(props: ScreenProps) {
  const { dataset, annotationTask, saving, claim, projectKey, levelName, chooser, elements } = props;
  const editor = useEditor();
  const { store, view, exports } = editor;
  const sheet = usePanelSheet(store, view);
  const floors = useSceneValue(store, STRUCTURE, store.rooms.floors, "settled");
  const floorNumbers = useFloorNumbers(floors, dataset);
  const files = useEditorFiles();
  const exportProgress = useExportProgress(exports);
  const conflicts = useConflicts(saving);
  const contested = useContested(store, conflicts);
  useEffect(() => view.set({ contested }), [view, contested]);
  useToolKeys(view);
  useEditorKeys(editor);
  useFloorOfSelection(store, view);
  useStoredPanels(store.scene.surveyKey, view);
  usePageTitle(`${claim.title} · ${COPY.untitled}`, COPY.generalTitle);

  const { choose } = sheet;
  const showElement = useCallback(
    (item: SelectionItem) => {
      store.select([item]);
      // Selecting an element that is selected already does not open the panel.
      choose("properties");
      // Frame the element after its floor is shown.
      requestAnimationFrame(() => runCameraCommand(view, "frame"));
    },
    [store, view, choose],
  );

  return (
    <div
      className={styles.editor}
      data-panel={sheet.panel}
      data-folded={sheet.isFolded || undefined}
      data-side-panel={sheet.hasSidePanel || undefined}
    >
      <EditorAddress conflicts={conflicts} onShow={showElement} />
      <DeclaredActions />
      <EditAnnouncer />
      <EditorBar
        claim={claim}
        floors={floorNumbers}
        task={
          annotationTask ? (
            <TaskBar
              task={annotationTask}
              saving={saving}
              claim={claim.href}
              levelName={levelName}
              onReview={() => stepThrough(editor, 1)}
            />
          ) : null
        }
      >
        <SaveState saving={saving} onShow={showElement} />
        <ImportButton isBusy={files.isBusy} onFiles={files.read} input={chooser} />
        <ExportMenu opened={props.menuRequests} />
        <MoreMenu />
      </EditorBar>
      <LeftColumn ref={elements} floors={floors} contested={contested} projectKey={projectKey} levelName={levelName} />
      <ColumnHeight column={elements} />
      <EditorStage isEmpty={floors.length === 0} levelName={levelName} onFiles={files.read} />
      <RightColumn floors={floors} conflicts={conflicts} claim={claim.href} levelName={levelName} />
      <PanelTabs sheet={sheet} />
      <ModeLine floors={floors} progress={files.own.progress ?? exportProgress} />
      <LintelFileDialog own={files.own} />
      <ImportDialog captures={files.captures} floors={floorNumbers} levelName={levelName} />
      <ResetFloorDialog levelName={levelName} onConfirm={props.resetFloor} />
    </div>
  );
}

/** Returns the numbers of the floors that the scene or the dataset has, and of the floor shown, lowest first. */
function useFloorNumbers(floors: readonly FloorContents[], dataset: Dataset): readonly number[] {
  const { view } = useEditor();
  const shown = useViewPart(view, "floorNumber");
  const named = useMemo(() => (dataset.floors ?? []).map(({ floorNumber }) => floorNumber), [dataset.floors]);
  // Set before the address is read: the address may name one of these floors.
  useLayoutEffect(() => view.set({ namedFloors: named }), [view, named]);
  return useMemo(() => {
    const numbers = new Set([...floors.map(({ floorNumber }) => floorNumber), ...named, shown]);
    return [...numbers].sort((a, b) => a - b);
  }, [floors, named, shown]);
}
