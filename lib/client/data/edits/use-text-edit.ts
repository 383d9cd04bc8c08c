"use client";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { EndpointName, EndpointParams, EndpointResult } from "../../../contract/endpoints";
import { browserQueue } from "../../queue/browser-queue";
import type { Refusal } from "./edit";
import { runEdit } from "./run-edit";

export type TextEditOutcome =
  /** `onFile` is the text as the backend stored it. */
  | { kind: "saved"; onFile: string }
  /** The backend has not answered; the edit goes out once the connection is back. */
  | { kind: "waiting" }
  /** `message` is the reason; the edit stays in the list of unsaved edits. */
  | { kind: "refused"; message: string }
  /** Another employee's text is on file and stays. `refusalId` is the refused edit, listed until dismissed. */
  | { kind: "conflict"; theirs: string; refusalId: string | null };

/** Rows that change one record and return it. */
export type UpdateRow = {
  [N in EndpointName]: N extends `${string}.update` ? ("revision" extends keyof EndpointResult<N> ? N : never) : never;
}[EndpointName];
export type UpdatedRecord<N extends UpdateRow> = EndpointResult<N>;

/** How the fields of a record are read and sent as text. */
export type TextFields<N extends UpdateRow, Field extends string> = {
  name: N;
  /** Returns the field as text; an empty field is "". */
  textOf: (record: UpdatedRecord<N>, field: Field) => string;
  /** Returns the change to send for a new text. */
  changeOf: (field: Field, text: string, record: UpdatedRecord<N>) => Partial<EndpointParams<N>>;
  /** Returns the record after a change, for rows in which other fields change too. */
  withChange?: (record: UpdatedRecord<N>, change: Partial<EndpointParams<N>>) => UpdatedRecord<N>;
};

export type TextEdit<Field extends string> = {
  field: Field;
  text: string;
  /** The text on file when typing began. */
  base: string;
  /** Names the edit in messages. */
  label: string;
  /** Whether a refusal raises an alert, because no form field shows it. */
  isAlerted?: boolean;
};

/** The number of tries after conflicts over other fields, because the other employee may still be typing. */
const MAX_TRIES = 3;

/**
 * Saves one text on the newest known revision and updates `latest` with the result. Returns a conflict if the text on
 * file is neither the base nor the new text.
 */
export async function runTextEdit<N extends UpdateRow, Field extends string>(
  latest: { current: UpdatedRecord<N> },
  fields: TextFields<N, Field>,
  { field, text, base, label, isAlerted = false }: TextEdit<Field>,
): Promise<TextEditOutcome> {
  const { name, textOf, changeOf, withChange = (record, change) => ({ ...record, ...change }) } = fields;
  const handlesRefusal = ({ conflicts }: Refusal) => !isAlerted || conflicts.length > 0;
  let refusalId: string | null = null;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const onFile = textOf(latest.current, field);
    if (onFile !== text && onFile !== base) return { kind: "conflict", theirs: onFile, refusalId };
    // The conflict was about other fields, or the text on file is already the new one.
    if (refusalId !== null) await browserQueue().dismiss(refusalId);
    if (onFile === text) return { kind: "saved", onFile };
    const { key, revision } = latest.current;
    const change = changeOf(field, text, latest.current);
    const params = { key, ...(revision === undefined ? {} : { revision }), ...change } as EndpointParams<N>;
    const outcome = await runEdit(name, params, { label, handlesRefusal });
    if (outcome.status === "done") {
      latest.current = { ...latest.current, ...outcome.result };
      return { kind: "saved", onFile: textOf(latest.current, field) };
    }
    if (outcome.status === "waiting") {
      latest.current = withChange(latest.current, change);
      return { kind: "waiting" };
    }
    const theirs = outcome.refusal?.conflicts.find((one): one is UpdatedRecord<N> => isRecord(one, key));
    if (!theirs) return { kind: "refused", message: outcome.message };
    latest.current = { ...latest.current, ...theirs };
    refusalId = outcome.refusal?.id ?? null;
  }
  return { kind: "conflict", theirs: textOf(latest.current, field), refusalId };
}

function isRecord(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && (value as { key?: unknown }).key === key;
}

/** Returns the newest known revision of a record. An optimistic record carries no revision and never replaces it. */
export function useLatestRevision<Versioned extends { revision?: number }>(record: Versioned): RefObject<Versioned> {
  const latest = useRef(record);
  useEffect(() => {
    if ((record.revision ?? 0) >= (latest.current.revision ?? 0)) latest.current = record;
  }, [record]);
  return latest;
}

/** `useEdit` for one text of a record at a time, on the newest known revision. `fields` has to be a constant. */
export function useTextEdit<N extends UpdateRow, Field extends string>(
  record: UpdatedRecord<N>,
  fields: TextFields<N, Field>,
  label: string,
): (field: Field, text: string, base: string) => Promise<TextEditOutcome> {
  const latest = useLatestRevision(record);
  return useCallback(
    (field, text, base) => runTextEdit(latest, fields, { field, text, base, label }),
    [latest, fields, label],
  );
}
