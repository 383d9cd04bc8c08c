import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";
import { isUprightWall, pullWall } from "./topology/pull-wall";

/** Metres out of the room where above 0, into it below. */
export type WallExtrusion = { faceKeys: readonly string[]; distance: number; newKey?: NewKey };

/**
 * Pulls walls off their place: floor and ceiling follow, new walls on shared corners close the sides. What hangs on a wall
 * goes along, and its twin is let go. Nothing that was there is moved, so locked corners stay.
 */
export function extrudeWall(scene: ReadScene, { faceKeys, distance, newKey }: WallExtrusion): CommandOutcome {
  if (faceKeys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseWall);
  if (!areFinite([distance])) return refuse("invalid", COPY.notANumber);
  if (Math.abs(distance) < 0.005) return refuse("invalid", TOPOLOGY_COPY.noDistance);
  const draft = createDraft(scene, newKey);
  const walls = new Set(faceKeys);
  for (const key of walls) {
    const wall = draft.get("face", key);
    if (!wall) return refuse("missing", COPY.missing, [key]);
    if (wall.label !== "wall") return refuse("invalid", TOPOLOGY_COPY.notAWall, [key]);
    const problem = pullWall(draft, wall, distance);
    if (problem) return { ok: false, refusal: problem };
  }
  return finish(draft, TOPOLOGY_COPY.extrude(walls.size), {
    carried: walls,
    floors: floorsOf(scene, "face", walls),
    selects: [...walls].map((key) => ({ kind: "face", key })),
  });
}

/** Of more, they are looked through when it is done. */
const MOST_LOOKED_AT = 500;

/** Why these cannot be extruded whatever the distance, asked before it is typed; null where they can, or are too many. */
export function refusesExtrusion(scene: ReadScene, faceKeys: readonly string[]): string | null {
  if (faceKeys.length > MOST_LOOKED_AT) return null;
  const areWalls = faceKeys.every((key) => {
    const face = scene.get("face", key);
    return !face || isUprightWall(scene, face);
  });
  return areWalls ? null : TOPOLOGY_COPY.notAWall;
}

/** The walls that stand on edges, each once; null where an edge carries none. */
export function wallsOnEdges(scene: ReadScene, edgeKeys: readonly string[]): string[] | null {
  const walls = new Set<string>();
  for (const edgeKey of edgeKeys) {
    const [a = "", b = ""] = scene.get("edge", edgeKey)?.vertexKeys ?? [];
    const beside = new Set(scene.facesOfVertex(b));
    const found = scene.facesOfVertex(a).filter((key) => beside.has(key) && scene.get("face", key)?.label === "wall");
    if (found.length === 0) return null;
    for (const key of found) walls.add(key);
  }
  return [...walls];
}
