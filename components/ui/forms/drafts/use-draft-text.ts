"use client";

import { useEffect, useRef, useState } from "react";
import type { ShownDraft } from "./draft-note";
import { useDraftSlot } from "./use-draft-slot";

export type DraftText = {
  text: string;
  /** Also works after the field has unmounted: the text is stored for its return. */
  change: (text: string | ((draftText: string) => string)) => void;
  /** The restored draft. */
  draft: ShownDraft | null;
  /** Whether the typed text survives a reload; used for `data-kept` of the form. */
  isKept: boolean;
};

/**
 * One text of a form without a schema, stored under a name while it is not empty, like `draft` of `useSchemaForm`. The
 * form empties it once sent.
 */
export function useDraftText(name: string): DraftText {
  const slot = useDraftSlot(name);
  const [text, setText] = useState("");
  const [at, setAt] = useState<string | null>(null);
  const typed = useRef("");
  const owner = useRef<string | null>(null);

  useEffect(() => {
    if (slot === null || slot.id === owner.current) return;
    // Another user or record: the typed text belongs to the previous one.
    if (owner.current !== null) typed.current = "";
    owner.current = slot.id;
    const draft = slot.read();
    const draftText = draft?.values.text;
    const isRestored = typed.current === "" && typeof draftText === "string";
    if (isRestored) typed.current = draftText;
    // Typed before the user was known.
    else if (typed.current !== "") slot.keep({ text: typed.current });
    setText(typed.current);
    setAt(isRestored && draft ? draft.at : null);
  }, [slot]);

  const change = (next: string | ((draftText: string) => string)) => {
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
