/** An element as it stands is accepted by who has looked at it, and that can be taken back. */
import type { GeometryKind, GeometryRecord } from "../../domain/geometry-records";
import { type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import { isChangedSince, shapeOf } from "../core/provenance/accepted-shape";
import { REVIEW_COPY } from "../core/provenance/copy";
import { isAccepted } from "../core/provenance/review-level";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";

/** `by`: the employee's key; `at`: when, ISO 8601 UTC. */
export type Acceptance = { by: string | null | undefined; at: string };

type AcceptanceFields = Pick<GeometryRecord, "acceptedBy" | "acceptedAt" | "acceptedAs">;

/** Those that `isMeant`, with these fields; edges bear none, since the contract has no update of them. */
function mark(
  scene: ReadScene,
  items: readonly SelectionItem[],
  isMeant: (kind: GeometryKind, record: GeometryRecord) => boolean,
  fieldsOf: (kind: GeometryKind, record: GeometryRecord) => AcceptanceFields,
): Diff | CommandOutcome {
  const diff: Diff = {};
  for (const { kind, key } of items) {
    if (kind === "edge") return refuse("invalid", REVIEW_COPY.edge, [key]);
    const from = scene.get(kind, key);
    if (!from) return refuse("missing", COPY.missing, [key]);
    if (!isMeant(kind, from)) continue;
    writeChange(diff, { kind, key, from, to: { ...from, ...fieldsOf(kind, from) } } as RecordChange);
  }
  return diff;
}

const countOf = (diff: Diff): number =>
  Object.values(diff).reduce((sum, { updated }) => sum + Object.keys(updated).length, 0);

const isOutcome = (value: Diff | CommandOutcome): value is CommandOutcome => "ok" in value;

/** Who, when and as what is written on each that nobody has accepted yet, or that has changed since. */
export function acceptElements(
  scene: ReadScene,
  { items, by, at }: Acceptance & { items: readonly SelectionItem[] },
): CommandOutcome {
  if (!by) return refuse("invalid", REVIEW_COPY.nobody);
  const waits = (kind: GeometryKind, record: GeometryRecord): boolean =>
    !isAccepted(record) || isChangedSince(scene, kind, record);
  const diff = mark(scene, items, waits, (kind, record) => ({
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

/** They wait to be looked at again. */
export function withdrawAcceptance(scene: ReadScene, { items }: { items: readonly SelectionItem[] }): CommandOutcome {
  const diff = mark(
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
