"use client";

import { useEffect, useRef, useState } from "react";
import type { ShownDraft } from "./draft-note";
import { useDraftSlot } from "./drafts-context";

export type DraftText = {
  text: string;
  /** Also where the field is gone by now: what is to be typed anew is kept for its return. */
  change: (text: string | ((before: string) => string)) => void;
  /** What was typed before and stands here again. */
  draft: ShownDraft | null;
  /** Whether what is typed outlives the page; goes into `data-kept` of the form. */
  isKept: boolean;
};

/**
 * One text of a form without a schema, kept under a name while it is not empty: as `draft` of `useSchemaForm`. Sent, it
 * is emptied by the form.
 */
export function useDraftText(name: string): DraftText {
  const slot = useDraftSlot(name);
  const [text, setText] = useState("");
  const [at, setAt] = useState<string | null>(null);
  const typed = useRef("");
  const owner = useRef<string | null>(null);

  useEffect(() => {
    if (slot === null || slot.id === owner.current) return;
    // Another person, or another record: what was typed belongs to the one before.
    if (owner.current !== null) typed.current = "";
    owner.current = slot.id;
    const draft = slot.read();
    const before = draft?.values.text;
    const isBack = typed.current === "" && typeof before === "string";
    if (isBack) typed.current = before;
    // Typed before it was known who types.
    else if (typed.current !== "") slot.keep({ text: typed.current });
    setText(typed.current);
    setAt(isBack && draft ? draft.at : null);
  }, [slot]);

  const change = (next: string | ((before: string) => string)) => {
    typed.current = typeof next === "function" ? next(typed.current) : next;
    setText(typed.current);
    if (typed.current === "") {
      slot?.drop();
      setAt(null);
    } else slot?.keep({ text: typed.current });
  };
  return {
    text,
    change,
    draft: at === null ? null : { at, discard: () => change("") },
    isKept: slot !== null,
  };
}
