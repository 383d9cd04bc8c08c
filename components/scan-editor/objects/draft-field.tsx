"use client";

import { useState } from "react";
import { TypedField } from "./typed-field";

export type DraftFieldProps = {
  label: string;
  unit: string;
  /** The value while no edit is in progress. */
  shown: string;
  /** Applies a typed text; returns an error message, or null. */
  onCommit: (text: string) => string | null;
};

/** A field that applies its text on Enter or blur and discards it on Escape. Invalid text only shows a message. */
export function DraftField({ label, unit, shown, onCommit }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  function reset(): void {
    setDraft(null);
    setMessage(null);
  }
  function commit(): void {
    if (draft === null) return;
    const error = draft.trim() === shown ? null : onCommit(draft);
    if (error === null) reset();
    else setMessage(error);
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
