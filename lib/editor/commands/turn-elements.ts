import { multiply, type Quaternion } from "../../geometry/quaternion";
import type { Vector3 } from "../../geometry/vector3";
import { type CommandOutcome, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { carriedCorners } from "./move-elements";
import { acceptSettled } from "./openings/settle-openings";

export type Turn = {
  items: readonly SelectionItem[];
  /** A point on the vertical axis. */
  pivot: Vector3;
  /** Radians, counterclockwise seen from above. */
  angle: number;
};

/** Rotates a point about the vertical axis through the pivot. */
export function turnPoint([x, y, z]: Vector3, pivot: Vector3, angle: number): [number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dz] = [x - pivot[0], z - pivot[2]];
  return [pivot[0] + dx * cos + dz * sin, y, pivot[2] - dx * sin + dz * cos];
}

/**
 * Rotates elements together about a vertical axis. Openings rotate only with their wall; locked corners are refused.
 */
export function turnElements(scene: ReadScene, { items, pivot, angle }: Turn): CommandOutcome {
  const corners = carriedCorners(scene, items, [...pivot, angle], COPY.turnsWithFace);
  if (!("carried" in corners)) return corners;
  const { carried, vertices } = corners;
  const diff: Diff = {};
  for (const vertex of vertices) {
    const [x, , z] = turnPoint([vertex.x, vertex.y, vertex.z], pivot, angle);
    writeUpdate(diff, "vertex", vertex, { x, z });
  }
  const rotation: Quaternion = [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
  for (const { kind, key } of items) {
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (!object || angle === 0) continue;
    const [x, y, z, w] = multiply(rotation, object.quaternion);
    // Of the two quaternions for one rotation, use the one with the shorter angle.
    const sign = w < 0 ? -1 : 1;
    writeUpdate(diff, "object3D", object, {
      position: turnPoint(object.position, pivot, angle),
      quaternion: [x * sign, y * sign, z * sign, w * sign],
    });
  }
  return acceptSettled(scene, COPY.turn(items.length), diff, { carried });
}
