"use client";

import { useCallback, useEffect, useRef } from "react";
import type { Insured } from "../../domain/entities";
import { runQueuedAction } from "../mutations/run-queued-action";
import { browserQueue } from "../queue/browser-queue";

export const CONTACT_TEXTS = ["givenName", "familyName", "email", "phone"] as const;
export type ContactText = (typeof CONTACT_TEXTS)[number];

export type ContactSave =
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

/** A conflict over other fields is tried again on top of them; so often, as somebody else may be typing at once. */
const TRIES = 3;

const textOf = (insured: Insured, field: ContactText) => insured[field] ?? "";

/**
 * Saves one text of a contact at a time, on the newest revision that is known here. `base` is the text that was on file
 * when typing began: where it is another by now, that is a conflict, whoever told first.
 */
export function useContactUpdate(insured: Insured, label: string) {
  const known = useRef(insured);
  useEffect(() => {
    // What is only shown for now carries no revision.
    if ((insured.revision ?? 0) >= (known.current.revision ?? 0)) known.current = insured;
  }, [insured]);

  return useCallback(
    async (field: ContactText, text: string, base: string): Promise<ContactSave> => {
      const queue = browserQueue();
      let refusalId: string | null = null;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const onFile = textOf(known.current, field);
        if (onFile !== text && onFile !== base) return { kind: "conflict", theirs: onFile, refusalId };
        // It was about other fields, or says the same: nothing is left to be decided.
        if (refusalId !== null) await queue.dismiss(refusalId);
        if (onFile === text) return { kind: "saved", onFile };
        const { key, revision } = known.current;
        const params = { key, ...(revision === undefined ? {} : { revision }), ...changeOf(field, text) };
        const edit = { name: "insured.update", params, label, actor: null, isQuiet: true } as const;
        const outcome = await runQueuedAction(queue, edit);
        if (outcome.status === "done") {
          known.current = { ...known.current, ...outcome.result };
          return { kind: "saved", onFile: textOf(known.current, field) };
        }
        if (outcome.status === "waiting") {
          known.current = { ...known.current, ...changeOf(field, text) };
          return { kind: "waiting" };
        }
        const theirs = outcome.refusal?.conflicts.find((record): record is Insured => isRecord(record, key));
        if (!theirs) return { kind: "refused", message: outcome.message };
        known.current = { ...known.current, ...theirs };
        refusalId = outcome.refusal?.id ?? null;
      }
      return { kind: "conflict", theirs: textOf(known.current, field), refusalId };
    },
    [label],
  );
}

/** An empty email or phone is none; a name is never empty. */
function changeOf(field: ContactText, text: string): Partial<Pick<Insured, ContactText>> {
  const value = text === "" ? null : text;
  if (field === "email") return { email: value };
  if (field === "phone") return { phone: value };
  return field === "givenName" ? { givenName: text } : { familyName: text };
}

function isRecord(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && (value as { key?: unknown }).key === key;
}
