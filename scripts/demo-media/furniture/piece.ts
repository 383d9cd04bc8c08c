/** A piece of furniture under construction, in its own measures. */
import { add, scale } from "../../../lib/geometry/vector3";
import type { HomeObject } from "../home-rooms";
import type { Material } from "../materials";
import type { Frame, SceneBuilder } from "../surfaces";

/** x from the middle to the right seen from the front, y from its underside, z from the middle to the front; metres. */
export type Piece = {
  width: number;
  height: number;
  depth: number;
  /** Of its underside over the floor. */
  elevation: number;
  seed: number;
  frame: Frame;
  box(
    x: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
    front?: Material,
  ): void;
  turned(
    centre: readonly [number, number, number],
    rings: readonly (readonly [number, number, number])[],
    material: Material,
    sides?: number,
  ): void;
};

export function pieceOf(scene: SceneBuilder, object: HomeObject, elevation: number, subject: number): Piece {
  const [width, height, depth] = object.size;
  const frame = { ...object.frame, origin: add(object.frame.origin, scale(object.frame.y, -height / 2)) };
  const seed = [...object.record.key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return {
    width,
    height,
    depth,
    elevation,
    seed: Math.abs(seed) % 10_000,
    frame,
    box: ([x0, x1], [y0, y1], [z0, z1], material, front) =>
      scene.box(frame, [x0, y0, z0], [x1, y1, z1], material, subject, front),
    turned: (centre, rings, material, sides) => scene.turned(frame, centre, rings, material, subject, sides),
  };
}
