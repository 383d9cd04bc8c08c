import type { Object3D } from "../../domain/geometry-records";
import { acceptPlaces, areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";

/** Center and full extents in meters, rotation as a quaternion [x, y, z, w]; omitted fields stay. */
export type Object3DPlace = { key: string } & Partial<Pick<Object3D, "position" | "size" | "quaternion">>;

/** Moves, resizes or rotates a 3D object. */
export function placeObject3D(scene: ReadScene, place: Object3DPlace): CommandOutcome {
  const { key, position, size, quaternion } = place;
  const object = scene.get("object3D", key);
  if (!object) return refuse("missing", COPY.missing, [key]);
  if (!areFinite([...(position ?? []), ...(size ?? []), ...(quaternion ?? [])])) {
    return refuse("invalid", COPY.notANumber, [key]);
  }
  if (size?.some((extent) => extent <= 0)) return refuse("invalid", COPY.notPositive, [key]);
  const diff: Diff = {};
  writeUpdate(diff, "object3D", object, {
    position: position ?? object.position,
    size: size ?? object.size,
    quaternion: quaternion ?? object.quaternion,
  });
  return acceptPlaces(size ? COPY.resize("object3D") : COPY.move("object3D", 1), diff);
}
