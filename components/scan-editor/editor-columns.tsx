"use client";

import { type Ref, useMemo } from "react";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { Contested } from "./canvas/view/contested";
import type { FloorContents } from "./canvas/view/survey-rooms";
import { useEditor } from "./context/editor-context";
import styles from "./editor.module.css";
import { COPY } from "./names/copy";
import { ObjectCommands, ObjectSection } from "./objects/object-section";
import { SquareUpPanel } from "./objects/square-up-panel";
import { ChecksPanel } from "./panels/checks/checks-panel";
import { Evidence } from "./panels/evidence/evidence";
import { HistoryPanel } from "./panels/history/history-panel";
import { LayersPanel } from "./panels/layers/layers-panel";
import { Outliner } from "./panels/outliner/outliner";
import { PropertiesPanel } from "./panels/properties/properties-panel";
import { QuantitiesPanel } from "./panels/quantities/quantities-panel";
import { ReviewPanel } from "./panels/review/review-panel";
import { ReviewSection } from "./panels/review/review-section";
import { ViewsPanel } from "./panels/views/views-panel";
import { useViewPart } from "./state/use-store";

type LevelName = (floorNumber: number) => string;

/** The outliner and the panels that the user has opened under it. */
export function LeftColumn(props: {
  ref: Ref<HTMLElement>;
  floors: readonly FloorContents[];
  contested: readonly Contested[];
  projectKey: string;
  levelName: LevelName;
}) {
  const { ref, floors, contested, projectKey, levelName } = props;
  return (
    <aside ref={ref} aria-label={COPY.elements} className={styles.left}>
      <Outliner floors={floors} levelName={levelName} conflicts={contested} />
      <SidePanels projectKey={projectKey} levelName={levelName} />
    </aside>
  );
}

function SidePanels({ projectKey, levelName }: { projectKey: string; levelName: LevelName }) {
  const { view } = useEditor();
  const isReviewShown = useViewPart(view, "isReviewShown");
  const isHistoryShown = useViewPart(view, "isHistoryShown");
  const isLayersShown = useViewPart(view, "isLayersShown");
  const isViewsShown = useViewPart(view, "isViewsShown");
  return (
    <>
      <ChecksPanel levelName={levelName} />
      {isReviewShown ? (
        <ReviewPanel projectKey={projectKey} levelName={levelName} onClose={() => view.set({ isReviewShown: false })} />
      ) : null}
      {isLayersShown ? <LayersPanel onClose={() => view.set({ isLayersShown: false })} /> : null}
      {isViewsShown ? <ViewsPanel onClose={() => view.set({ isViewsShown: false })} /> : null}
      <Evidence projectKey={projectKey} />
      {isHistoryShown ? <HistoryPanel onClose={() => view.set({ isHistoryShown: false })} /> : null}
    </>
  );
}

/** The properties of the selection, and the quantities. */
export function RightColumn(props: {
  floors: readonly FloorContents[];
  conflicts: readonly ElementConflict[];
  /** The address of the claim. */
  claim: string;
  levelName: LevelName;
}) {
  const { floors, conflicts, claim, levelName } = props;
  const { view } = useEditor();
  const floorNumber = useViewPart(view, "floorNumber");
  const floor = useMemo(() => ({ floorNumber, name: levelName(floorNumber) }), [floorNumber, levelName]);
  return (
    <aside aria-label={COPY.propertiesAndQuantities} className={styles.right}>
      <SquareUpPanel floors={floors} />
      <PropertiesPanel floors={floors} conflicts={conflicts} commands={<ObjectCommands />}>
        <ObjectSection floors={floors} />
        <ReviewSection claim={claim} />
      </PropertiesPanel>
      <QuantitiesPanel floors={floors} floor={floor} />
    </aside>
  );
}
