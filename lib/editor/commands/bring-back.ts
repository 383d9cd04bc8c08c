/** Brings back what was deleted of the capture, as it was when it went, with what it stood on and what hung on it. */
import type { Edge, Face, GeometryRecord, Object3D, ObjectPlanar } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import type { NewKey } from "../core/fresh-key";
import { REVIEW_COPY } from "../core/provenance/copy";
import { type DeletedRecord, type DeletedRecords, deletedWithFace } from "../core/provenance/deleted-records";
import { withoutServerFields } from "../core/record-fields";
import type { ReadScene, RecordOf } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { acceptOpenings } from "./openings/accept-openings";
import { canPair } from "./openings/pair-again";
import { createDraft, type Draft } from "./topology/draft";
import { ensureEdge } from "./topology/sides";

type BringBack = { key: string; gone: DeletedRecords; newKey?: NewKey };

/** Why not, or null. */
type Refused = CommandOutcome | null;

const isThere = (draft: Draft, key: string): boolean =>
  draft.get("face", key) !== undefined || draft.get("objectPlanar", key) !== undefined;

function put(draft: Draft, { kind, record }: DeletedRecord): void {
  draft.add(kind, withoutServerFields(record) as RecordOf<typeof kind>);
}

/** Pairs it with what was its other side; where that has gone, moved away or found another, it stands by itself. */
function pair(draft: Draft, kind: "face" | "objectPlanar", key: string): boolean {
  const { twinKey } = draft.get(kind, key) ?? {};
  if (!twinKey) return true;
  if (!canPair(draft, kind, key, twinKey)) {
    draft.update(kind, key, { twinKey: null });
    return false;
  }
  draft.update(kind, twinKey, { twinKey: key });
  return true;
}

function labelOfSide(gone: DeletedRecords, a: string, b: string, face: Face): Edge["label"] {
  for (const { kind, record } of gone.values()) {
    const { vertexKeys, label } = record as Edge;
    if (kind === "edge" && vertexKeys.includes(a) && vertexKeys.includes(b)) return label;
  }
  return face.label === "ceiling" || face.label === "roof" ? "top" : "base";
}

function face(draft: Draft, gone: DeletedRecords, it: DeletedRecord): Refused {
  const record = it.record as Face;
  for (const key of new Set(record.loops.flat())) {
    if (draft.get("vertex", key)) continue;
    const corner = gone.get(key);
    if (corner?.kind !== "vertex") return refuse("invalid", REVIEW_COPY.cornerUnknown, [record.key]);
    put(draft, corner);
  }
  put(draft, it);
  for (const [a, b] of record.loops.flatMap((loop) => cyclicPairs(loop))) {
    ensureEdge(draft, a, b, labelOfSide(gone, a, b, record));
  }
  for (const hung of deletedWithFace(gone, it)) if (!isThere(draft, hung.record.key)) put(draft, hung);
  return null;
}

/** A door is gone from both rooms, and comes back in both. */
function opening(draft: Draft, gone: DeletedRecords, it: DeletedRecord): Refused {
  const record = it.record as ObjectPlanar;
  if (!draft.get("face", record.faceKey)) return refuse("invalid", REVIEW_COPY.hostFirst, [record.key]);
  put(draft, it);
  const twin = record.twinKey ? gone.get(record.twinKey) : undefined;
  const isTwinGone = twin?.kind === "objectPlanar" && !draft.get("objectPlanar", twin.record.key);
  if (isTwinGone && draft.get("face", (twin.record as ObjectPlanar).faceKey)) put(draft, twin);
  return null;
}

function thing(draft: Draft, it: DeletedRecord): Refused {
  put(draft, it);
  const { key, hostKey } = it.record as Object3D;
  if (hostKey && draft.scene.kindOf(hostKey) === null) draft.update("object3D", key, { hostKey: null });
  return null;
}

function restore(draft: Draft, gone: DeletedRecords, it: DeletedRecord): Refused {
  if (it.kind === "face") return face(draft, gone, it);
  if (it.kind === "objectPlanar") return opening(draft, gone, it);
  if (it.kind === "object3D") return thing(draft, it);
  put(draft, it);
  return null;
}

const addedKeys = (records: Readonly<Record<string, GeometryRecord>> | undefined): string[] =>
  Object.keys(records ?? {});

/** One element, as one edit. `says` what came along, and where a wall or door finds its other side no longer. */
export function bringBack(scene: ReadScene, { key, gone, newKey }: BringBack): CommandOutcome {
  const it = gone.get(key);
  if (!it) return refuse("missing", COPY.missing, [key]);
  if (scene.kindOf(key) !== null) return refuse("duplicate", REVIEW_COPY.isBack, [key]);
  const draft = createDraft(scene, newKey);
  const refused = restore(draft, gone, it);
  if (refused) return refused;
  let areAllPaired = true;
  for (const kind of ["face", "objectPlanar"] as const) {
    for (const one of addedKeys(draft.diff[kind]?.added)) areAllPaired = pair(draft, kind, one) && areAllPaired;
  }
  const outcome = acceptOpenings(scene, REVIEW_COPY.bringBack, draft.diff);
  if (!outcome.ok) return outcome;
  const selects: SelectionItem[] = [{ kind: it.kind, key }];
  const along = it.kind === "face" ? addedKeys(draft.diff.objectPlanar?.added).length : 0;
  const notice = [
    ...(areAllPaired ? [] : [REVIEW_COPY.unpaired]),
    ...(along > 0 ? [REVIEW_COPY.cameAlong(along)] : []),
  ];
  return { ...outcome, selects, ...(notice.length > 0 ? { notice: notice.join(". ") } : {}) };
}
