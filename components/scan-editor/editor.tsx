"use client";

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { usePublicConfig } from "@/lib/client/public-config";
import type { FloorToReset } from "@/lib/client/scan-editor/floor-reset";
import type { SaveStateSource } from "@/lib/client/scan-editor/save-state";
import type { AnnotationTask, Dataset } from "@/lib/domain/entities";
import { floorName } from "@/lib/domain/floor-name";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { DeclaredActions } from "./actions/declared-actions";
import { deleteSelection } from "./actions/delete-selection";
import { useEditorKeys } from "./actions/use-editor-keys";
import { EditorAddress } from "./address/editor-address";
import { type ClaimLink, EditorBar } from "./bar/editor-bar";
import { MoreMenu } from "./bar/more-menu";
import { SaveState } from "./bar/save-state";
import { CameraBar } from "./camera-bar";
import { sendCamera } from "./canvas/view/editor-view";
import { createExportController } from "./context/export-controller";
import { makeFile } from "./context/make-file";
import { createViewController } from "./context/view-controller";
import { useContested } from "./dialogs/conflicts/use-contested";
import { OwnFileDialog } from "./dialogs/exchange/own-file-dialog";
import { useOwnFiles } from "./dialogs/exchange/use-own-files";
import { ExportMenu, useExportProgress } from "./dialogs/export/export-menu";
import { convertCaptures } from "./dialogs/import/convert-captures";
import { DropZone } from "./dialogs/import/drop-zone";
import { ImportButton } from "./dialogs/import/import-button";
import { IntakeDialog } from "./dialogs/import/intake-dialog";
import { useCaptureImport } from "./dialogs/import/use-capture-import";
import { ResetFloorDialog } from "./dialogs/reset/reset-floor-dialog";
import { TaskBar } from "./dialogs/task/task-bar";
import { ColumnHeight } from "./docking/column-height";
import { useShownPanels } from "./docking/use-shown-panels";
import styles from "./editor.module.css";
import { LazyCanvas } from "./lazy-canvas";
import { ModeLine } from "./mode-line";
import { COPY } from "./names/copy";
import { ObjectBar } from "./objects/object-bar";
import { ObjectCommands, ObjectSection } from "./objects/object-section";
import { openSquareUp } from "./objects/open-square-up";
import { Palette } from "./objects/palette";
import { SquareUpPanel } from "./objects/square-up-panel";
import { PanelTabs } from "./panel-tabs";
import { throughHistory } from "./panels/history/through-history";
import { ToldEdits } from "./panels/history/told-edits";
import { Outliner } from "./panels/outliner/outliner";
import { PropertiesPanel } from "./panels/properties/properties-panel";
import { QuantitiesPanel } from "./panels/quantities/quantities-panel";
import { ReviewSection } from "./panels/review/review-section";
import { stepThrough } from "./panels/review/run-review";
import bars from "./parts/canvas-bar.module.css";
import { ValuePrompt } from "./prompt/value-prompt";
import { SidePanels } from "./side-panels";
import { useConflicts } from "./state/use-save-state";
import { useSceneValue, useViewPart } from "./state/use-store";
import { whenNoLongerLast } from "./state/when-no-longer-last";
import { openEditorView } from "./tools/open-editor-view";
import { ToolBar } from "./tools/tool-bar";
import { TopologyBar } from "./tools/topology-bar";
import { TypedCommand } from "./tools/typed-command";
import { useToolKeys } from "./tools/use-tool-keys";
import { useFloorOfSelection } from "./use-floor-of-selection";
import { usePanelSheet } from "./use-panel-sheet";
import { goToFloor } from "./visibility/go-to-floor";
import { toggleSection } from "./visibility/section-actions";
import { VisibilityChips } from "./visibility/visibility-chips";

const DELETED_ALERT = "deleted";
const STRUCTURE = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;

export type EditorProps = {
  store: EditorStore;
  dataset: Dataset;
  annotationTask: AnnotationTask | null;
  saving: SaveStateSource;
  claim: ClaimLink;
  /** The inspection's name, for names of files. */
  inspection?: string;
  projectKey: string;
  resetFloor: (floor: FloorToReset) => unknown;
};

