/** Opening photos one after another, standing where they were taken from, and going back. */
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type EvidencePhoto, photosOnFloor } from "@/lib/editor/tools/evidence/evidence-photo";
import { type EditorView, LAYOUTS } from "../../canvas/view/editor-view";
import { goToFloor } from "../../visibility/go-to-floor";
import { focusBesidePhoto, isInPhoto } from "./photo-focus";

type Context = { store: EditorStore; view: EditorView };

/** Those that are gone through: of the floor shown, and of the room where one is chosen. */
export function listedPhotos({ view }: Pick<Context, "view">): EvidencePhoto[] {
  const state = view.evidence?.get();
  return state ? photosOnFloor(state.photos, view.get().floorNumber, state.room) : [];
}

/** What stands at one photo goes on to the other's place, where that is known. */
export function openPhoto(context: Context, key: string): void {
  const desk = context.view.evidence;
  if (!desk) return;
  desk.show(key);
  if (desk.get().standing !== null) standAtPhoto(context);
}

/** The next of the list, or the one before (-1), round and round; the first where none is open. */
export function stepPhoto(context: Context, step: 1 | -1): void {
  const photos = listedPhotos(context);
  const at = photos.findIndex(({ key }) => key === context.view.evidence?.get().openKey);
  const next = at < 0 ? (step > 0 ? 0 : photos.length - 1) : (at + step + photos.length) % photos.length;
  const photo = photos[next];
  if (photo) openPhoto(context, photo.key);
}

/** In 3D, and on the photo's floor. */
export function standAtPhoto({ store, view }: Context): void {
  const desk = view.evidence;
  const photo = desk?.open();
  if (!desk || !photo?.camera) return;
  const { floorNumber, layout } = view.get();
  const from = desk.get().standing ?? { floorNumber, layout, stand: view.camera?.stand() ?? null };
  if (photo.floorNumber !== null) goToFloor(store, view, photo.floorNumber);
  if (layout === "plan") view.set({ layout: "3d" });
  desk.set({ standing: { ...from } });
}

/** False where the camera stands at no photo. */
export function leavePhoto({ store, view }: Context): boolean {
  const desk = view.evidence;
  const from = desk?.get().standing;
  if (!desk || !from) return false;
  desk.set({ standing: null });
  const isHere = from.floorNumber === view.get().floorNumber;
  // Another floor's picture opens in it; the one that stands goes there.
  if (!isHere) view.opening = from.stand;
  goToFloor(store, view, from.floorNumber);
  view.set({ layout: LAYOUTS.find((one) => one === from.layout) ?? "3d" });
  if (isHere && from.stand) view.camera?.goTo(from.stand);
  return true;
}

/** Closes it, and the camera goes back. The focus does not go with the window. */
export function closePhoto(context: Context): void {
  const hasFocus = isInPhoto();
  leavePhoto(context);
  context.view.evidence?.show(null);
  if (hasFocus) focusBesidePhoto();
}

/** One step of what is done with photos; false where there is none. `isInPhoto`: the keys are the photo's. */
export function backFromPhoto(context: Context, isInPhoto: boolean): boolean {
  const desk = context.view.evidence;
  if (!desk) return false;
  if (desk.backInPhoto() || leavePhoto(context)) return true;
  if (!isInPhoto || desk.get().openKey === null) return false;
  closePhoto(context);
  return true;
}
