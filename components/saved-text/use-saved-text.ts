"use client";

import { useEffect, useRef, useState } from "react";
import { useAutosave } from "@/components/ui/forms/use-autosave";
import { alertUnsavedText } from "@/lib/client/data/edits/alert-unsaved-text";
import type { TextEditOutcome } from "@/lib/client/data/edits/use-text-edit";
import { browserQueue } from "@/lib/client/queue/browser-queue";

/** The two versions of a text that two people changed. */
export type TextConflict = { mine: string; theirs: string };

export type SavedTextOptions = {
  label: string;
  /** Name of the draft that keeps an unsaved text in this browser; includes the key of the record. */
  draft: string;
  /** The text on file. */
  saved: string;
  /** `base` is the text on file when typing began. */
  save: (text: string, base: string) => Promise<TextEditOutcome>;
  /** Checks a text before each save: returns why the backend would refuse it, or null. */
  refuse?: (text: string) => Promise<string | null>;
  /** Formats a stored text for alerts and conflicts. */
  format?: (text: string) => string;
};

export type SavedText = ReturnType<typeof useSavedText>;

type OpenConflict = { theirs: string; refusalId: string | null };

const identity = (text: string) => text;

/** Saves one text of a record automatically. While it conflicts with another person's text, nothing is sent. */
export function useSavedText({ label, draft: name, saved, save, refuse, format = identity }: SavedTextOptions) {
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  /** The text on file when typing began. */
  const base = useRef(saved);
  /** A refused or conflicting text, not sent again unchanged. A ref: a save can start before the next render. */
  const refusedText = useRef<string | null>(null);

  const sendOnce = async (text: string) => {
    refusedText.current = null;
    const reason = (await refuse?.(text)) ?? null;
    const result: TextEditOutcome =
      reason === null ? await save(text, base.current) : { kind: "refused", message: reason };
    if (result.kind === "refused" || result.kind === "conflict") refusedText.current = text;
    setRefusal(result.kind === "refused" ? result.message : null);
    setIsWaiting(result.kind === "waiting");
    if (result.kind === "conflict") setConflict(result);
    if (result.kind === "saved") base.current = result.onFile;
    if (result.kind === "waiting") base.current = text;
  };
  const send = async (typed: string) => {
    const text = typed.trim();
    if (text !== refusedText.current) await sendOnce(text);
    // A rejection keeps the typed text in the field when the record is read again.
    if (text === refusedText.current) throw new Error("Not saved");
  };
  const { text, status, autosave, draft } = useAutosave({
    saved,
    save: send,
    draft: name,
    baseOf: () => base.current,
    onDraft: (draftBase) => {
      base.current = draftBase;
    },
    onLost: (lost, reason) => alertUnsavedText(label, format(lost), reason ?? refusal),
  });
  useEffect(() => {
    if (text === saved && refusedText.current === null) base.current = saved;
  }, [text, saved]);

  const decide = async (chosen: "mine" | "theirs") => {
    if (!conflict) return;
    if (conflict.refusalId !== null) await browserQueue().dismiss(conflict.refusalId);
    base.current = conflict.theirs;
    refusedText.current = null;
    setConflict(null);
    if (chosen === "theirs") autosave.change(conflict.theirs);
    autosave.flush();
  };
  const shownConflict: TextConflict | null = conflict && {
    mine: format(text.trim()),
    theirs: format(conflict.theirs),
  };
  return {
    text,
    status,
    draft,
    conflict: shownConflict,
    refusal,
    isWaiting: isWaiting && status !== "unsaved",
    decide,
    judge: (isFit: boolean, reason: string | null) => autosave.judge(isFit, reason),
    change: (typed: string) => {
      setRefusal(null);
      autosave.change(typed);
    },
    flush: () => autosave.flush(),
  };
}
