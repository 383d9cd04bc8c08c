import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";

/** Reverses a loop so that its first side keeps the same two corners; reversing twice restores the loop. */
const reverseLoop = ([first, second, ...rest]: readonly string[]): string[] =>
  [second, first, ...rest.reverse()].filter((key) => key !== undefined);

/** Flips faces to the other side; their planar objects stay in place. */
export function flipFaces(scene: ReadScene, { faceKeys }: { faceKeys: readonly string[] }): CommandOutcome {
  const keys = [...new Set(faceKeys)];
  if (keys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseFaces);
  const draft = createDraft(scene);
  for (const key of keys) {
    const face = scene.get("face", key);
    if (!face) return refuse("missing", COPY.missing, [key]);
    draft.update("face", key, { loops: face.loops.map(reverseLoop) });
  }
  return finish(draft, TOPOLOGY_COPY.flip(keys.length), { canFlip: true, floors: floorsOf(scene, "face", keys) });
}
