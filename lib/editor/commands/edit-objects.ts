/** Shared code of the commands that place several 3D objects. */
import type { Object3D } from "../../domain/geometry-records";
import { acceptPlaces, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import type { ReadScene } from "../core/scene";

export type Placed = Partial<Pick<Object3D, "position" | "size" | "quaternion">>;

/** Places several objects, all or none. `place` returns the new placement of an object, or the reason to refuse. */
export function editObjects(
  scene: ReadScene,
  edit: { keys: readonly string[]; label: (count: number) => string; place: (object: Object3D) => Placed | string },
): CommandOutcome {
  const keys = [...new Set(edit.keys)];
  if (keys.length === 0) return refuse("invalid", COPY.nothingToMove);
  const diff: Diff = {};
  for (const key of keys) {
    const object = scene.get("object3D", key);
    if (!object) return refuse("missing", COPY.missing, [key]);
    const placed = edit.place(object);
    if (typeof placed === "string") return refuse("invalid", placed, [key]);
    writeUpdate(diff, "object3D", object, placed);
  }
  return acceptPlaces(edit.label(keys.length), diff);
}
