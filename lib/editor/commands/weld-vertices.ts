import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import type { ReadScene } from "../core/scene";
import { currentMeasures } from "../core/units/chosen-measures";
import { clusterCorners } from "./topology/cluster-corners";
import { collapseCorners, moveToCenter } from "./topology/collapse-corners";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";

/** `distance` is in meters. */
export type Weld = { keys: readonly string[]; distance: number; newKey?: NewKey };

/**
 * Merges all corners within a distance of each other at their center, or at a locked one. The two sides of a wall stay
 * apart, as do corners whose merge would collapse a face.
 */
export function weldVertices(scene: ReadScene, { keys, distance, newKey }: Weld): CommandOutcome {
  if (!areFinite([distance])) return refuse("invalid", COPY.notANumber);
  if (distance <= 0) return refuse("invalid", TOPOLOGY_COPY.noWeldDistance);
  const all = [...new Set(keys)];
  const missing = all.find((key) => !scene.has("vertex", key));
  if (missing !== undefined) return refuse("missing", COPY.missing, [missing]);
  const clusters = clusterCorners(
    scene,
    all.flatMap((key) => scene.get("vertex", key) ?? []),
    distance,
  );
  if (clusters.length === 0) return refuse("invalid", TOPOLOGY_COPY.nothingToWeld(currentMeasures().exact(distance)));
  const draft = createDraft(scene, newKey);
  let count = 0;
  for (const { kept, others } of clusters) {
    const problem = collapseCorners(
      draft,
      others.map(({ key }) => key),
      kept.key,
    );
    if (problem) return { ok: false, refusal: problem };
    count += others.length + 1;
    if (!kept.locked) moveToCenter(draft, kept.key, [kept, ...others]);
  }
  const selects = clusters.map(({ kept }) => ({ kind: "vertex" as const, key: kept.key }));
  return finish(draft, TOPOLOGY_COPY.weld(count), { selects, floors: floorsOf(scene, "vertex", all) });
}
