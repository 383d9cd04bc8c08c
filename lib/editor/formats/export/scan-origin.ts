/** How much of a floor's plan is as it was scanned, in words for its title. */
import { scanDifference } from "../../core/provenance/scan-difference";
import type { ReadScene } from "../../core/scene";
import { EXPORT_COPY } from "./copy";
import { keysOfPlan } from "./keys-of-plan";

/** What a plan shows by itself; corners and edges are told by their faces. */
const SHOWN = ["face", "objectPlanar", "object3D"] as const;

/** Empty for a floor that nobody has scanned: all of it is drawn by hand. */
export function scanOrigin(scene: ReadScene, floorNumber: number): string {
  let [captured, edited, added] = [0, 0, 0];
  for (const kind of SHOWN) {
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
