/** Converts between meters and pixels of a plan. Ignores heights. */
import type { PixelProjection } from "./pixel-projection";
import { type PlanView, planAxes } from "./plan-view";

export type PlanProjection = PixelProjection & {
  readonly metersPerPixel: number;
  /** Returns the point under a pixel, in meters. */
  placeAt(x: number, y: number): [x: number, z: number];
  update(view: PlanView, width: number, height: number): void;
};

export function createPlanProjection(): PlanProjection {
  let view: PlanView = { x: 0, z: 0, metersPerPixel: 1, azimuth: 0 };
  let axes = planAxes(view);
  const projection = {
    width: 1,
    height: 1,
    metersPerPixel: 1,
    at: { x: 0, y: 0, depth: 1 },
    project(x: number, _y: number, z: number): boolean {
      const [dx, dz] = [x - view.x, z - view.z];
      projection.at.x = projection.width / 2 + (dx * axes.right[0] + dz * axes.right[1]) / view.metersPerPixel;
      projection.at.y = projection.height / 2 + (dx * axes.down[0] + dz * axes.down[1]) / view.metersPerPixel;
      return true;
    },
    placeAt(x: number, y: number): [number, number] {
      const across = (x - projection.width / 2) * view.metersPerPixel;
      const along = (y - projection.height / 2) * view.metersPerPixel;
      const { right, down } = axes;
      return [view.x + right[0] * across + down[0] * along, view.z + right[1] * across + down[1] * along];
    },
    update(next: PlanView, width: number, height: number): void {
      view = next;
      axes = planAxes(next);
      projection.width = width;
      projection.height = height;
      projection.metersPerPixel = next.metersPerPixel;
    },
  };
  return projection;
}
