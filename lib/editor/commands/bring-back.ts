/** Restores a deleted captured element as it was, with its corners and the openings that were deleted with it. */
import type { Edge, Face, GeometryRecord, Object3D, ObjectPlanar } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { REVIEW_COPY } from "../core/provenance/copy";
import { type DeletedRecord, type DeletedRecords, deletedWithFace } from "../core/provenance/deleted-records";
import type { ReadScene, RecordOf } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { acceptOpenings } from "./openings/accept-openings";
import { canPair } from "./openings/can-pair";
import { createDraft, type Draft } from "./topology/draft";
import { ensureEdge } from "./topology/sides";

type BringBack = { key: string; deleted: DeletedRecords; newKey?: NewKey };

type Refused = CommandOutcome | null;

const exists = (draft: Draft, key: string): boolean =>
  draft.get("face", key) !== undefined || draft.get("objectPlanar", key) !== undefined;

/** Keeps the record's revision, by which saving detects that another tab has restored the record as well. */
function addDeleted(draft: Draft, { kind, record }: DeletedRecord): void {
  draft.add(kind, record as RecordOf<typeof kind>);
}

/** Pairs the element with its former twin. Returns false if the twin was deleted, moved or paired with another. */
function pairWithTwin(draft: Draft, kind: "face" | "objectPlanar", key: string): boolean {
  const { twinKey } = draft.get(kind, key) ?? {};
  if (!twinKey) return true;
  if (!canPair(draft, kind, key, twinKey)) {
    draft.update(kind, key, { twinKey: null });
    return false;
  }
  draft.update(kind, twinKey, { twinKey: key });
  return true;
}

function edgeLabel(deleted: DeletedRecords, a: string, b: string, face: Face): Edge["label"] {
  for (const { kind, record } of deleted.values()) {
    const { vertexKeys, label } = record as Edge;
    if (kind === "edge" && vertexKeys.includes(a) && vertexKeys.includes(b)) return label;
  }
  return face.label === "ceiling" || face.label === "roof" ? "top" : "base";
}

function restoreFace(draft: Draft, deleted: DeletedRecords, target: DeletedRecord): Refused {
  const record = target.record as Face;
  for (const key of new Set(record.loops.flat())) {
    if (draft.get("vertex", key)) continue;
    const corner = deleted.get(key);
    if (corner?.kind !== "vertex") return refuse("invalid", REVIEW_COPY.cornerUnknown, [record.key]);
    addDeleted(draft, corner);
  }
  addDeleted(draft, target);
  for (const [a, b] of record.loops.flatMap((loop) => cyclicPairs(loop))) {
    ensureEdge(draft, a, b, edgeLabel(deleted, a, b, record));
  }
  for (const planar of deletedWithFace(deleted, target))
    if (!exists(draft, planar.record.key)) addDeleted(draft, planar);
  return null;
}

/** An opening that goes through a wall was deleted from both rooms and is restored in both. */
function restoreOpening(draft: Draft, deleted: DeletedRecords, target: DeletedRecord): Refused {
  const record = target.record as ObjectPlanar;
  if (!draft.get("face", record.faceKey)) return refuse("invalid", REVIEW_COPY.hostFirst, [record.key]);
  addDeleted(draft, target);
  const twin = record.twinKey ? deleted.get(record.twinKey) : undefined;
  const isTwinMissing = twin?.kind === "objectPlanar" && !draft.get("objectPlanar", twin.record.key);
  if (isTwinMissing && draft.get("face", (twin.record as ObjectPlanar).faceKey)) addDeleted(draft, twin);
  return null;
}

function restoreObject(draft: Draft, target: DeletedRecord): Refused {
  addDeleted(draft, target);
  const { key, hostKey } = target.record as Object3D;
  if (hostKey && draft.scene.kindOf(hostKey) === null) draft.update("object3D", key, { hostKey: null });
  return null;
}

function restore(draft: Draft, deleted: DeletedRecords, target: DeletedRecord): Refused {
  if (target.kind === "face") return restoreFace(draft, deleted, target);
  if (target.kind === "objectPlanar") return restoreOpening(draft, deleted, target);
  if (target.kind === "object3D") return restoreObject(draft, target);
  addDeleted(draft, target);
  return null;
}

const addedKeys = (records: Readonly<Record<string, GeometryRecord>> | undefined): string[] =>
  Object.keys(records ?? {});

/**
 * Restores one element as one edit. `notice` lists what was restored with it, and twins that can no longer be paired.
 */
export function bringBack(scene: ReadScene, { key, deleted, newKey }: BringBack): CommandOutcome {
  const target = deleted.get(key);
  if (!target) return refuse("missing", COPY.missing, [key]);
  if (scene.kindOf(key) !== null) return refuse("duplicate", REVIEW_COPY.isBack, [key]);
  const draft = createDraft(scene, newKey);
  const refused = restore(draft, deleted, target);
  if (refused) return refused;
  let areAllPaired = true;
  for (const kind of ["face", "objectPlanar"] as const) {
    for (const one of addedKeys(draft.diff[kind]?.added)) areAllPaired = pairWithTwin(draft, kind, one) && areAllPaired;
  }
  const outcome = acceptOpenings(scene, REVIEW_COPY.bringBack, draft.diff);
  if (!outcome.ok) return outcome;
  const selects: SelectionItem[] = [{ kind: target.kind, key }];
  const restoredCount = target.kind === "face" ? addedKeys(draft.diff.objectPlanar?.added).length : 0;
  const notice = [
    ...(areAllPaired ? [] : [REVIEW_COPY.unpaired]),
    ...(restoredCount > 0 ? [REVIEW_COPY.cameAlong(restoredCount)] : []),
  ];
  return { ...outcome, selects, ...(notice.length > 0 ? { notice: notice.join(". ") } : {}) };
}
