/** Keeps the three.js camera at an orbit view and moves the view by pixels. */
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
  /** Looks through a photo's camera and shows the whole photo; `aspect` is its width over its height. */
  lookFrom(eye: PinholeCamera, aspect: number): void;
  /** `dx` and `dy` are pixels of a picture of this height. */
  orbitBy(dx: number, dy: number, height: number): void;
  panBy(dx: number, dy: number, height: number): void;
  zoomBy(factor: number, toward: Vector3 | null): void;
  /** Shows all points in the part of the picture that no bar covers. */
  fit(points: readonly Vector3[], covered: Shares): void;
};

/** Angle in radians for a drag over the full height of the picture. */
const TURN_PER_HEIGHT = Math.PI * 1.1;
/** Clipping distances at a photo's viewpoint, in meters. */
const NEAR_AT_PHOTO = 0.02;
const FAR_AT_PHOTO = 400;

export function createCameraRig(camera: PerspectiveCamera, start: OrbitView, onChange: () => void): CameraRig {
  let view = start;
  const defaultFov = camera.fov;
  let photoLens: { halfHeight: number; aspect: number } | null = null;
  const lens = (): Lens => ({ halfHeight: Math.tan((camera.fov * Math.PI) / 360), aspect: camera.aspect });

  /** Shows the photo's full height, or widens the view if the picture is narrower than the photo. */
  function applyPhotoLens(): void {
    if (!photoLens) return;
    const half = photoLens.halfHeight * Math.max(1, photoLens.aspect / camera.aspect);
    camera.fov = (Math.atan(half) * 360) / Math.PI;
  }

  function placeCamera(next: OrbitView): void {
    photoLens = null;
    view = next;
    const [dx, dy, dz] = towardEye(view);
    camera.position.set(...eyeOf(view));
    // Looking straight down, "up" is undefined: the azimuth decides which side is the top of the picture.
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
    camera.fov = defaultFov;
    placeCamera(next);
  }

  show(start);
  return {
    get: () => view,
    lens,
    resize(aspect) {
      camera.aspect = aspect;
      applyPhotoLens();
      camera.updateProjectionMatrix();
    },
    show,
    lookFrom(eye, aspect) {
      view = viewFrom(eye);
      photoLens = { halfHeight: Math.tan(eye.fovY / 2), aspect };
      applyPhotoLens();
      camera.position.set(...eye.position);
      // An orbit view has no roll, but a photo may.
      camera.quaternion.set(...eye.quaternion);
      camera.near = NEAR_AT_PHOTO;
      camera.far = FAR_AT_PHOTO;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      onChange();
    },
    orbitBy: (dx, dy, height) => {
      const scale = TURN_PER_HEIGHT / height;
      placeCamera(orbit(view, -dx * scale, dy * scale));
    },
    panBy: (dx, dy, height) => placeCamera(pan(view, lens(), dx / height, -dy / height)),
    zoomBy: (factor, toward) => placeCamera(zoom(view, factor, toward)),
    fit: (points, covered) => show(fitPoints(view, lens(), points, covered)),
  };
}
