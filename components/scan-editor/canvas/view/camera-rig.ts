/** Keeps three's camera at an orbit view, and answers the camera's commands. */
import type { PerspectiveCamera } from "three";
import type { PinholeCamera } from "@/lib/geometry/project-point";
import type { Vector3 } from "@/lib/geometry/vector3";
import {
  eyeOf,
  fitPoints,
  type Lens,
  type OrbitView,
  orbit,
  pan,
  type Shares,
  towardEye,
  viewFrom,
  zoom,
} from "./orbit-view";

export type CameraRig = {
  get(): OrbitView;
  lens(): Lens;
  resize(aspect: number): void;
  show(view: OrbitView): void;
  /** Sees what a photo of this width by height shows, all of it; what moves the camera by hand begins there. */
  standAt(eye: PinholeCamera, aspect: number): void;
  /** In pixels of a picture of this height. */
  orbitBy(dx: number, dy: number, height: number): void;
  panBy(dx: number, dy: number, height: number): void;
  zoomBy(factor: number, toward: Vector3 | null): void;
  /** Clear of what stands over the picture. */
  fit(points: readonly Vector3[], covered: Shares): void;
};

/** A drag over the picture's height turns the camera this far. */
const TURN_PER_HEIGHT = Math.PI * 1.1;
/** In metres. */
const NEAR_AT_PHOTO = 0.02;
const FAR_AT_PHOTO = 400;

export function createCameraRig(camera: PerspectiveCamera, start: OrbitView, onChange: () => void): CameraRig {
  let view = start;
  const ownLens = camera.fov;
  let standing: { halfHeight: number; aspect: number } | null = null;
  const lens = (): Lens => ({ halfHeight: Math.tan((camera.fov * Math.PI) / 360), aspect: camera.aspect });

  /** As high as the photo, or higher where the picture is narrower: its whole width is to be seen. */
  function takePhotoLens(): void {
    if (!standing) return;
    const half = standing.halfHeight * Math.max(1, standing.aspect / camera.aspect);
    camera.fov = (Math.atan(half) * 360) / Math.PI;
  }

  /** With the lens that it has. */
  function place(next: OrbitView): void {
    standing = null;
    view = next;
    const [dx, dy, dz] = towardEye(view);
    camera.position.set(...eyeOf(view));
    // Looking straight down has no up of its own: the azimuth tells where the top of the picture is.
    if (Math.abs(dy) > 0.999) camera.up.set(-dx, 0, -dz).normalize();
    else camera.up.set(0, 1, 0);
    camera.lookAt(...view.target);
    camera.near = Math.max(0.02, view.distance / 200);
    camera.far = view.distance * 2 + 400;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
    onChange();
  }

  function show(next: OrbitView): void {
    camera.fov = ownLens;
    place(next);
  }

  show(start);
  return {
    get: () => view,
    lens,
    resize(aspect) {
      camera.aspect = aspect;
      takePhotoLens();
      camera.updateProjectionMatrix();
    },
    show,
    standAt(eye, aspect) {
      view = viewFrom(eye);
      standing = { halfHeight: Math.tan(eye.fovY / 2), aspect };
      takePhotoLens();
      camera.position.set(...eye.position);
      // Held askew it is askew: an orbit view never is.
      camera.quaternion.set(...eye.quaternion);
      camera.near = NEAR_AT_PHOTO;
      camera.far = FAR_AT_PHOTO;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      onChange();
    },
    orbitBy: (dx, dy, height) => {
      const scale = TURN_PER_HEIGHT / height;
      place(orbit(view, -dx * scale, dy * scale));
    },
    panBy: (dx, dy, height) => place(pan(view, lens(), dx / height, -dy / height)),
    zoomBy: (factor, toward) => place(zoom(view, factor, toward)),
    fit: (points, covered) => show(fitPoints(view, lens(), points, covered)),
  };
}
