/** Opening photos one after another, standing where they were taken from, and going back. */
import { type EvidencePhoto, photosOnFloor } from "@/lib/editor/tools/evidence/evidence-photo";
import { LAYOUTS } from "../../canvas/view/editor-view";
import type { StoreAndView } from "../../context/editor-context";
import { goToFloor } from "../../visibility/go-to-floor";
import { focusBesidePhoto, isInPhoto } from "./photo-focus";

/** Those that are gone through: of the floor shown, and of the room where one is chosen. */
export function listedPhotos({ view }: Pick<StoreAndView, "view">): EvidencePhoto[] {
  const { photos, room } = view.evidence.get();
  return photosOnFloor(photos, view.get().floorNumber, room);
}

/** What stands at one photo goes on to the other's place, where that is known. */
export function openPhoto(context: StoreAndView, key: string): void {
  const { evidence } = context.view;
  evidence.show(key);
  if (evidence.get().standing !== null) standAtPhoto(context);
}

/** The next of the list, or the one before (-1), round and round; the first where none is open. */
export function stepPhoto(context: StoreAndView, step: 1 | -1): void {
  const photos = listedPhotos(context);
  const at = photos.findIndex(({ key }) => key === context.view.evidence.get().openKey);
  const next = at < 0 ? (step > 0 ? 0 : photos.length - 1) : (at + step + photos.length) % photos.length;
  const photo = photos[next];
  if (photo) openPhoto(context, photo.key);
}

/** In 3D, and on the photo's floor. */
export function standAtPhoto({ store, view }: StoreAndView): void {
  const { evidence } = view;
  const photo = evidence.open();
  if (!photo?.camera) return;
  const { floorNumber, layout } = view.get();
  const from = evidence.get().standing ?? { floorNumber, layout, stand: view.camera?.current() ?? null };
  if (photo.floorNumber !== null) goToFloor(store, view, photo.floorNumber);
  if (layout === "plan") view.set({ layout: "3d" });
  evidence.set({ standing: { ...from } });
}

/** False where the camera stands at no photo. */
export function leavePhoto({ store, view }: StoreAndView): boolean {
  const { evidence } = view;
  const from = evidence.get().standing;
  if (!from) return false;
  evidence.set({ standing: null });
  const isHere = from.floorNumber === view.get().floorNumber;
  // Another floor's picture opens in it; the one that stands goes there.
  if (!isHere) view.opening = from.stand;
  goToFloor(store, view, from.floorNumber);
  view.set({ layout: LAYOUTS.find((one) => one === from.layout) ?? "3d" });
  if (isHere && from.stand) view.camera?.goTo(from.stand);
  return true;
}

/** Closes it, and the camera goes back. The focus does not go with the window. */
export function closePhoto(context: StoreAndView): void {
  const hasFocus = isInPhoto();
  leavePhoto(context);
  context.view.evidence.show(null);
  if (hasFocus) focusBesidePhoto();
}

/** One step of what is done with photos; false where there is none. `isInPhoto`: the keys are the photo's. */
export function backFromPhoto(context: StoreAndView, isInPhoto: boolean): boolean {
  const { evidence } = context.view;
  if (evidence.backInPhoto() || leavePhoto(context)) return true;
  if (!isInPhoto || evidence.get().openKey === null) return false;
  closePhoto(context);
  return true;
}
