import { addCapturedPlaces } from "../overlay/captured-shapes";
import { addContested } from "../overlay/contested-shapes";
import type { OverlayShapes } from "../overlay/overlay-shapes";
import type { PaneShare } from "./pane";

/** Adds the shapes that every pane draws: captured places in a review, contested records, tools and evidence. */
export function addSharedShapes(shapes: OverlayShapes, share: PaneShare): void {
  const { store, view, floorNumber } = share;
  const { scene } = store;
  if (view.get().isReviewShown) addCapturedPlaces(shapes, scene, floorNumber, store.getSelection());
  addContested(shapes, scene, floorNumber, view.get().contested, share.names.contested);
  share.toolPicture.addTo(shapes);
  share.placingPicture.addTo(shapes);
  share.evidence.addTo(shapes);
}
