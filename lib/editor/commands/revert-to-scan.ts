/** Reverts an element to its captured values; dependent elements follow as in any edit. */
import type { Face, GeometryKind, GeometryRecord, Object3D, ObjectPlanar, Vertex } from "../../domain/geometry-records";
import { acceptPlaces, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, isEmptyDiff, type RecordChange, squashDiffs, writeChange } from "../core/diff";
import type { NewKey } from "../core/fresh-key";
import { viewAfter } from "../core/measures/planar-view";
import { capturedPlanar } from "../core/provenance/captured-place";
import { capturedOf } from "../core/provenance/captured-values";
import { REVIEW_COPY } from "../core/provenance/copy";
import { reversedLoops, sameLoops } from "../core/provenance/same-loops";
import { scanDifference } from "../core/provenance/scan-difference";
import { changedFields } from "../core/record-fields";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { flipFaces } from "./flip-faces";
import { movableVertices } from "./move-vertices";
import { acceptOpenings } from "./openings/accept-openings";
import { findPair } from "./openings/find-pair";
import { twinOf } from "./openings/opposite-side";
import { acceptSettled } from "./openings/settle-openings";
import { setLabels } from "./set-labels";

type Revert = { item: SelectionItem; newKey?: NewKey };

/** Writes captured values without rounding. */
function write(diff: Diff, kind: GeometryKind, from: GeometryRecord, fields: object): void {
  const to = { ...from, ...fields };
  if (changedFields(from, to).length > 0) writeChange(diff, { kind, key: from.key, from, to } as RecordChange);
}

/** Returns the scene as the diff would leave it, for the next command. */
const sceneAfter = (scene: ReadScene, diff: Diff): ReadScene => ({ ...scene, ...viewAfter(scene, diff) });

type Accepted = Extract<CommandOutcome, { ok: true }>;

/** Runs a second command on the result of the first, and joins both diffs. */
function runBoth(scene: ReadScene, first: CommandOutcome, then: (after: ReadScene) => CommandOutcome): CommandOutcome {
  if (!first.ok) return first;
  const second = then(sceneAfter(scene, first.diff));
  return second.ok ? { ...(first as Accepted), diff: squashDiffs(first.diff, second.diff) } : second;
}

const unchanged: CommandOutcome = { ok: true, label: REVIEW_COPY.revert, diff: {} };

function revertCorners(scene: ReadScene, keys: readonly string[]): CommandOutcome {
  const capturedPositions = new Map<string, Pick<Vertex, "x" | "y" | "z">>();
  for (const key of keys) {
    const vertex = scene.get("vertex", key);
    const captured = vertex && capturedOf("vertex", vertex);
    if (vertex && captured && changedFields(vertex, { ...vertex, ...captured }).length > 0)
      capturedPositions.set(key, captured);
  }
  if (capturedPositions.size === 0) return unchanged;
  const vertices = movableVertices(scene, capturedPositions.keys());
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) write(diff, "vertex", vertex, capturedPositions.get(vertex.key)!);
  return acceptSettled(scene, REVIEW_COPY.revert, diff);
}

const relabel = (scene: ReadScene, item: SelectionItem, label: string | undefined, newKey?: NewKey) =>
  label === undefined ? unchanged : setLabels(scene, { items: [item], label, newKey });

function revertFace(scene: ReadScene, { item, newKey }: Revert, record: Face): CommandOutcome {
  const { label, loops = record.loops } = capturedOf("face", record) ?? {};
  const isFlipped = !sameLoops(loops, record.loops);
  if (isFlipped && !reversedLoops(loops, record.loops)) {
    return refuse("invalid", REVIEW_COPY.otherCorners, [item.key]);
  }
  const placed = revertCorners(scene, record.loops.flat());
  if (!placed.ok) return placed;
  if (isFlipped && !isEmptyDiff(placed.diff)) return refuse("invalid", REVIEW_COPY.flippedAndMoved, [item.key]);
  const shaped = isFlipped ? flipFaces(scene, { faceKeys: [item.key] }) : placed;
  return runBoth(scene, shaped, (after) => relabel(after, item, label, newKey));
}

/** Reverts both sides of an opening, each to its own captured values. */
function revertOpening(scene: ReadScene, { item, newKey }: Revert, record: ObjectPlanar): CommandOutcome {
  const captured = capturedPlanar(scene, record);
  return runBoth(scene, relabel(scene, item, captured?.label, newKey), (after) => {
    const diff: Diff = {};
    const current = after.get("objectPlanar", item.key) ?? record;
    const twin = twinOf(after, current);
    for (const side of twin ? [current, twin] : [current]) {
      const { label: _label, ...place } = capturedPlanar(after, side) ?? {};
      write(diff, "objectPlanar", side, place);
    }
    return acceptOpenings(after, REVIEW_COPY.revert, diff);
  });
}

function revertObject(record: Object3D): CommandOutcome {
  const diff: Diff = {};
  write(diff, "object3D", record, capturedOf("object3D", record) ?? {});
  return acceptPlaces(REVIEW_COPY.revert, diff);
}

function revertElement(scene: ReadScene, revert: Revert, record: GeometryRecord): CommandOutcome {
  const { kind, key } = revert.item;
  if (kind === "vertex") return revertCorners(scene, [key]);
  if (kind === "face") return revertFace(scene, revert, record as Face);
  return kind === "objectPlanar"
    ? revertOpening(scene, revert, record as ObjectPlanar)
    : revertObject(record as Object3D);
}

/**
 * Restores twins that reverting does not restore by itself: of a wall and its openings, or of one opening. Returns a
 * notice if the face is paired again, or if it is a wall again without a twin.
 */
function restorePairs(scene: ReadScene, { item }: Revert, record: GeometryRecord, diff: Diff): string | undefined {
  if (item.kind === "objectPlanar") {
    findPair(scene, diff, (record as ObjectPlanar).faceKey, { kind: "objectPlanar", key: item.key });
  }
  if (item.kind !== "face") return undefined;
  const paired = findPair(scene, diff, item.key);
  const current = viewAfter(scene, diff).get("face", item.key);
  const isWallAgain = current?.label === "wall" && (record as Face).label !== "wall";
  if (paired.has(item.key)) return REVIEW_COPY.pairedAgain;
  return isWallAgain && !current?.twinKey ? REVIEW_COPY.notPaired : undefined;
}

/**
 * Reverts one element as one edit: a face with the positions of its corners, an opening with its twin. Restores lost
 * pairs.
 */
export function revertToScan(scene: ReadScene, revert: Revert): CommandOutcome {
  const { kind, key } = revert.item;
  const record = scene.get(kind, key);
  if (!record) return refuse("missing", COPY.missing, [key]);
  if (!scanDifference(scene, revert.item)) return refuse("invalid", REVIEW_COPY.notCaptured, [key]);
  const outcome = revertElement(scene, revert, record);
  if (!outcome.ok) return outcome;
  if (isEmptyDiff(outcome.diff)) return refuse("invalid", REVIEW_COPY.asCaptured, [key]);
  const notice = restorePairs(scene, revert, record, outcome.diff);
  return { ...outcome, label: REVIEW_COPY.revert, ...(notice ? { notice } : {}) };
}
