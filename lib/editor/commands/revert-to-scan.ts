/** Puts an element back as it was captured. What else hangs on it follows as it does in any edit. */
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

/** As captured to the last digit: nothing is rounded. */
function write(diff: Diff, kind: GeometryKind, from: GeometryRecord, fields: object): void {
  const to = { ...from, ...fields };
  if (changedFields(from, to).length > 0) writeChange(diff, { kind, key: from.key, from, to } as RecordChange);
}

/** The scene as the diff would leave it, for the command that comes after. */
const laid = (scene: ReadScene, diff: Diff): ReadScene => ({ ...scene, ...viewAfter(scene, diff) });

type Accepted = Extract<CommandOutcome, { ok: true }>;

/** Both in one: `then` sees what `first` leaves. */
function inTurn(scene: ReadScene, first: CommandOutcome, then: (after: ReadScene) => CommandOutcome): CommandOutcome {
  if (!first.ok) return first;
  const second = then(laid(scene, first.diff));
  return second.ok ? { ...(first as Accepted), diff: squashDiffs(first.diff, second.diff) } : second;
}

const nothing: CommandOutcome = { ok: true, label: REVIEW_COPY.revert, diff: {} };

function corners(scene: ReadScene, keys: readonly string[]): CommandOutcome {
  const places = new Map<string, Pick<Vertex, "x" | "y" | "z">>();
  for (const key of keys) {
    const vertex = scene.get("vertex", key);
    const captured = vertex && capturedOf("vertex", vertex);
    if (vertex && captured && changedFields(vertex, { ...vertex, ...captured }).length > 0) places.set(key, captured);
  }
  if (places.size === 0) return nothing;
  const vertices = movableVertices(scene, places.keys());
  if (!Array.isArray(vertices)) return vertices;
  const diff: Diff = {};
  for (const vertex of vertices) write(diff, "vertex", vertex, places.get(vertex.key)!);
  return acceptSettled(scene, REVIEW_COPY.revert, diff);
}

const relabelled = (scene: ReadScene, item: SelectionItem, label: string | undefined, newKey?: NewKey) =>
  label === undefined ? nothing : setLabels(scene, { items: [item], label, newKey });

function face(scene: ReadScene, { item, newKey }: Revert, record: Face): CommandOutcome {
  const { label, loops = record.loops } = capturedOf("face", record) ?? {};
  const isFlipped = !sameLoops(loops, record.loops);
  if (isFlipped && !reversedLoops(loops, record.loops)) {
    return refuse("invalid", REVIEW_COPY.otherCorners, [item.key]);
  }
  const placed = corners(scene, record.loops.flat());
  if (!placed.ok) return placed;
  if (isFlipped && !isEmptyDiff(placed.diff)) return refuse("invalid", REVIEW_COPY.flippedAndMoved, [item.key]);
  const shaped = isFlipped ? flipFaces(scene, { faceKeys: [item.key] }) : placed;
  return inTurn(scene, shaped, (after) => relabelled(after, item, label, newKey));
}

/** A door is one thing seen from two rooms: both its sides go back, each to what was captured of it. */
function opening(scene: ReadScene, { item, newKey }: Revert, record: ObjectPlanar): CommandOutcome {
  const captured = capturedPlanar(scene, record);
  return inTurn(scene, relabelled(scene, item, captured?.label, newKey), (after) => {
    const diff: Diff = {};
    const now = after.get("objectPlanar", item.key) ?? record;
    const twin = twinOf(after, now);
    for (const side of twin ? [now, twin] : [now]) {
      const { label: _label, ...place } = capturedPlanar(after, side) ?? {};
      write(diff, "objectPlanar", side, place);
    }
    return acceptOpenings(after, REVIEW_COPY.revert, diff);
  });
}

function thing(record: Object3D): CommandOutcome {
  const diff: Diff = {};
  write(diff, "object3D", record, capturedOf("object3D", record) ?? {});
  return acceptPlaces(REVIEW_COPY.revert, diff);
}

function reverted(scene: ReadScene, revert: Revert, record: GeometryRecord): CommandOutcome {
  const { kind, key } = revert.item;
  if (kind === "vertex") return corners(scene, [key]);
  if (kind === "face") return face(scene, revert, record as Face);
  return kind === "objectPlanar" ? opening(scene, revert, record as ObjectPlanar) : thing(record as Object3D);
}

/**
 * What the revert has given its place or name again: a wall with what hangs on it, or a door alone. Edits of these let pairs go
 * that a revert does not bring back by itself. What is said of a wall that was called otherwise and finds its other side no longer.
 */
function pairAgain(scene: ReadScene, { item }: Revert, record: GeometryRecord, diff: Diff): string | undefined {
  if (item.kind === "objectPlanar") {
    findPair(scene, diff, (record as ObjectPlanar).faceKey, { kind: "objectPlanar", key: item.key });
  }
  if (item.kind !== "face") return undefined;
  const paired = findPair(scene, diff, item.key);
  const now = viewAfter(scene, diff).get("face", item.key);
  const isWallAgain = now?.label === "wall" && (record as Face).label !== "wall";
  if (paired.has(item.key)) return REVIEW_COPY.pairedAgain;
  return isWallAgain && !now?.twinKey ? REVIEW_COPY.notPaired : undefined;
}

/** One element, as one edit: a face with its corners' places, a door with its other side; pairs of walls and doors too. */
export function revertToScan(scene: ReadScene, revert: Revert): CommandOutcome {
  const { kind, key } = revert.item;
  const record = scene.get(kind, key);
  if (!record) return refuse("missing", COPY.missing, [key]);
  if (!scanDifference(scene, revert.item)) return refuse("invalid", REVIEW_COPY.notCaptured, [key]);
  const outcome = reverted(scene, revert, record);
  if (!outcome.ok) return outcome;
  if (isEmptyDiff(outcome.diff)) return refuse("invalid", REVIEW_COPY.asCaptured, [key]);
  const notice = pairAgain(scene, revert, record, outcome.diff);
  return { ...outcome, label: REVIEW_COPY.revert, ...(notice ? { notice } : {}) };
}
