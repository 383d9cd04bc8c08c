"use client";

import { useCallback, useEffect, useRef } from "react";
import type { EndpointParams, EndpointResult } from "../../contract/endpoints";
import { browserQueue } from "../queue/browser-queue";
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
type UpdateRow = "insured.update" | "project.update";
type Kept<N extends UpdateRow> = EndpointResult<N>;

export type RecordTexts<N extends UpdateRow, Field extends string> = {
  name: N;
  /** A field as text; none is empty. */
  textOf: (record: Kept<N>, field: Field) => string;
  /** The field as it is sent. */
  changeOf: (field: Field, text: string) => Partial<Kept<N>>;
};

/** A conflict over other fields is tried again on top of them; so often, as somebody else may be typing at once. */
const TRIES = 3;

/**
 * Saves one text of a record at a time, on the newest revision that is known here. `base` is the text that was on file
 * when typing began: where it is another by now, that is a conflict, whoever told first. `texts` never changes.
 */
export function useTextUpdate<N extends UpdateRow, Field extends string>(
  record: Kept<N>,
  texts: RecordTexts<N, Field>,
  label: string,
) {
  const known = useRef(record);
  useEffect(() => {
    // What is only shown for now carries no revision.
    if ((record.revision ?? 0) >= (known.current.revision ?? 0)) known.current = record;
  }, [record]);

  return useCallback(
    async (field: Field, text: string, base: string): Promise<TextSave> => {
      const { name, textOf, changeOf } = texts;
      const queue = browserQueue();
      let refusalId: string | null = null;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const onFile = textOf(known.current, field);
        if (onFile !== text && onFile !== base) return { kind: "conflict", theirs: onFile, refusalId };
        // It was about other fields, or says the same: nothing is left to be decided.
        if (refusalId !== null) await queue.dismiss(refusalId);
        if (onFile === text) return { kind: "saved", onFile };
        const { key, revision } = known.current;
        const change = changeOf(field, text);
        const params = { key, ...(revision === undefined ? {} : { revision }), ...change } as EndpointParams<N>;
        const outcome = await runQueuedAction(queue, { name, params, label, actor: null, isQuiet: true });
        if (outcome.status === "done") {
          known.current = { ...known.current, ...outcome.result };
          return { kind: "saved", onFile: textOf(known.current, field) };
        }
        if (outcome.status === "waiting") {
          known.current = { ...known.current, ...change };
          return { kind: "waiting" };
        }
        const theirs = outcome.refusal?.conflicts.find((one): one is Kept<N> => isRecord(one, key));
        if (!theirs) return { kind: "refused", message: outcome.message };
        known.current = { ...known.current, ...theirs };
        refusalId = outcome.refusal?.id ?? null;
      }
      return { kind: "conflict", theirs: textOf(known.current, field), refusalId };
    },
    [texts, label],
  );
}

function isRecord(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && (value as { key?: unknown }).key === key;
}
