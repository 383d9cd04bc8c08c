"use client";

import { useEffect, useRef, useState } from "react";
import { useAutosave } from "./use-autosave";

/** The same text as two people have it. */
export type TextConflict = { mine: string; theirs: string };

/** What came of a save; `refusalId` is what `dismiss` takes. */
export type SavedTextOutcome =
  | { kind: "saved"; onFile: string }
  | { kind: "waiting" }
  | { kind: "refused"; message: string }
  | { kind: "conflict"; theirs: string; refusalId: string | null };

export type SavedTextOptions = {
  /** The name of its draft, with the key of the record. */
  draft: string;
  /** What is on file. */
  saved: string;
  save: (text: string, base: string) => Promise<SavedTextOutcome>;
  /** What the backend would not have, in words; null where it may be saved. Asked before each save. */
  refuse?: (text: string) => Promise<string | null>;
  /** Somebody has chosen between two texts: the refused one is not tried again. */
  dismiss: (refusalId: string) => Promise<unknown>;
  /** The field went while this was not saved, for this reason where one is known. */
  onLost: (text: string, reason: string | null) => void;
  /** How the text is told to people, where they would not read it as it is kept. */
  shownAs?: (text: string) => string;
};

const AS_IT_IS = (text: string) => text;

type Open = { theirs: string; refusalId: string | null };

/** One text of a record that saves itself, and what came of it. Nothing is sent while two people's texts differ. */
export function useSavedText(options: SavedTextOptions) {
  const { draft: name, saved, save, refuse, dismiss, onLost, shownAs = AS_IT_IS } = options;
  const [conflict, setConflict] = useState<Open | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  /** What was on file when typing began. */
  const base = useRef(saved);
  /** Not sent again as it is: it was refused, or somebody has to choose first. Known at once, before any render. */
  const held = useRef<string | null>(null);

  const send = async (typed: string) => {
    const text = typed.trim();
    if (text !== held.current) {
      held.current = null;
      const reason = (await refuse?.(text)) ?? null;
      const result: SavedTextOutcome =
        reason === null ? await save(text, base.current) : { kind: "refused", message: reason };
      if (result.kind === "refused" || result.kind === "conflict") held.current = text;
      setRefusal(result.kind === "refused" ? result.message : null);
      setIsWaiting(result.kind === "waiting");
      if (result.kind === "conflict") setConflict(result);
      if (result.kind === "saved") base.current = result.onFile;
      if (result.kind === "waiting") base.current = text;
    }
    // So that what is read anew does not take the place of what was typed.
    if (text === held.current) throw new Error("Not saved");
  };
  const { text, status, autosave, draft } = useAutosave({
    saved,
    save: send,
    draft: name,
    baseOf: () => base.current,
    onDraft: (begunOn) => {
      base.current = begunOn;
    },
    onLost: (lost, reason) => onLost(shownAs(lost), reason ?? refusal),
  });
  useEffect(() => {
    if (text === saved && held.current === null) base.current = saved;
  }, [text, saved]);

  const decide = async (chosen: "mine" | "theirs") => {
    if (!conflict) return;
    if (conflict.refusalId !== null) await dismiss(conflict.refusalId);
    base.current = conflict.theirs;
    held.current = null;
    setConflict(null);
    if (chosen === "theirs") autosave.change(conflict.theirs);
    autosave.flush();
  };
  const shown: TextConflict | null = conflict && {
    mine: shownAs(text.trim()),
    theirs: shownAs(conflict.theirs),
  };
  return {
    text,
    status,
    draft,
    conflict: shown,
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
