import { type CommandOutcome, refuse, refuseLocked } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { collapseCorners, moveToCenter } from "./topology/collapse-corners";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish } from "./topology/finish";

export type VertexMerge = {
  /** In the order of selection. */
  keys: readonly string[];
  /** The corner that is kept: the first, the last, or the first moved to the center of all. */
  at: "first" | "last" | "center";
  newKey?: NewKey;
};

/** Merges corners. Only a kept corner that does not move may be locked. */
export function mergeVertices(scene: ReadScene, { keys, at, newKey }: VertexMerge): CommandOutcome {
  const all = [...new Set(keys)];
  if (all.length < 2) return refuse("invalid", TOPOLOGY_COPY.chooseCorners, all);
  const missing = all.find((key) => !scene.has("vertex", key));
  if (missing !== undefined) return refuse("missing", COPY.missing, [missing]);
  const corners = all.flatMap((key) => scene.get("vertex", key) ?? []);
  const keptCorner = at === "last" ? corners.at(-1)! : corners[0]!;
  const locked = corners.filter((corner) => corner.locked && (corner !== keptCorner || at === "center"));
  if (locked.length > 0) return refuseLocked(locked.map(({ key }) => key));
  const draft = createDraft(scene, newKey);
  const others = all.filter((key) => key !== keptCorner.key);
  const problem = collapseCorners(draft, others, keptCorner.key);
  if (problem) return { ok: false, refusal: problem };
  if (at === "center") moveToCenter(draft, keptCorner.key, corners);
  return finish(draft, TOPOLOGY_COPY.merge(all.length), {
    selects: [{ kind: "vertex", key: keptCorner.key }],
    floors: new Set([keptCorner.floorNumber]),
  });
}
