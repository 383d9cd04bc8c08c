/** The outline of a door, window or other planar object in its wall's host frame. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import { signedArea } from "../../../geometry/polygon-area";
import type { Vector2 } from "../../../geometry/vector2";

/** Its corners as [u, v] in metres, turned and moved to its place. */
export function planarOutline({ u, v, width, height, rotation = 0, outline }: ObjectPlanar): Vector2[] {
  const [x, y] = [width / 2, height / 2];
  // As nearly all are.
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

/** How many corners that outline has. */
export const outlineCorners = ({ outline }: ObjectPlanar): number =>
  outline && outline.length >= 3 ? outline.length : 4;

/** Area in m²: of its outline, else width × height. */
export const planarArea = (object: ObjectPlanar): number =>
  object.outline && object.outline.length >= 3 ? Math.abs(signedArea(object.outline)) : object.width * object.height;
