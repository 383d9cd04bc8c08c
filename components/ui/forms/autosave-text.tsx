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
  /** The saved text. A reloaded text shows unless typed text is unsaved. */
  value: string;
  /** Saves one text; on a rejection it is called again. The field of another record needs another `key`. */
  save: (text: string) => Promise<unknown>;
  /** Called with the unsaved text after unmounting: `reason` names the broken rule, or is null if saving failed. */
  onLost?: (text: string, reason: string | null) => void;
  /** The name under which this browser keeps the text until it is saved, to restore it in the same field. */
  draft?: string;
  isMultiline?: boolean;
  /** Applies to a multiline field only. */
  rows?: number;
  maximumLength?: number;
  hint?: ReactNode;
  /** If set, an empty text is not saved. */
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  name?: string;
};

/** A text field that saves while typing. A text that breaks the field's rules is not saved; the field shows why. */
export function AutosaveText(props: AutosaveTextProps) {
  const { value, save, onLost, draft: name, isMultiline, rows, maximumLength, ...field } = props;
  const { text, status, autosave, draft } = useAutosave({ saved: value, save, onLost, draft: name });
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  // Runs after every render, once the field has applied its rules.
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
