/** The choice that a click places, and the command for it, which preview and click share. */
import type { PlanarLabel } from "../../../domain/geometry-records";
import type { Vector3 } from "../../../geometry/vector3";
import { insertObject3D } from "../../commands/insert-object-3d";
import { insertOpening } from "../../commands/insert-opening";
import { rehostOpening } from "../../commands/rehost-opening";
import type { Command } from "../../core/command";
import type { Diff } from "../../core/diff";
import type { NewKey } from "../../core/fresh-key";
import type { ObjectPreset } from "../../core/objects/object-presets";
import type { SelectionItem } from "../../core/selection";

/** The choice for the next click. */
export type Placing =
  | { kind: "opening"; label: PlanarLabel }
  | { kind: "object"; preset: ObjectPreset }
  | { kind: "rehost"; key: string };

/** A position on a surface. */
export type Spot = { faceKey: string; at: Vector3 };

/**
 * Returns the command that places the choice at the spot: without a position, where the face has room; without a face,
 * in the floor's first room.
 */
export function placingCommand(
  placing: Placing,
  { faceKey, at }: Partial<Spot>,
  context: { floorNumber: number; newKey: NewKey },
): Command {
  const { floorNumber, newKey } = context;
  const point = at ? { at } : {};
  switch (placing.kind) {
    case "rehost":
      return (scene) => rehostOpening(scene, { key: placing.key, faceKey: faceKey ?? "", ...point, newKey });
    case "opening":
      return (scene) => insertOpening(scene, { faceKey: faceKey ?? "", label: placing.label, ...point, newKey });
    case "object":
      return (scene) =>
        insertObject3D(scene, { preset: placing.preset, floorNumber, faceKey: faceKey ?? null, ...point, newKey });
  }
}

/** Returns the items to select after placing: of a door between two rooms, the side pointed at. */
export function placedItems(placing: Placing, diff: Diff): SelectionItem[] {
  if (placing.kind === "rehost") return [];
  const kind = placing.kind === "object" ? "object3D" : "objectPlanar";
  return Object.keys(diff[kind]?.added ?? {})
    .slice(0, 1)
    .map((key) => ({ kind, key }));
}