/** The floor to open on: the task's, else the entry level, else the lowest there is. */
function firstFloor(store: EditorStore, task: AnnotationTask | null): number {
  const floors = store.scene.floorNumbers();
  return task?.floorNumber ?? (floors.includes(0) ? 0 : (floors[0] ?? 0));
}

/** The editor of a loaded survey: bar, outliner, canvas, properties and quantities, mode line. */
export function Editor(props: EditorProps) {
  const { store, dataset, annotationTask, saving, claim, projectKey, inspection = "", resetFloor } = props;
  const { keyBase } = usePublicConfig();
  const [view] = useState(() => openEditorView(store, firstFloor(store, annotationTask), keyBase));
  const sheet = usePanelSheet(store, view);
  const { choose } = sheet;
  const [views] = useState(() => createViewController(store, view));
  const floorNumber = useViewPart(view, "floorNumber");
  const layout = useViewPart(view, "layout");
  const isResetAsked = useViewPart(view, "isResetAsked");
  const floors = useSceneValue(store, STRUCTURE, store.rooms.floors, "settled");
  const known = dataset.floors;

  const levelName = useCallback(
    (number: number) => known?.find((floor) => floor.floorNumber === number)?.name ?? floorName(number),
    [known],
  );
  // Before the address is read, which may lead to one of them.
  useLayoutEffect(() => {
    view.set({ namedFloors: (known ?? []).map((floor) => floor.floorNumber) });
  }, [view, known]);
  const floorNumbers = useMemo(() => {
    const numbers = [...floors.map((floor) => floor.floorNumber), ...(known ?? []).map((floor) => floor.floorNumber)];
    return [...new Set([...numbers, floorNumber])].sort((a, b) => a - b);
  }, [floors, known, floorNumber]);

  const shownFloor = useMemo(() => ({ floorNumber, name: levelName(floorNumber) }), [floorNumber, levelName]);

  const onTaken = useCallback(
    (floor: number | null) => {
      if (floor !== null) goToFloor(store, view, floor);
      requestAnimationFrame(() => sendCamera(view, "home"));
    },
    [store, view],
  );
  const captures = useCaptureImport({ store, keyBase, convert: convertCaptures, onTaken });
  const own = useOwnFiles({ store, keyBase, others: captures.read, onTaken });
  const { read: readOwn } = own;
  const takeFiles = useCallback((files: readonly File[]) => void readOwn(files), [readOwn]);

  const elements = useRef<HTMLElement>(null);
  const stopWatching = useRef<(() => void) | null>(null);
  const onDelete = useCallback(() => {
    const message = deleteSelection({ store, view });
    if (message === null) return;
    const undo = { label: COPY.undo, onClick: () => throughHistory({ store, view }, "undo") };
    // One at a time, and gone with the next edit: its Undo takes back this deletion and nothing else.
    showAlert({ id: DELETED_ALERT, type: "info", message, buttonProps: undo });
    const stop = whenNoLongerLast(store, () => clearAlert(DELETED_ALERT));
    stopWatching.current?.();
    stopWatching.current = stop;
    // The button went with what it deleted.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      elements.current?.querySelector<HTMLElement>("[role='tree']")?.focus({ preventScroll: true });
    });
  }, [store, view]);
  const chooser = useRef<HTMLInputElement>(null);
  const names = useRef({ ...claim, inspection, levelName });
  useLayoutEffect(() => {
    names.current = { ...claim, inspection, levelName };
  }, [claim, inspection, levelName]);
  const [exports] = useState(() => createExportController({ store, view, names: () => names.current, makeFile }));
  const [menuOpened, setMenuOpened] = useState(0);
  const exporting = useExportProgress(exports);
  const context = useMemo(() => {
    const onImport = () => chooser.current?.click();
    const onExportMenu = () => setMenuOpened((times) => times + 1);
    return { store, view, views, onDelete, onImport, exports, onExportMenu };
  }, [store, view, views, onDelete, exports]);
  const { desk } = view;
  useToolKeys(view);
  useEditorKeys(context);
  useFloorOfSelection(store, view);
  useShownPanels(store.scene.surveyKey, view);
  const show = useCallback(
    (item: SelectionItem) => {
      store.select([item]);
      // Also where it was selected before.
      choose("properties");
      // Once its floor is shown.
      requestAnimationFrame(() => sendCamera(view, "frame"));
    },
    [store, view, choose],
  );
  const conflicts = useConflicts(saving);
  const contested = useContested(store, conflicts);
  useEffect(() => view.set({ contested }), [view, contested]);

  usePageTitle(`${claim.title} · ${COPY.untitled}`, COPY.generalTitle);

  return (
    <div
      className={styles.editor}
      data-panel={sheet.panel}
      data-folded={sheet.isFolded || undefined}
      data-beside={sheet.isBeside || undefined}
    >
      <EditorAddress store={store} view={view} views={views} conflicts={conflicts} onShow={show} />
      <DeclaredActions context={context} />
      <ToldEdits store={store} />
      <EditorBar
        store={store}
        view={view}
        claim={claim}
        floors={floorNumbers}
        task={
          annotationTask ? (
            <TaskBar
              view={view}
              task={annotationTask}
              saving={saving}
              claim={claim.href}
              levelName={levelName}
              onReview={() => stepThrough(context, 1)}
            />
          ) : null
        }
      >
        <SaveState saving={saving} scene={store.scene} onShow={show} />
        <ImportButton
          isBusy={captures.stage !== null || own.progress !== null || own.preview !== null}
          onFiles={takeFiles}
          input={chooser}
        />
        <ExportMenu context={context} desk={exports} opened={menuOpened} />
        <MoreMenu context={context} />
      </EditorBar>
      <aside ref={elements} aria-label={COPY.elements} className={styles.left}>
        <Outliner store={store} view={view} floors={floors} levelName={levelName} conflicts={contested} />
        <SidePanels store={store} view={view} views={views} projectKey={projectKey} levelName={levelName} />
      </aside>
      <ColumnHeight column={elements} />
      <div className={styles.canvas} data-picture="">
        <DropZone
          onFiles={takeFiles}
          atRest={floors.length === 0 ? <p className={styles.empty}>{COPY.emptySurvey}</p> : null}
        >
          <LazyCanvas
            store={store}
            view={view}
            floorNumber={floorNumber}
            layout={layout}
            title={levelName(floorNumber)}
          />
        </DropZone>
        <div className={bars.tools} data-over-picture="" data-editor-part="">
          <ToolBar view={view} />
          <TopologyBar context={context} />
          {desk ? <ObjectBar desk={desk} onSquareUp={() => openSquareUp(context, desk)} /> : null}
        </div>
        <CameraBar view={view} onSection={() => toggleSection(store, view)} />
        <VisibilityChips store={store} view={view} />
        <ValuePrompt store={store} view={view} />
        {desk ? <Palette desk={desk} /> : null}
        <TypedCommand view={view} />
      </div>
      <aside aria-label={COPY.propertiesAndQuantities} className={styles.right}>
        {desk ? <SquareUpPanel store={store} desk={desk} floors={floors} /> : null}
        <PropertiesPanel
          store={store}
          view={view}
          floors={floors}
          conflicts={conflicts}
          onDelete={onDelete}
          newKey={desk?.newKey}
          commands={desk ? <ObjectCommands store={store} view={view} desk={desk} /> : null}
        >
          {desk ? <ObjectSection store={store} desk={desk} floors={floors} /> : null}
          <ReviewSection store={store} view={view} claim={claim.href} />
        </PropertiesPanel>
        <QuantitiesPanel store={store} view={view} floors={floors} floor={shownFloor} />
      </aside>
      <PanelTabs sheet={sheet} view={view} />
      <ModeLine store={store} view={view} floors={floors} progress={own.progress ?? exporting} />
      <OwnFileDialog own={own} />
      <IntakeDialog captures={captures} floors={floorNumbers} levelName={levelName} />
      <ResetFloorDialog
        scene={store.scene}
        floor={isResetAsked ? { floorNumber, name: levelName(floorNumber) } : null}
        onClose={() => view.set({ isResetAsked: false })}
        onConfirm={(floor) => {
          view.set({ isResetAsked: false });
          resetFloor(floor);
        }}
      />
    </div>
  );
}
