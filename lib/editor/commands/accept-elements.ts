/** Records that an employee has reviewed and accepted elements, or withdraws the acceptance. */
import type { GeometryKind, GeometryRecord } from "../../domain/geometry-records";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import { isChangedSince, shapeOf } from "../core/provenance/accepted-shape";
import { REVIEW_COPY } from "../core/provenance/copy";
import { isAccepted } from "../core/provenance/review-level";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

/** `by`: the employee's key; `at`: ISO 8601 UTC. */
export type Acceptance = { by: string | null | undefined; at: string };

type AcceptanceFields = Pick<GeometryRecord, "acceptedBy" | "acceptedAt" | "acceptedAs">;

/**
 * Writes the fields on items that pass `isIncluded`. Edges are refused because the contract has no call to update them.
 */
function writeAcceptance(
  scene: ReadScene,
  items: readonly SelectionItem[],
  isIncluded: (kind: GeometryKind, record: GeometryRecord) => boolean,
  fieldsOf: (kind: GeometryKind, record: GeometryRecord) => AcceptanceFields,
): Diff | CommandOutcome {
  const diff: Diff = {};
  for (const { kind, key } of items) {
    if (kind === "edge") return refuse("invalid", REVIEW_COPY.edge, [key]);
    const from = scene.get(kind, key);
    if (!from) return refuse("missing", COPY.missing, [key]);
    if (!isIncluded(kind, from)) continue;
    writeChange(diff, { kind, key, from, to: { ...from, ...fieldsOf(kind, from) } } as RecordChange);
  }
  return diff;
}

const countOf = (diff: Diff): number =>
  Object.values(diff).reduce((sum, { updated }) => sum + Object.keys(updated).length, 0);

const isOutcome = (value: Diff | CommandOutcome): value is CommandOutcome => "ok" in value;

/** Accepts elements that are not accepted yet, or that have changed since. */
export function acceptElements(
  scene: ReadScene,
  { items, by, at }: Acceptance & { items: readonly SelectionItem[] },
): CommandOutcome {
  if (!by) return refuse("invalid", REVIEW_COPY.nobody);
  const needsAcceptance = (kind: GeometryKind, record: GeometryRecord): boolean =>
    !isAccepted(record) || isChangedSince(scene, kind, record);
  const diff = writeAcceptance(scene, items, needsAcceptance, (kind, record) => ({
    acceptedBy: by,
    acceptedAt: at,
    acceptedAs: shapeOf(scene, kind, record),
  }));
  if (isOutcome(diff)) return diff;
  const count = countOf(diff);
  return count > 0
    ? { ok: true, label: REVIEW_COPY.accept(count), diff }
    : refuse("invalid", REVIEW_COPY.acceptedAlready);
}

export function withdrawAcceptance(scene: ReadScene, { items }: { items: readonly SelectionItem[] }): CommandOutcome {
  const diff = writeAcceptance(
    scene,
    items,
    (_kind, record) => isAccepted(record),
    () => ({ acceptedBy: null, acceptedAt: null, acceptedAs: null }),
  );
  if (isOutcome(diff)) return diff;
  const count = countOf(diff);
  return count > 0
    ? { ok: true, label: REVIEW_COPY.withdraw(count), diff }
    : refuse("invalid", REVIEW_COPY.notAccepted);
}
