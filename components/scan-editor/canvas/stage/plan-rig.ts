/** Keeps the three.js camera straight above a plan view. */
import type { OrthographicCamera } from "three";
import type { Vector3 } from "@/lib/geometry/vector3";
import { fitPlan, type Margins, type PlanView, panPlan, planAxes, zoomPlan } from "../view/plan-view";

export type PlanRig = {
  get(): PlanView;
  show(view: PlanView): void;
  /** Sets the size of the picture, in pixels of the page. */
  resize(width: number, height: number): void;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, toward: Vector3 | null): void;
  /** Shows all points in the part of the picture that no bar covers. */
  fit(points: readonly Vector3[], covered: Margins): void;
};

/** Height of the camera in meters, above every home. */
const HEIGHT = 400;

export function createPlanRig(camera: OrthographicCamera, start: PlanView, onChange: () => void): PlanRig {
  let view = start;
  let width = 1;
  let height = 1;
  camera.near = 1;
  camera.far = HEIGHT * 2;

  function placeCamera(): void {
    const { right, down } = planAxes(view);
    const [halfWidth, halfHeight] = [(width / 2) * view.metersPerPixel, (height / 2) * view.metersPerPixel];
    camera.left = -halfWidth;
    camera.right = halfWidth;
    camera.top = halfHeight;
    camera.bottom = -halfHeight;
    camera.position.set(view.x, HEIGHT, view.z);
    camera.matrix.set(right[0], -down[0], 0, view.x, 0, 0, 1, HEIGHT, right[1], -down[1], 0, view.z, 0, 0, 0, 1);
    camera.quaternion.setFromRotationMatrix(camera.matrix);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  function show(next: PlanView): void {
    view = next;
    placeCamera();
    onChange();
  }

  placeCamera();
  return {
    get: () => view,
    show,
    resize(nextWidth, nextHeight) {
      width = nextWidth;
      height = nextHeight;
      placeCamera();
    },
    panBy: (dx, dy) => show(panPlan(view, dx, dy)),
    zoomBy: (factor, toward) => show(zoomPlan(view, factor, toward ? [toward[0], toward[2]] : [view.x, view.z])),
    fit: (points, covered) => show(fitPlan(view, points, width, height, covered)),
  };
}
