/** The alert of a refused edit: what it did, to which elements, why it was refused, and the possible actions. */
import type { GeometryRecord } from "../../domain/geometry-records";
import { type DescribedElements, describedElements, describeItems } from "../../editor/core/described-elements";
import { changesOf } from "../../editor/core/diff";
import type { EditorStore } from "../../editor/core/editor-store";
import type { ReadScene } from "../../editor/core/scene";
import type { SelectionItem } from "../../editor/core/selection";
import type { AlertInput } from "../alerts/alerts-store";
import { COPY } from "./copy";
import { refusalReason } from "./refusal-reason";

export type RefusalAlerts = {
  showAlert: (alert: AlertInput) => void;
  /** Names elements for the user, as "Corner 3 (Kitchen)"; "" if none can be named. */
  nameElements?: (scene: ReadScene, described: DescribedElements) => string;
};

type Refusal = {
  root: string;
  label: string;
  failure: { message: string; status?: number; conflicts?: readonly unknown[] };
};

/**
 * Call before the rollback, while the elements have the names that the edit used. `onRetry` is null if the edit
 * cannot be retried.
 */
export function refusalAlert(
  { nameElements }: Pick<RefusalAlerts, "nameElements">,
  store: EditorStore,
  { root, label, failure }: Refusal,
  onRetry: (() => void) | null,
): AlertInput {
  const gesture = store.getPending().find(({ id }) => id === root);
  const conflictKeys = new Set(failure.conflicts?.map((record) => (record as Partial<GeometryRecord> | null)?.key));
  const contested: SelectionItem[] = [];
  for (const { kind, key, to } of gesture && conflictKeys.size > 0 ? changesOf(gesture.diff) : []) {
    // An edge has nothing to compare.
    if (conflictKeys.has(key) && to && kind !== "edge") contested.push({ kind, key });
  }
  const described = contested.length > 0 ? describeItems(contested) : describedElements(gesture?.diff ?? {});
  const known = contested.length > 0 ? undefined : gesture?.elements;
  const elements = known ?? nameElements?.(store.scene, described) ?? "";
  const alert: AlertInput = {
    type: "error",
    message:
      contested.length > 0 ? COPY.conflict(label, elements) : COPY.notSaved(label, elements, refusalReason(failure)),
    shouldReplaceDuplicates: true,
  };
  const selectContested = () => store.select(contested.slice(0, 1));
  if (contested.length > 0) alert.buttonProps = { label: COPY.compare, onClick: selectContested };
  else if (onRetry) alert.buttonProps = { label: COPY.retry, onClick: onRetry };
  return alert;
}
