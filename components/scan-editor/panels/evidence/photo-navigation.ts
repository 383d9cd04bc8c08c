/** Opens photos in sequence, moves the camera to their positions, and moves the camera back. */
import { type EvidencePhoto, photosOnFloor } from "@/lib/editor/tools/evidence/evidence-photo";
import { LAYOUTS } from "../../canvas/view/editor-view";
import { goToFloor } from "../../canvas/view/go-to-floor";
import type { StoreAndView } from "../../context/editor-context";
import { focusOutsidePhoto, isInPhoto } from "./photo-focus";

/** Returns the photos to step through: of the floor shown, and of the chosen room, if any. */
export function listedPhotos({ view }: Pick<StoreAndView, "view">): EvidencePhoto[] {
  const { photos, room } = view.evidence.get();
  return photosOnFloor(photos, view.get().floorNumber, room);
}

/** Opens a photo. If the camera is at another photo's position, moves the camera to the new photo's, if known. */
export function openPhoto(context: StoreAndView, key: string): void {
  const { evidence } = context.view;
  evidence.show(key);
  if (evidence.get().returnView !== null) lookFromPhoto(context);
}

/** Opens the next photo of the list, or the previous (-1), wrapping around; the first if none is open. */
export function stepPhoto(context: StoreAndView, step: 1 | -1): void {
  const photos = listedPhotos(context);
  const index = photos.findIndex(({ key }) => key === context.view.evidence.get().openKey);
  const next = index < 0 ? (step > 0 ? 0 : photos.length - 1) : (index + step + photos.length) % photos.length;
  const photo = photos[next];
  if (photo) openPhoto(context, photo.key);
}

/** Moves the camera to the photo's position, in 3D and on the photo's floor. */
export function lookFromPhoto({ store, view }: StoreAndView): void {
  const { evidence } = view;
  const photo = evidence.open();
  if (!photo?.camera) return;
  const { floorNumber, layout } = view.get();
  const returnView = evidence.get().returnView ?? { floorNumber, layout, pose: view.camera?.current() ?? null };
  if (photo.floorNumber !== null) goToFloor(store, view, photo.floorNumber);
  if (layout === "plan") view.set({ layout: "3d" });
  evidence.set({ returnView: { ...returnView } });
}

/** Moves the camera back from a photo's position. Returns false if the camera is not at a photo. */
export function leavePhoto({ store, view }: StoreAndView): boolean {
  const { evidence } = view;
  const { returnView } = evidence.get();
  if (!returnView) return false;
  evidence.set({ returnView: null });
  const isSameFloor = returnView.floorNumber === view.get().floorNumber;
  // The canvas of another floor opens at this position; the current one moves there.
  if (!isSameFloor) view.opening = returnView.pose;
  goToFloor(store, view, returnView.floorNumber);
  view.set({ layout: LAYOUTS.find((layout) => layout === returnView.layout) ?? "3d" });
  if (isSameFloor && returnView.pose) view.camera?.goTo(returnView.pose);
  return true;
}

/** Closes the photo, moves the camera back, and moves the focus out of the photo window. */
export function closePhoto(context: StoreAndView): void {
  const hasFocus = isInPhoto();
  leavePhoto(context);
  context.view.evidence.show(null);
  if (hasFocus) focusOutsidePhoto();
}

/** Undoes a mark, else moves the camera back, else closes a focused photo. Returns false if none of these applied. */
export function backFromPhoto(context: StoreAndView, isInPhoto: boolean): boolean {
  const { evidence } = context.view;
  if (evidence.undoMark() || leavePhoto(context)) return true;
  if (!isInPhoto || evidence.get().openKey === null) return false;
  closePhoto(context);
  return true;
}
