/** The one alert about an edit that was refused: what it was, which elements, why, and what can be done. */
import type { GeometryRecord } from "../../domain/geometry-records";
import { type DescribedElements, describedElements, describeItems } from "../../editor/core/described-elements";
import { changesOf } from "../../editor/core/diff";
import type { EditorStore } from "../../editor/core/editor-store";
import type { ReadScene } from "../../editor/core/scene";
import type { SelectionItem } from "../../editor/core/selection";
import type { AlertInput } from "../alerts/alerts-store";
import { COPY } from "./copy";
import { refusalReason } from "./refusal-reason";

export type Teller = {
  showAlert: (alert: AlertInput) => void;
  /** Names elements for the user, as "Corner 3 (Kitchen)"; an empty text where nothing can be named. */
  nameElements?: (scene: ReadScene, told: DescribedElements) => string;
};

type Refusal = {
  root: string;
  label: string;
  failure: { message: string; status?: number; conflicts?: readonly unknown[] };
};

/** To be made before it is taken back. What it was about has the names that it had when the gesture was made. `onRetry` null: it cannot be tried again. */
export function refusalAlert(
  { nameElements }: Pick<Teller, "nameElements">,
  store: EditorStore,
  { root, label, failure }: Refusal,
  onRetry: (() => void) | null,
): AlertInput {
  const gesture = store.getPending().find(({ id }) => id === root);
  const met = new Set(failure.conflicts?.map((record) => (record as Partial<GeometryRecord> | null)?.key));
  const contested: SelectionItem[] = [];
  for (const { kind, key, to } of gesture && met.size > 0 ? changesOf(gesture.diff) : []) {
    // An edge has nothing to compare.
    if (met.has(key) && to && kind !== "edge") contested.push({ kind, key });
  }
  const told = contested.length > 0 ? describeItems(contested) : describedElements(gesture?.diff ?? {});
  const known = contested.length > 0 ? undefined : gesture?.elements;
  const elements = known ?? nameElements?.(store.scene, told) ?? "";
  const alert: AlertInput = {
    type: "error",
    message:
      contested.length > 0 ? COPY.conflict(label, elements) : COPY.notSaved(label, elements, refusalReason(failure)),
    shouldReplaceDuplicates: true,
  };
  const choose = () => store.select(contested.slice(0, 1));
  if (contested.length > 0) alert.buttonProps = { label: COPY.compare, onClick: choose };
  else if (onRetry) alert.buttonProps = { label: COPY.retry, onClick: onRetry };
  return alert;
}
