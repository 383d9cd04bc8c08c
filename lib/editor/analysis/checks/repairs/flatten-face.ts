/** A bent face: the corner that lies off the plane of the others comes onto it, else all come onto the mean plane. */
import { dot, scale, subtract, type Vector3 } from "../../../../geometry/vector3";
import { setVertexCoordinates, type VertexPlace } from "../../../commands/set-vertex-coordinates";
import { type Command, type CommandOutcome, refuse } from "../../../core/command";
import { loopPlaces, placeOfKey } from "../../../core/measures/places";
import type { ReadScene } from "../../../core/scene";
import type { Finding } from "../finding";
import { meanPlane } from "../plane-distance";
import { REPAIR_COPY as COPY } from "./copy";
import { named } from "./mend-reference";
import type { RepairMaker } from "./repair";
import { newOutlineFindings, soundly } from "./sound-repair";

type Plane = NonNullable<ReturnType<typeof meanPlane>>;

/** Where a corner comes to lie on a plane, straight along its normal. */
function onto(plane: Plane, key: string, [x, y, z]: Vector3): VertexPlace {
  const off = scale(plane.normal, dot(subtract([x, y, z], plane.middle), plane.normal));
  return { key, x: x - off[0], y: y - off[1], z: z - off[2] };
}

function placesOn(scene: ReadScene, plane: Plane | null, keys: readonly string[]): VertexPlace[] {
  return keys.flatMap((key) => {
    const place = placeOfKey(scene, key);
    return plane && place ? [onto(plane, key, place)] : [];
  });
}

/** One corner alone each, then all of them. */
function* candidates(scene: ReadScene, faceKey: string): Generator<VertexPlace[]> {
  const loops = scene.get("face", faceKey)?.loops ?? [];
  const [outer = []] = loops;
  if (outer.length > 3) {
    for (const key of outer) {
      const others = outer.filter((other) => other !== key);
      yield placesOn(scene, meanPlane(loopPlaces(scene, others)), [key]);
    }
  }
  yield placesOn(scene, meanPlane(loopPlaces(scene, outer)), [...new Set(loops.flat())]);
}

/** The sound one that leaves the fewest faces worse than they are; of equals the one that moves fewer corners. */
function flatten(finding: Finding, faceKey: string): Command {
  return (scene): CommandOutcome => {
    let best: { outcome: CommandOutcome; worse: number } | null = null;
    let refusal: CommandOutcome = refuse("invalid", COPY.whyBent, [faceKey]);
    for (const places of candidates(scene, faceKey)) {
      const outcome = soundly(finding, (now) => setVertexCoordinates(now, places))(scene);
      if (!outcome.ok) {
        if (outcome.refusal.code === "locked") refusal = outcome;
        continue;
      }
      const worse = newOutlineFindings(scene, outcome.diff).length;
      if (!best || worse < best.worse) best = { outcome, worse };
      if (worse === 0) break;
    }
    return named(best?.outcome ?? refusal, COPY.flatten);
  };
}

/** Of the face itself, or of the host that bends away under an opening. */
export const flattenFace: RepairMaker = (_scene, finding) => ({
  name: COPY.flatten,
  command: flatten(finding, finding.otherKey ?? finding.items[0]?.key ?? ""),
});
