/** The outline of a planar object in the host frame of its wall. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { signedArea } from "../../../geometry/polygon-area";
import type { Vector2 } from "../../../geometry/vector2";

/** Returns the corners as [u, v] in meters, rotated and placed. */
export function planarOutline({ u, v, width, height, rotation = 0, outline }: ObjectPlanar): Vector2[] {
  const [x, y] = [width / 2, height / 2];
  // The common case: an upright rectangle.
  if (rotation === 0 && !(outline && outline.length >= 3)) {
    return [
      [u - x, v - y],
      [u + x, v - y],
      [u + x, v + y],
      [u - x, v + y],
    ];
  }
  const corners: readonly Vector2[] =
    outline && outline.length >= 3
      ? outline
      : [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return corners.map(([a, b]) => [u + a * cos - b * sin, v + a * sin + b * cos]);
}

/** Returns the number of corners of the outline. */
export const outlineCorners = ({ outline }: ObjectPlanar): number =>
  outline && outline.length >= 3 ? outline.length : 4;

/** Returns the area of the outline, or width × height, in m². */
export const planarArea = (object: ObjectPlanar): number =>
  object.outline && object.outline.length >= 3 ? Math.abs(signedArea(object.outline)) : object.width * object.height;
