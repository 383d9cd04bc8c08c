/** The elements that a file is to show and does not: each is told, none is dropped silently. */
import type { FaceLabel, ObjectPlanar } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { keysOfPlan } from "./keys-of-plan";

/** A plan shows what stands on a floor; ceilings and roofs lie over it, and what is on them with them. */
const ON_PLAN: ReadonlySet<FaceLabel> = new Set(["floor", "wall", "step"]);

/** `shown`: the keys that the plan's marks stand for. */
export function leftOutOfPlan(scene: ReadScene, floorNumber: number, shown: ReadonlySet<string>): string[] {
  const isWanted = ({ faceKey, label, twinKey }: ObjectPlanar): boolean => {
    const host = scene.get("face", faceKey);
    // A door between two rooms is drawn on one side of their wall.
    if (label === "door" && twinKey && shown.has(twinKey) && scene.get("objectPlanar", twinKey)?.label === "door")
      return false;
    return !host || ON_PLAN.has(host.label);
  };
  const wanted = [
    ...keysOfPlan(scene, "face", floorNumber).filter((key) => ON_PLAN.has(scene.get("face", key)!.label)),
    ...keysOfPlan(scene, "objectPlanar", floorNumber).filter((key) => isWanted(scene.get("objectPlanar", key)!)),
    ...keysOfPlan(scene, "object3D", floorNumber),
  ];
  return wanted.filter((key) => !shown.has(key));
}

/** `shown`: the keys that the model's nodes and triangles bear. */
export function leftOutOfModel(scene: ReadScene, shown: ReadonlySet<string>): string[] {
  const keys = (["face", "objectPlanar", "object3D"] as const).flatMap((kind) =>
    [...scene.values(kind)].map((record) => record.key),
  );
  return keys.filter((key) => !shown.has(key));
}
