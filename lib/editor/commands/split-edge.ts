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
  /** From an edge's first corner to its second, between 0 and 1; the middle unless told. */
  share?: number;
  newKey?: NewKey;
};

/** Halves must be longer than this, in metres: corners nearer than 5 mm count as one. */
export const SHORTEST_PART = 0.005;

/** Puts a corner on edges; every face that has the side gets it. Areas stay, and what hangs on the faces stays in its place. */
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
    if (Math.min(share, 1 - share) * length < SHORTEST_PART) return refuse("invalid", TOPOLOGY_COPY.tooShort, [key]);
    // Of two records on one side, the first has taken the other along.
    if (!draft.get("edge", key)) continue;
    selects.push({ kind: "vertex" as const, key: splitSide(draft, a, b, interpolate(placeOf(a), placeOf(b), share)) });
  }
  return finish(draft, TOPOLOGY_COPY.splitEdge(selects.length), {
    selects,
    floors: floorsOf(scene, "edge", edgeKeys),
  });
}
