/** Soft shadows where walls meet the floor and under objects on it. */
import type { Object3D } from "@/lib/domain/geometry-records";
import type { DrawnExtent, DrawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { offsetLoop } from "@/lib/editor/analysis/plan/miter";
import { rotate } from "@/lib/geometry/quaternion";
import { add, type Vector3 } from "@/lib/geometry/vector3";
import { UP } from "../view/up";
import { type Shade, type SlotWriter, SURFACE_KIND } from "./triangle-buffer";

const FOOT_WIDTH = 0.55;
const CONTACT_REACH = 0.3;
const LIFT = 0.003;
/** An object whose bottom is at least this far above the floor casts no shadow, in meters. */
const MAX_SHADOW_GAP = 0.25;

export const footCapacity = ({ face, loops }: DrawnExtent): number =>
  face.label === "floor" ? (loops[0] ?? 0) * 2 : 0;

const lift = (point: Vector3): Vector3 => [point[0], point[1] + LIFT, point[2]];

/** Writes a shadow along a floor's edges: strength 1 at the wall, 0 at its inner border. */
export function writeFootShade(writer: SlotWriter, shape: DrawnFace): void {
  const loop = shape.loops[0] ?? [];
  if (shape.face.label === "floor" && shape.frame) {
    const inner = offsetLoop(loop, FOOT_WIDTH);
    loop.forEach((from, index) => {
      const next = (index + 1) % loop.length;
      writer.quad([lift(from), lift(loop[next]!), lift(inner[next]!), lift(inner[index]!)], UP, SURFACE_KIND.wall, [
        [1, 0, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
    });
  }
  writer.end();
}

/** Writes a shadow under an object; corners have their offset from its center and half its extents, in meters. */
export function writeContactShade(writer: SlotWriter, object: Object3D, floorHeight: number): void {
  const [width, height, depth] = object.size;
  const bottom = object.position[1] - height / 2;
  if (bottom - floorHeight < MAX_SHADOW_GAP) {
    const [x, z] = [width / 2 + CONTACT_REACH, depth / 2 + CONTACT_REACH];
    const corner = (dx: number, dz: number): Vector3 => {
      const [px, , pz] = add(object.position, rotate(object.quaternion, [dx, 0, dz]));
      return [px, floorHeight + LIFT * 2, pz];
    };
    const shade = (dx: number, dz: number): Shade => [dx, dz, width / 2, depth / 2];
    writer.quad([corner(-x, z), corner(x, z), corner(x, -z), corner(-x, -z)], UP, SURFACE_KIND.floor, [
      shade(-x, z),
      shade(x, z),
      shade(x, -z),
      shade(-x, -z),
    ]);
  }
  writer.end();
}
