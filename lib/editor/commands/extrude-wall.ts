import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { facesWithBoth } from "../core/faces-at";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { extrudeOneWall, isUprightWall } from "./topology/extrude-one-wall";
import { finish, floorsOf } from "./topology/finish";

/** `distance`: in meters, positive out of the room, negative into it. */
export type WallExtrusion = { faceKeys: readonly string[]; distance: number; newKey?: NewKey };

/**
 * Extrudes walls: floor and ceiling follow, and new walls on shared corners close the sides. Openings move with the
 * wall, and its twin is unpaired. Existing corners do not move, so locked ones are allowed.
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
    const problem = extrudeOneWall(draft, wall, distance);
    if (problem) return { ok: false, refusal: problem };
  }
  return finish(draft, TOPOLOGY_COPY.extrude(walls.size), {
    carried: walls,
    floors: floorsOf(scene, "face", walls),
    selects: [...walls].map((key) => ({ kind: "face", key })),
  });
}

/** Larger selections are checked only when the command runs. */
const MAX_CHECKED = 500;

/** Returns why these walls cannot be extruded by any distance; null if they can, or if there are too many to check. */
export function extrusionRefusal(scene: ReadScene, faceKeys: readonly string[]): string | null {
  if (faceKeys.length > MAX_CHECKED) return null;
  const areWalls = faceKeys.every((key) => {
    const face = scene.get("face", key);
    return !face || isUprightWall(scene, face);
  });
  return areWalls ? null : TOPOLOGY_COPY.notAWall;
}

/** Returns the walls on these edges, each once; null if an edge has no wall. */
export function wallsOnEdges(scene: ReadScene, edgeKeys: readonly string[]): string[] | null {
  const walls = new Set<string>();
  for (const edgeKey of edgeKeys) {
    const [a = "", b = ""] = scene.get("edge", edgeKey)?.vertexKeys ?? [];
    const found = facesWithBoth(scene, a, b).filter((key) => scene.get("face", key)?.label === "wall");
    if (found.length === 0) return null;
    for (const key of found) walls.add(key);
  }
  return [...walls];
}
