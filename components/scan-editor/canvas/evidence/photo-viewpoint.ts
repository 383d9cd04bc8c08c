/** Moves the 3D camera to the viewpoint of the open photo while the user looks from there. */
import type { EvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf } from "@/lib/editor/tools/evidence/evidence-photo";
import type { CameraRig } from "../view/camera-rig";

export type PhotoViewpoint = {
  /** Must be called before each frame, after the picture has been sized. */
  update(): void;
  dispose(): void;
};

export function createPhotoViewpoint(
  controller: EvidenceController | null,
  rig: Pick<CameraRig, "lookFrom">,
  requestFrame: () => void,
): PhotoViewpoint {
  /** Key of the photo whose viewpoint the camera has taken. */
  let currentKey: string | null = null;
  const stop = controller?.subscribe(requestFrame);
  return {
    update() {
      const photo = controller && controller.get().returnView !== null ? controller.open() : null;
      const key = photo?.camera ? photo.key : null;
      if (key === currentKey) return;
      currentKey = key;
      if (photo?.camera) rig.lookFrom(photo.camera, aspectOf(photo));
    },
    dispose: () => stop?.(),
  };
}
