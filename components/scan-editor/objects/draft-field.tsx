"use client";

import { useState } from "react";
import { TypedField } from "./typed-field";

export type DraftFieldProps = {
  label: string;
  unit: string;
  /** What stands there while nothing is half typed. */
  shown: string;
  /** Takes a typed text; gives back what is wrong with it, or null. */
  onTake: (text: string) => string | null;
};

/** A typed value that is taken with Enter or on leaving; Escape puts back. What is wrong is said and changes nothing. */
export function DraftField({ label, unit, shown, onTake }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  function reset(): void {
    setDraft(null);
    setMessage(null);
  }
  function commit(): void {
    if (draft === null) return;
    const wrong = draft.trim() === shown ? null : onTake(draft);
    if (wrong === null) reset();
    else setMessage(wrong);
  }
  return (
    <TypedField
      label={label}
      unit={unit}
      text={draft ?? shown}
      isSettled={draft === null}
      message={message}
      onText={(text) => {
        setDraft(text);
        setMessage(null);
      }}
      onCommit={commit}
      onReset={reset}
    />
  );
}
