/** Splits the elements that a plan shows as one line: floor and ceiling between two corners, or a wall at its edges. */
import type { Vertex } from "../../domain/geometry-records";
import { distance, interpolate } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, type Refusal, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, squashInto } from "../core/diff";
import { facesWithBoth } from "../core/faces-at";
import type { NewKey } from "../core/fresh-key";
import { placeOf } from "../core/measures/places";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { cornerColumns, edgeColumns, levelsOf } from "./selecting/levels";
import { MIN_PART } from "./split-edge";
import { splitFaceBetween } from "./split-face";
import { TOPOLOGY_COPY } from "./topology/copy";
import { createDraft, type Draft } from "./topology/draft";
import { finish, floorsOf } from "./topology/finish";
import { splitOutline } from "./topology/split-outline";
import { splitSide } from "./topology/split-side";

/** Returns the face with both corners that is not a wall. */
function flatBetween(scene: ReadScene, a: string, b: string) {
  const faces = facesWithBoth(scene, a, b).flatMap((key) => scene.get("face", key) ?? []);
  return faces.find(({ label }) => label !== "wall") ?? null;
}

/** Splits the floor between two corners of a plan, and the ceiling above if possible. */
export function splitFlatsBetween(
  scene: ReadScene,
  { keys, newKey }: { keys: readonly string[]; newKey?: NewKey },
): CommandOutcome {
  const columns = cornerColumns(scene, keys);
  if (columns.length !== 2) return refuse("invalid", TOPOLOGY_COPY.notOneFace, keys);
  const diff: Diff = {};
  const labels: string[] = [];
  const selects: SelectionItem[] = [];
  let name = "";
  let refusal: Refusal | null = null;
  let wholeLabel: string | null = null;
  for (const [from = "", to] of levelsOf(scene, columns)) {
    const face = to === undefined ? null : flatBetween(scene, from, to);
    if (!face || to === undefined) continue;
    // Levels share no record, so each is cut independently.
    const outcome = splitFaceBetween(scene, { from, to, faceKey: face.key, ...(newKey ? { newKey } : {}) });
    if (outcome.ok) {
      squashInto(diff, outcome.diff);
      labels.push(face.label);
      selects.push(...(outcome.selects ?? []));
      name ||= outcome.label;
    } else {
      refusal ??= outcome.refusal;
      wholeLabel ??= face.label;
    }
  }
  if (labels.length === 0) return refusal ? { ok: false, refusal } : refuse("invalid", TOPOLOGY_COPY.notOneFace, keys);
  const notice = TOPOLOGY_COPY.splitOnPlan(labels, wholeLabel, refusal?.message ?? "");
  return { ok: true, label: name, diff, selects, notice };
}

type Ends = [from: Vertex, to: Vertex];

/** Returns the ends of the edges in a column, each starting above or below the first corner of the first edge. */
function endsOf(scene: ReadScene, column: readonly string[], first: string): Ends[] | null {
  const ends = (key: string): Vertex[] =>
    (scene.get("edge", key)?.vertexKeys ?? []).flatMap((end) => scene.get("vertex", end) ?? []);
  const [start] = ends(first);
  const found = column.flatMap((key): Ends[] => {
    const [a, b] = ends(key);
    if (!start || !a || !b) return [];
    const distanceFromStart = (end: Vertex): number => Math.hypot(end.x - start.x, end.z - start.z);
    return [distanceFromStart(a) <= distanceFromStart(b) ? [a, b] : [b, a]];
  });
  return found.length === column.length ? found : null;
}

/** Cuts the wall between two new corners, one above the other. Returns null if the wall is cut or there is none. */
function cutWall(draft: Draft, lower: string, upper: string): Refusal | null {
  const facesOfUpper = new Set(draft.facesOfVertex(upper));
  for (const key of draft.facesOfVertex(lower)) {
    const face = draft.get("face", key);
    if (face?.label !== "wall" || !facesOfUpper.has(key)) continue;
    const part = splitOutline(draft, face, lower, upper);
    if ("code" in part) return part;
  }
  return null;
}

/** Adds corners to the edges of a plan, and cuts the walls between them vertically unless `keepsWalls`. */
function splitColumns(
  scene: ReadScene,
  split: { edgeKeys: readonly string[]; share: number; newKey?: NewKey },
  keepsWalls: boolean,
): CommandOutcome {
  const draft = createDraft(scene, split.newKey);
  const selects: SelectionItem[] = [];
  const columns = edgeColumns(scene, split.edgeKeys);
  for (const column of columns) {
    const first = split.edgeKeys.find((key) => column.includes(key)) ?? "";
    const all = endsOf(scene, column, first);
    if (!all) return refuse("missing", COPY.missing, column);
    let below: string | null = null;
    for (const [index, [from, to]] of all.entries()) {
      // The second record of a side was split along with the first.
      if (!draft.get("edge", column[index]!)) continue;
      const { share } = split;
      if (Math.min(share, 1 - share) * distance(placeOf(from), placeOf(to)) < MIN_PART) {
        return refuse("invalid", TOPOLOGY_COPY.tooShort, column);
      }
      const key = splitSide(draft, from, to, interpolate(placeOf(from), placeOf(to), share));
      selects.push({ kind: "vertex", key });
      const problem: Refusal | null = below === null || keepsWalls ? null : cutWall(draft, below, key);
      if (problem) return { ok: false, refusal: problem };
      below = key;
    }
  }
  return finish(draft, TOPOLOGY_COPY.splitEdge(columns.length), {
    selects,
    floors: floorsOf(scene, "edge", split.edgeKeys),
  });
}

/**
 * Splits edges of a plan at a share of their length, from the first corner of each selected edge, and the walls on
 * them. A wall that cannot be cut, e.g. through a door, is left in one piece, with a notice.
 */
export function splitEdgesOnPlan(
  scene: ReadScene,
  { edgeKeys, share = 0.5, newKey }: { edgeKeys: readonly string[]; share?: number; newKey?: NewKey },
): CommandOutcome {
  if (edgeKeys.length === 0) return refuse("invalid", TOPOLOGY_COPY.chooseEdge);
  if (!areFinite([share])) return refuse("invalid", COPY.notANumber);
  if (share <= 0 || share >= 1) return refuse("invalid", TOPOLOGY_COPY.noSuchShare);
  const split = { edgeKeys, share, ...(newKey ? { newKey } : {}) };
  const whole = splitColumns(scene, split, false);
  if (whole.ok) return whole;
  const edges = splitColumns(scene, split, true);
  return edges.ok ? { ...edges, notice: TOPOLOGY_COPY.wallsStayWhole(whole.refusal.message) } : edges;
}
