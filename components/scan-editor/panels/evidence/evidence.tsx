"use client";

import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { EvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import type { EditorView } from "../../canvas/view/editor-view";
import { useViewPart } from "../../state/use-store";
import { PhotoWindow } from "./photo-window";
import { PhotosPanel } from "./photos-panel";
import { useEvidence, useEvidencePhotos } from "./use-evidence";

/** The photos beside the model: their list, where it is asked for, and the one that is open. Read once somebody wants them. */
export function Evidence(props: {
  store: EditorStore;
  view: EditorView;
  desk: EvidenceController;
  projectKey: string;
}) {
  const { store, view, desk, projectKey } = props;
  const isPhotosShown = useViewPart(view, "isPhotosShown");
  const { arePlacesShown, openKey, photos } = useEvidence(desk);
  const isWanted = isPhotosShown || arePlacesShown || openKey !== null || photos.length > 0;
  const reading = useEvidencePhotos(desk, { projectKey, surveyKey: store.scene.surveyKey, isWanted });
  return (
    <>
      {isPhotosShown ? <PhotosPanel store={store} view={view} desk={desk} reading={reading} /> : null}
      <PhotoWindow store={store} view={view} desk={desk} />
    </>
  );
}
