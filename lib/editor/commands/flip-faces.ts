import { type CommandOutcome, refuse } from "../core/command";
import type { ReadScene } from "../core/scene";
import { WORDS } from "../core/words";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";
import { TOPOLOGY_WORDS } from "./topology/words";

/** The other way around, along the same first side: done twice, the loop is as it was. */
const turnedOver = ([first, second, ...rest]: readonly string[]): string[] =>
  [second, first, ...rest.reverse()].filter((key) => key !== undefined);

/** Turns faces over, so that they are seen from the other side; what hangs on them stays where it is. */
export function flipFaces(scene: ReadScene, { faceKeys }: { faceKeys: readonly string[] }): CommandOutcome {
  const keys = [...new Set(faceKeys)];
  if (keys.length === 0) return refuse("invalid", TOPOLOGY_WORDS.chooseFaces);
  const draft = createDraft(scene);
  for (const key of keys) {
    const face = scene.get("face", key);
    if (!face) return refuse("missing", WORDS.missing, [key]);
    draft.update("face", key, { loops: face.loops.map(turnedOver) });
  }
  return finish(draft, TOPOLOGY_WORDS.flip(keys.length), { turns: true, floors: floorsOf(scene, "face", keys) });
}
