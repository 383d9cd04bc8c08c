"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { judgeControl } from "../inputs/judge-control";
import { TextArea } from "../inputs/text-area";
import { TextInput } from "../inputs/text-input";
import { typedKey } from "../keys/typed-key";
import { AutosaveNote } from "./autosave-note";
import { useAutosave } from "./use-autosave";

export type AutosaveTextProps = {
  label: string;
  /** What is saved. A text read anew shows, unless something typed is not saved yet. */
  value: string;
  /** Saves one text; rejects when that failed, and is then called again. The field of another record needs another `key`. */
  save: (text: string) => Promise<unknown>;
  /**
   * Told the text that is not saved although the field is gone: it breaks a rule, which `reason` says, or could not be
   * saved (null).
   */
  onLost?: (text: string, reason: string | null) => void;
  /** The name under which the text is kept in this browser until it is saved, and comes back to the same field. */
  draft?: string;
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
export function AutosaveText(props: AutosaveTextProps) {
  const { value, save, onLost, draft: name, isMultiline, rows, maximumLength, ...field } = props;
  const { text, status, autosave, draft } = useAutosave({ saved: value, save, onLost, draft: name });
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  // After every render: the field's own rules were put on it before.
  useEffect(() => autosave.judge(...judgeControl(input.current ?? area.current)));
  const shared = {
    ...field,
    value: text,
    isInstantError: draft !== null,
    onValueChange: (typed: string) => autosave.change(typed),
    onBlur: () => autosave.flush(),
    labelAside: <AutosaveNote status={status} draft={draft} />,
  };
  if (isMultiline) return <TextArea {...shared} ref={area} rows={rows} maximumLength={maximumLength} />;
  return (
    <TextInput
      {...shared}
      ref={input}
      maxLength={maximumLength}
      onKeyDown={(event) => {
        if (typedKey(event) === "Enter") autosave.flush();
      }}
    />
  );
}
