/** Elements that a file cannot show, so that none is dropped silently. */
import type { FaceLabel, ObjectPlanar } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { keysOfPlan } from "./keys-of-plan";

/** A plan shows floors, walls and steps; ceilings and roofs are above it. */
const ON_PLAN: ReadonlySet<FaceLabel> = new Set(["floor", "wall", "step"]);

/** Returns the keys that the plan does not show. `shown`: keys of the plan's marks. */
export function leftOutOfPlan(scene: ReadScene, floorNumber: number, shown: ReadonlySet<string>): string[] {
  const isOnPlan = ({ faceKey, label, twinKey }: ObjectPlanar): boolean => {
    const host = scene.get("face", faceKey);
    // A door between two rooms is drawn on one side of the wall.
    if (label === "door" && twinKey && shown.has(twinKey) && scene.get("objectPlanar", twinKey)?.label === "door")
      return false;
    return !host || ON_PLAN.has(host.label);
  };
  const expected = [
    ...keysOfPlan(scene, "face", floorNumber).filter((key) => ON_PLAN.has(scene.get("face", key)!.label)),
    ...keysOfPlan(scene, "objectPlanar", floorNumber).filter((key) => isOnPlan(scene.get("objectPlanar", key)!)),
    ...keysOfPlan(scene, "object3D", floorNumber),
  ];
  return expected.filter((key) => !shown.has(key));
}

/** Returns the keys that the model does not show. `shown`: keys of the model's nodes and triangles. */
export function leftOutOfModel(scene: ReadScene, shown: ReadonlySet<string>): string[] {
  const keys = (["face", "objectPlanar", "object3D"] as const).flatMap((kind) =>
    [...scene.values(kind)].map((record) => record.key),
  );
  return keys.filter((key) => !shown.has(key));
}
