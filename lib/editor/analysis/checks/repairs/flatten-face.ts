/** Flattens a bent face: moves one vertex onto the plane of the others, or else all vertices onto the mean plane. */
import { dot, scale, subtract, type Vector3 } from "../../../../geometry/vector3";
import { setVertexCoordinates, type VertexPlace } from "../../../commands/set-vertex-coordinates";
import { type Command, type CommandOutcome, refuse } from "../../../core/command";
import { loopPlaces, placeOfKey } from "../../../core/measures/places";
import type { ReadScene } from "../../../core/scene";
import { REPAIR_COPY as COPY } from "../copy";
import type { Finding } from "../finding";
import { meanPlane } from "../plane-distance";
import { guarded, newOutlineFindings } from "./guard-repair";
import type { RepairMaker } from "./repair";
import { named } from "./repair-reference";

type Plane = NonNullable<ReturnType<typeof meanPlane>>;

/** Projects a vertex onto a plane, along its normal. */
function projectOnto(plane: Plane, key: string, [x, y, z]: Vector3): VertexPlace {
  const off = scale(plane.normal, dot(subtract([x, y, z], plane.middle), plane.normal));
  return { key, x: x - off[0], y: y - off[1], z: z - off[2] };
}

function projectVertices(scene: ReadScene, plane: Plane | null, keys: readonly string[]): VertexPlace[] {
  return keys.flatMap((key) => {
    const point = placeOfKey(scene, key);
    return plane && point ? [projectOnto(plane, key, point)] : [];
  });
}

/** Yields a move for each single vertex, then one for all vertices. */
function* candidates(scene: ReadScene, faceKey: string): Generator<VertexPlace[]> {
  const loops = scene.get("face", faceKey)?.loops ?? [];
  const [outer = []] = loops;
  if (outer.length > 3) {
    for (const key of outer) {
      const others = outer.filter((other) => other !== key);
      yield projectVertices(scene, meanPlane(loopPlaces(scene, others)), [key]);
    }
  }
  yield projectVertices(scene, meanPlane(loopPlaces(scene, outer)), [...new Set(loops.flat())]);
}

/** Picks the safe move that leaves the fewest new findings on faces; on a tie, the one with fewer vertices. */
function flatten(finding: Finding, faceKey: string): Command {
  return (scene): CommandOutcome => {
    let best: { outcome: CommandOutcome; worse: number } | null = null;
    let refusal: CommandOutcome = refuse("invalid", COPY.whyBent, [faceKey]);
    for (const moves of candidates(scene, faceKey)) {
      const outcome = guarded(finding, (currentScene) => setVertexCoordinates(currentScene, moves))(scene);
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

/** Flattens the face of the finding, or the host of an opening that is off the surface. */
export const flattenFace: RepairMaker = (_scene, finding) => ({
  name: COPY.flatten,
  command: flatten(finding, finding.otherKey ?? finding.items[0]?.key ?? ""),
});
