/** Has the 3D camera stand where the open photo was taken from, as long as that is asked for. */
import type { EvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf } from "@/lib/editor/tools/evidence/evidence-photo";
import type { CameraRig } from "../view/camera-rig";

export type PhotoStand = {
  /** Before each frame, once the picture has its size. */
  settle(): void;
  dispose(): void;
};

export function createPhotoStand(
  desk: EvidenceController | null,
  rig: Pick<CameraRig, "standAt">,
  requestFrame: () => void,
): PhotoStand {
  /** Where it stands: a photo's key. */
  let at: string | null = null;
  const stop = desk?.subscribe(requestFrame);
  return {
    settle() {
      const photo = desk && desk.get().standing !== null ? desk.open() : null;
      const wanted = photo?.camera ? photo.key : null;
      if (wanted === at) return;
      at = wanted;
      if (photo?.camera) rig.standAt(photo.camera, aspectOf(photo));
    },
    dispose: () => stop?.(),
  };
}
