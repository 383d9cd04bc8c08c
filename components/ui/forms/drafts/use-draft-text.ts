"use client";

import { useEffect, useRef, useState } from "react";
import type { ShownDraft } from "./draft-note";
import { useDraftSlot } from "./use-draft-slot";

export type DraftText = {
  text: string;
  /** Also works after the field has unmounted: the text is stored for the next time. */
  change: (text: string | ((draftText: string) => string)) => void;
  /** The restored draft. */
  draft: ShownDraft | null;
  /** Whether the typed text survives a reload; used for `data-kept` of the form. */
  isKept: boolean;
};

/**
 * Returns one text of a form without a schema, stored under `name` while it is not empty, like `draft` of
 * `useSchemaForm`. The form must empty the text once it is sent.
 */
export function useDraftText(name: string): DraftText {
  const slot = useDraftSlot(name);
  const [text, setText] = useState("");
  const [draftTime, setDraftTime] = useState<string | null>(null);
  const typed = useRef("");
  const ownerId = useRef<string | null>(null);

  useEffect(() => {
    if (slot === null || slot.id === ownerId.current) return;
    // The employee or record has changed: the typed text belongs to the previous one.
    if (ownerId.current !== null) typed.current = "";
    ownerId.current = slot.id;
    const draft = slot.read();
    const draftText = draft?.values.text;
    const isRestored = typed.current === "" && typeof draftText === "string";
    if (isRestored) typed.current = draftText;
    // The text was typed before the employee was known.
    else if (typed.current !== "") slot.keep({ text: typed.current });
    setText(typed.current);
    setDraftTime(isRestored && draft ? draft.at : null);
  }, [slot]);

  const change = (next: string | ((draftText: string) => string)) => {
    typed.current = typeof next === "function" ? next(typed.current) : next;
    setText(typed.current);
    if (typed.current === "") {
      slot?.drop();
      setDraftTime(null);
    } else slot?.keep({ text: typed.current });
  };
  return {
    text,
    change,
    draft: draftTime === null ? null : { at: draftTime, discard: () => change("") },
    isKept: slot !== null,
  };
}
