"use client";

import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { EditorView } from "./canvas/view/editor-view";
import type { ViewController } from "./context/view-controller";
import { ChecksPanel } from "./panels/checks/checks-panel";
import { Evidence } from "./panels/evidence/evidence";
import { HistoryPanel } from "./panels/history/history-panel";
import { LayersPanel } from "./panels/layers/layers-panel";
import { ReviewPanel } from "./panels/review/review-panel";
import { ViewsPanel } from "./panels/views/views-panel";
import { useViewPart } from "./state/use-store";

/** The panels under the outliner, those that are asked for. */
export function SidePanels(props: {
  store: EditorStore;
  view: EditorView;
  views: ViewController;
  projectKey: string;
  levelName: (floorNumber: number) => string;
}) {
  const { store, view, views, projectKey, levelName } = props;
  const isReviewShown = useViewPart(view, "isReviewShown");
  const isHistoryShown = useViewPart(view, "isHistoryShown");
  const isLayersShown = useViewPart(view, "isLayersShown");
  const isViewsShown = useViewPart(view, "isViewsShown");
  return (
    <>
      {view.checks ? <ChecksPanel store={store} view={view} desk={view.checks} levelName={levelName} /> : null}
      {isReviewShown && view.review ? (
        <ReviewPanel
          store={store}
          view={view}
          desk={view.review}
          projectKey={projectKey}
          levelName={levelName}
          onClose={() => view.set({ isReviewShown: false })}
        />
      ) : null}
      {isLayersShown && view.layers ? (
        <LayersPanel view={view} layers={view.layers} onClose={() => view.set({ isLayersShown: false })} />
      ) : null}
      {isViewsShown ? <ViewsPanel desk={views} onClose={() => view.set({ isViewsShown: false })} /> : null}
      {view.evidence ? <Evidence store={store} view={view} desk={view.evidence} projectKey={projectKey} /> : null}
      {isHistoryShown ? (
        <HistoryPanel store={store} view={view} onClose={() => view.set({ isHistoryShown: false })} />
      ) : null}
    </>
  );
}
