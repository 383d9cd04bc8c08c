import { multiply, type Quaternion } from "../../geometry/quaternion";
import type { Vector3 } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { cornersUnder } from "./move-elements";
import { movableVertices } from "./move-vertices";
import { acceptSettled } from "./openings/settle-openings";

export type Turn = {
  items: readonly SelectionItem[];
  /** The upright axis goes through here. */
  pivot: Vector3;
  /** Radians, anticlockwise seen from above. */
  angle: number;
};

/** A point turned about the upright axis through the pivot. */
export function turnPoint([x, y, z]: Vector3, pivot: Vector3, angle: number): [number, number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dz] = [x - pivot[0], z - pivot[2]];
  return [pivot[0] + dx * cos + dz * sin, y, pivot[2] - dx * sin + dz * cos];
}

/** Turns elements together about an upright axis. What hangs on a wall turns only with it; locked corners refuse. */
export function turnElements(scene: ReadScene, { items, pivot, angle }: Turn): CommandOutcome {
  if (items.length === 0) return refuse("invalid", COPY.nothingToMove);
  if (!areFinite([...pivot, angle])) return refuse("invalid", COPY.notANumber);
  const turned = cornersUnder(scene, items);
  if (!(turned instanceof Set)) return turned;
  const vertices = movableVertices(scene, turned);
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) {
    const [x, , z] = turnPoint([vertex.x, vertex.y, vertex.z], pivot, angle);
    writeUpdate(diff, "vertex", vertex, { x, z });
  }
  const half: Quaternion = [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
  for (const { kind, key } of items) {
    if (kind === "objectPlanar") {
      const host = scene.get("face", scene.get("objectPlanar", key)?.faceKey ?? "");
      if (!host?.loops.flat().every((corner) => turned.has(corner))) {
        return refuse("invalid", COPY.turnsWithFace, [key]);
      }
    }
    const object = kind === "object3D" ? scene.get("object3D", key) : undefined;
    if (!object || angle === 0) continue;
    const [x, y, z, w] = multiply(half, object.quaternion);
    // Of the two quaternions that are one direction, that of the shorter way.
    const sign = w < 0 ? -1 : 1;
    writeUpdate(diff, "object3D", object, {
      position: turnPoint(object.position, pivot, angle),
      quaternion: [x * sign, y * sign, z * sign, w * sign],
    });
  }
  return acceptSettled(scene, COPY.turn(items.length), diff, { carried: turned });
}
