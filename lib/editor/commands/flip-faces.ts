import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";

/** The other way around, along the same first side: done twice, the loop is as it was. */
const turnedOver = ([first, second, ...rest]: readonly string[]): string[] =>
  [second, first, ...rest.reverse()].filter((key) => key !== undefined);

/** Turns faces over, so that they are seen from the other side; what hangs on them stays where it is. */
export function flipFaces(scene: ReadScene, { faceKeys }: { faceKeys: readonly string[] }): CommandOutcome {
  const keys = [...new Set(faceKeys)];
  if (keys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseFaces);
  const draft = createDraft(scene);
  for (const key of keys) {
    const face = scene.get("face", key);
    if (!face) return refuse("missing", COPY.missing, [key]);
    draft.update("face", key, { loops: face.loops.map(turnedOver) });
  }
  return finish(draft, TOPOLOGY_COPY.flip(keys.length), { turns: true, floors: floorsOf(scene, "face", keys) });
}
