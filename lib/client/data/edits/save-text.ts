/** Saving one text of a record, against others who may change the same. */
import type { EndpointParams, EndpointResult } from "../../../contract/endpoints";
import { browserQueue } from "../../queue/browser-queue";
import type { Refusal } from "./action-outcome";
import { runQueuedAction } from "./run-queued-action";

export type TextSave =
  /** What is on file now, as the backend has tidied it. */
  | { kind: "saved"; onFile: string }
  /** Nobody has answered; it is sent when somebody does. */
  | { kind: "waiting" }
  /** Why not, in words; it stays in the list of what is not saved. */
  | { kind: "refused"; message: string }
  /**
   * Somebody else has changed the same text; nothing was overwritten. `refusalId`: the refused edit, listed as not saved
   * until somebody decides.
   */
  | { kind: "conflict"; theirs: string; refusalId: string | null };

/** Rows that change one record and answer it. */
export type UpdateRow =
  | "insured.update"
  | "project.update"
  | "property.update"
  | "company.update"
  | "customization.update";
export type Kept<N extends UpdateRow> = EndpointResult<N>;

export type RecordTexts<N extends UpdateRow, Field extends string> = {
  name: N;
  /** A field as text; none is empty. */
  textOf: (record: Kept<N>, field: Field) => string;
  /** The field as it is sent. */
  changeOf: (field: Field, text: string, record: Kept<N>) => Partial<EndpointParams<N>>;
  /** The record with such a change, where that is more than the changed fields in place of its own. */
  withChange?: (record: Kept<N>, change: Partial<EndpointParams<N>>) => Kept<N>;
};

export type TextToSave<Field extends string> = {
  field: Field;
  text: string;
  /** What was on file when typing began. */
  base: string;
  /** What is done, in the user's words. */
  label: string;
  /** A refusal raises the one alert, since no field of a form tells of it. */
  isAlerted?: boolean;
};

/** A conflict over other fields is tried again on top of them; so often, as somebody else may be typing at once. */
const TRIES = 3;

/**
 * Saves it on the newest revision that is known, and notes in `known` what is there after that. Where what is on file is
 * no longer the base, that is a conflict, whoever told first.
 */
export async function saveText<N extends UpdateRow, Field extends string>(
  known: { current: Kept<N> },
  texts: RecordTexts<N, Field>,
  { field, text, base, label, isAlerted = false }: TextToSave<Field>,
): Promise<TextSave> {
  const { name, textOf, changeOf, withChange = (record, change) => ({ ...record, ...change }) } = texts;
  const isQuiet = ({ conflicts }: Refusal) => !isAlerted || conflicts.length > 0;
  const queue = browserQueue();
  let refusalId: string | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const onFile = textOf(known.current, field);
    if (onFile !== text && onFile !== base) return { kind: "conflict", theirs: onFile, refusalId };
    // It was about other fields, or says the same: nothing is left to be decided.
    if (refusalId !== null) await queue.dismiss(refusalId);
    if (onFile === text) return { kind: "saved", onFile };
    const { key, revision } = known.current;
    const change = changeOf(field, text, known.current);
    const params = { key, ...(revision === undefined ? {} : { revision }), ...change } as EndpointParams<N>;
    const outcome = await runQueuedAction(queue, { name, params, label, actor: null, isQuiet });
    if (outcome.status === "done") {
      known.current = { ...known.current, ...outcome.result };
      return { kind: "saved", onFile: textOf(known.current, field) };
    }
    if (outcome.status === "waiting") {
      known.current = withChange(known.current, change);
      return { kind: "waiting" };
    }
    const theirs = outcome.refusal?.conflicts.find((one): one is Kept<N> => isRecord(one, key));
    if (!theirs) return { kind: "refused", message: outcome.message };
    known.current = { ...known.current, ...theirs };
    refusalId = outcome.refusal?.id ?? null;
  }
  return { kind: "conflict", theirs: textOf(known.current, field), refusalId };
}

function isRecord(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && (value as { key?: unknown }).key === key;
}
