"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { AutosaveStatus } from "@/components/ui/forms/autosave";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { judgeControl } from "@/components/ui/inputs/judge-control";
import { TextInput } from "@/components/ui/inputs/text-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import { ConflictChoice } from "./conflict-choice";
import { savedTextCopy as copy } from "./copy";
import { type SavedText, type SavedTextOptions, useSavedText } from "./use-saved-text";

/** Props that every input takes. */
export type SavedInput = {
  label: string;
  value: string;
  error: string | null;
  onValueChange: (text: string) => void;
  onBlur: () => void;
};

/** State of the field for inputs that need more than `SavedInput`. */
export type SavedFieldState = {
  ref: RefObject<HTMLInputElement | null>;
  status: AutosaveStatus;
  /** An unsaved text from an earlier visit is in the field. */
  hasDraft: boolean;
  /** Shows the status of saving. */
  note: ReactNode;
  /** The note is empty. */
  isQuiet: boolean;
  saveOnEnter: (event: KeyboardEvent) => void;
  /** Changes the text and saves at once. */
  choose: (text: string) => void;
  leave: (how: "key" | "pointer") => void;
};

export type SavedTextFieldProps = SavedTextOptions & {
  maxLength?: number;
  isRequired?: boolean;
  autoComplete?: string;
  /** Returns the hint for a typed text, if any. */
  hint?: (text: string) => string | undefined;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Returns the broken rule that the input itself does not check, or null. A text that breaks a rule is not saved. */
  check?: (text: string) => string | null;
  onType?: (text: string) => void;
  /** Called once the field is left and its text is saved or unchanged. */
  onDone?: (isByKey: boolean) => void;
  /** Renders an input other than one line of text. */
  children?: (input: SavedInput, field: SavedFieldState) => ReactNode;
};

/** One text of a record, saved while it is typed. If someone else changed the text too, the user chooses a version. */
export function SavedTextField(props: SavedTextFieldProps) {
  const { label, check, onType, onDone, children } = props;
  const localRef = useRef<HTMLInputElement>(null);
  const ref = props.inputRef ?? localRef;
  const saved = useSavedText(props);
  const { leave, stay } = useLeaving(saved, onDone);
  // After every render, because the constraints of the input are set during it.
  useEffect(() => {
    const brokenRule = check?.(saved.text) ?? null;
    if (brokenRule === null) saved.judge(...judgeControl(ref.current));
    else saved.judge(false, brokenRule);
  });
  if (saved.conflict) {
    return <ConflictChoice field={label} conflict={saved.conflict} onDecide={(chosen) => void saved.decide(chosen)} />;
  }
  const input: SavedInput = {
    label,
    value: saved.text,
    error: saved.refusal,
    onValueChange: (typed) => {
      stay();
      saved.change(typed);
      onType?.(typed);
    },
    onBlur: () => leave("pointer"),
  };
  const field: SavedFieldState = {
    ref,
    status: saved.status,
    hasDraft: saved.draft !== null,
    note: <SaveNote text={saved} />,
    isQuiet: saved.status === "idle" && !saved.isWaiting && saved.draft === null,
    saveOnEnter: (event) => {
      if (typedKey(event) === "Enter") leave("key");
    },
    choose: (chosen) => {
      saved.change(chosen);
      saved.flush();
    },
    leave,
  };
  if (children) return children(input, field);
  return (
    <TextInput
      {...input}
      ref={ref}
      labelAside={field.note}
      isInstantError={field.hasDraft}
      hint={props.hint?.(saved.text)}
      autoComplete={props.autoComplete ?? "off"}
      onKeyDown={field.saveOnEnter}
      {...lineRules(props)}
    />
  );
}

/** Returns the constraints of one line of text; a required text must not be blank. */
export const lineRules = ({ maxLength, isRequired = false }: { maxLength?: number; isRequired?: boolean }) => ({
  maxLength,
  required: isRequired,
  pattern: isRequired ? ".*\\S.*" : undefined,
});

function SaveNote({ text }: { text: SavedText }) {
  if (text.isWaiting) return <span role="status">{copy.waiting}</span>;
  return <AutosaveNote status={text.refusal === null ? text.status : "idle"} draft={text.draft} />;
}

/** Saves when the field is left, and calls `onDone` once nothing is left to save or to decide. */
function useLeaving(text: SavedText, onDone: SavedTextFieldProps["onDone"]) {
  const [leftBy, setLeftBy] = useState<"key" | "pointer" | null>(null);
  const isSettled = text.status === "idle" || text.status === "saved" || text.status === "recovered";
  const isDone = leftBy !== null && !text.conflict && text.refusal === null && isSettled;
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (isDone) latest.current?.(leftBy === "key");
  }, [isDone, leftBy]);
  return {
    leave: (how: "key" | "pointer") => {
      text.flush();
      setLeftBy((before) => before ?? how);
    },
    stay: () => setLeftBy(null),
  };
}
