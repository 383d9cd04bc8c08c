"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { AutosaveNote } from "./autosave-note";
import { TextArea } from "./text-area";
import { TextInput } from "./text-input";
import { useAutosave } from "./use-autosave";

export type AutosaveTextProps = {
  label: string;
  /** What is saved. A text read anew shows, unless something typed is not saved yet. */
  value: string;
  /** Saves one text; rejects when that failed, and is then called again. The field of another record needs another `key`. */
  save: (text: string) => Promise<unknown>;
  /** Told the text that could not be saved even after the field was gone. */
  onLost?: (text: string) => void;
  isMultiline?: boolean;
  /** Of several lines only. */
  rows?: number;
  maximumLength?: number;
  hint?: ReactNode;
  /** An empty text is not saved then. */
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  name?: string;
};

/** A text that saves itself while it is written. A text that breaks its field's rules waits and says why. */
export function AutosaveText({ value, save, onLost, isMultiline, rows, maximumLength, ...field }: AutosaveTextProps) {
  const { text, status, autosave } = useAutosave({ saved: value, save, onLost });
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  // After every render: the field's own rules were put on it before.
  useEffect(() => autosave.judge((input.current ?? area.current)?.validity.valid ?? true));
  const shared = {
    ...field,
    value: text,
    onValueChange: (typed: string) => autosave.change(typed),
    onBlur: () => autosave.flush(),
    labelAside: <AutosaveNote status={status} />,
  };
  if (isMultiline) return <TextArea {...shared} ref={area} rows={rows} maximumLength={maximumLength} />;
  return (
    <TextInput
      {...shared}
      ref={input}
      maxLength={maximumLength}
      onKeyDown={(event) => {
        if (event.key === "Enter") autosave.flush();
      }}
    />
  );
}
