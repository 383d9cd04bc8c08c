import type { GeometryKind, GeometryRecord } from "../../../domain/geometry-records";
import { changesOf, type Diff, type RecordChange, writeChange } from "../../core/diff";
import type { EditorStore } from "../../core/editor-store";
import { isChangedSince, shapeOf } from "../../core/provenance/accepted-shape";
import { isAccepted } from "../../core/provenance/review-level";
import { isChanged, scanDifference } from "../../core/provenance/scan-difference";
import { changedFields } from "../../core/record-fields";
import type { ReadScene } from "../../core/scene";
import { type SelectionItem, selectedItems } from "../../core/selection";
import type { ReviewQueue } from "./review-queue";

/** Larger selections are not accepted along with an edit. */
const MAX_ACCEPTED = 200;

/** The fields that a capture measures. A room's name or a deduction is no correction of the capture. */
const CAPTURED_FIELDS: Record<GeometryKind, readonly string[]> = {
  vertex: ["x", "y", "z"],
  edge: [],
  face: ["label", "loops"],
  objectPlanar: ["label", "faceKey", "u", "v", "width", "height", "rotation", "outline", "depth", "isOpen"],
  object3D: ["label", "position", "quaternion", "size"],
};

function changesCapturedField(edit: Diff, kind: GeometryKind, key: string): boolean {
  const [from, to]: readonly GeometryRecord[] = edit[kind]?.updated[key] ?? [];
  if (from === undefined || to === undefined) return false;
  return changedFields(from, to).some((name) => CAPTURED_FIELDS[kind].includes(name));
}

/**
 * Whether an applied edit corrects an element, that is, changes its captured fields or the corners of its loops. An
 * edit that restores the captured values is a revert, not a correction.
 */
function isCorrection(scene: ReadScene, edit: Diff, item: SelectionItem): boolean {
  const { kind, key } = item;
  const corners = kind === "face" ? (scene.get("face", key)?.loops.flat() ?? []) : [];
  const isChangedByEdit =
    changesCapturedField(edit, kind, key) || corners.some((corner) => changesCapturedField(edit, "vertex", corner));
  if (!isChangedByEdit) return false;
  const difference = scanDifference(scene, item);
  return difference === null || isChanged(difference);
}

function changesAcceptance(edit: Diff): boolean {
  for (const { from, to } of changesOf(edit)) if (from && to && isAccepted(from) !== isAccepted(to)) return true;
  return false;
}

/**
 * Returns the diff that accepts the selected, pending elements that an applied edit corrects; null if nothing can be
 * accepted. Elements with an error are left out. `at`: ISO 8601 UTC.
 */
export function acceptCorrections(store: EditorStore, queue: ReviewQueue, edit: Diff, at: string): Diff | null {
  const { scene, employeeKey: by } = store;
  const { kinds } = store.getSelection();
  if (!by || kinds.size === 0 || kinds.size > MAX_ACCEPTED || changesAcceptance(edit)) return null;
  const acceptance: Diff = {};
  for (const item of selectedItems(store.getSelection())) {
    const record = scene.get(item.kind, item.key);
    const entry = queue.byKey.get(item.key);
    if (!record || !entry || entry.level === "error" || !isCorrection(scene, edit, item)) continue;
    // The correction renews the employee's own outdated acceptance, but replaces nobody else's.
    const isOwnOutdated = record.acceptedBy === by && isChangedSince(scene, item.kind, record);
    if (isAccepted(record) && !isOwnOutdated) continue;
    const acceptedAs = shapeOf(scene, item.kind, record);
    const to = { ...record, acceptedBy: by, acceptedAt: at, acceptedAs };
    writeChange(acceptance, { ...item, from: record, to } as RecordChange);
  }
  return acceptance;
}
