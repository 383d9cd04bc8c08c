"use client";

import { useEditor } from "../../context/editor-context";
import { useViewPart } from "../../state/use-store";
import { PhotoWindow } from "./photo-window";
import { PhotosPanel } from "./photos-panel";
import { useEvidence, useEvidencePhotos } from "./use-evidence";

/** The photos of the model: their list and the open one. Loaded on first use. */
export function Evidence({ projectKey }: { projectKey: string }) {
  const { store, view } = useEditor();
  const { evidence } = view;
  const isPhotosShown = useViewPart(view, "isPhotosShown");
  const { arePlacesShown, openKey, photos } = useEvidence(evidence);
  const isNeeded = isPhotosShown || arePlacesShown || openKey !== null || photos.length > 0;
  const reading = useEvidencePhotos(evidence, { projectKey, surveyKey: store.scene.surveyKey, isNeeded });
  return (
    <>
      {isPhotosShown ? <PhotosPanel reading={reading} /> : null}
      <PhotoWindow />
    </>
  );
}
