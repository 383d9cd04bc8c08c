/** Keeps three's camera at an orbit view, and answers the camera's commands. */
import type { PerspectiveCamera } from "three";
import type { Vector3 } from "@/lib/geometry/vector3";
import { eyeOf, fitPoints, type Lens, type OrbitView, orbit, pan, towardEye, zoom } from "../view/orbit-view";

export type CameraRig = {
  get(): OrbitView;
  lens(): Lens;
  resize(aspect: number): void;
  show(view: OrbitView): void;
  /** In pixels of a picture of this height. */
  orbitBy(dx: number, dy: number, height: number): void;
  panBy(dx: number, dy: number, height: number): void;
  zoomBy(factor: number, toward: Vector3 | null): void;
  /** `covered`: the share of the picture's height, from below, that something stands over. */
  fit(points: readonly Vector3[], covered: number): void;
};

/** A drag over the picture's height turns the camera this far. */
const TURN_PER_HEIGHT = Math.PI * 1.1;

export function createCameraRig(camera: PerspectiveCamera, start: OrbitView, onChange: () => void): CameraRig {
  let view = start;
  const lens = (): Lens => ({ halfHeight: Math.tan((camera.fov * Math.PI) / 360), aspect: camera.aspect });

  function show(next: OrbitView): void {
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

  show(start);
  return {
    get: () => view,
    lens,
    resize(aspect) {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    },
    show,
    orbitBy: (dx, dy, height) => {
      const scale = TURN_PER_HEIGHT / height;
      show(orbit(view, -dx * scale, dy * scale));
    },
    panBy: (dx, dy, height) => show(pan(view, lens(), dx / height, -dy / height)),
    zoomBy: (factor, toward) => show(zoom(view, factor, toward)),
    fit: (points, covered) => show(fitPoints(view, lens(), points, covered)),
  };
}
