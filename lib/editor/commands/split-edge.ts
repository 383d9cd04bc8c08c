import { distance, interpolate } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { placeOf } from "../core/measures/places";
import type { ReadScene } from "../core/scene";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";
import { splitSide } from "./topology/split-side";

export type EdgeSplit = {
  edgeKeys: readonly string[];
  /** Position from the first corner to the second, between 0 and 1; 0.5 by default. */
  share?: number;
  newKey?: NewKey;
};

/** Minimum length of a half, in meters: corners closer than 5 mm count as one. */
export const MIN_PART = 0.005;

/** Adds a corner to edges and to every face with that side. Areas do not change, and openings stay in place. */
export function splitEdge(scene: ReadScene, { edgeKeys, share = 0.5, newKey }: EdgeSplit): CommandOutcome {
  if (edgeKeys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseEdge);
  if (!areFinite([share])) return refuse("invalid", COPY.notANumber);
  if (share <= 0 || share >= 1) return refuse("invalid", TOPOLOGY_COPY.noSuchShare);
  const draft = createDraft(scene, newKey);
  const selects = [];
  for (const key of new Set(edgeKeys)) {
    const edge = scene.get("edge", key);
    const [a, b] = (edge?.vertexKeys ?? []).map((vertexKey) => scene.get("vertex", vertexKey));
    if (!edge || !a || !b) return refuse("missing", COPY.missing, [key]);
    if (a === b) return refuse("invalid", TOPOLOGY_COPY.oneEdge, [key]);
    const length = distance(placeOf(a), placeOf(b));
    if (Math.min(share, 1 - share) * length < MIN_PART) return refuse("invalid", TOPOLOGY_COPY.tooShort, [key]);
    // The second record of a side was split along with the first.
    if (!draft.get("edge", key)) continue;
    selects.push({ kind: "vertex" as const, key: splitSide(draft, a, b, interpolate(placeOf(a), placeOf(b), share)) });
  }
  return finish(draft, TOPOLOGY_COPY.splitEdge(selects.length), {
    selects,
    floors: floorsOf(scene, "edge", edgeKeys),
  });
}
