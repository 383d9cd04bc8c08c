/** Describes how much of a floor's plan is still as scanned. */
import { scanDifference } from "../../core/provenance/scan-difference";
import type { ReadScene } from "../../core/scene";
import { EXPORT_COPY } from "./copy";
import { keysOfPlan } from "./keys-of-plan";

/** Kinds that a plan draws separately; vertices and edges are drawn as part of faces. */
const SHOWN_KINDS = ["face", "objectPlanar", "object3D"] as const;

/** Returns a sentence for the plan's title; empty for a floor without scanned elements. */
export function scanOrigin(scene: ReadScene, floorNumber: number): string {
  let captured = 0;
  let edited = 0;
  let added = 0;
  for (const kind of SHOWN_KINDS) {
    for (const key of keysOfPlan(scene, kind, floorNumber)) {
      const record = scene.get(kind, key);
      if (record?.captured) {
        captured += 1;
        const difference = scanDifference(scene, { kind, key });
        if (difference && (difference.fields.length > 0 || difference.moved > 0)) edited += 1;
      } else if (record?.source !== "solver") added += 1;
    }
  }
  return captured === 0 ? "" : EXPORT_COPY.scanned(captured, edited, added);
}
