"use client";

import { Plus } from "lucide-react";
import { type FormEvent, type Ref, useId, useLayoutEffect, useRef, useState } from "react";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Kbd } from "@/components/ui/kbd";
import { useJoinedRef } from "@/components/ui/use-joined-ref";
import { useAction } from "@/lib/client/actions/use-action";
import { HAZARD_LABELS } from "@/lib/domain/hazards";

const MAX_LABEL_LENGTH = 80;

export type TagNameFieldProps = {
  label: string;
  ref?: Ref<HTMLInputElement>;
  initialLabel?: string;
  isFocused?: boolean;
  onSave: (label: string) => void;
  /** Called on Escape. */
  onCancel?: () => void;
};

/** A field for a tag's name: Enter adds the tag and clears the field. */
export function TagNameField({ label, ref, initialLabel = "", isFocused, onSave, onCancel }: TagNameFieldProps) {
  const [text, setText] = useState(initialLabel);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef<HTMLInputElement>(input, ref);
  const previous = useRef<Element | null>(null);
  const listId = useId();
  const add = useAction("review.add-tag");
  // A layout effect, because the list restores the focus afterwards if nothing has it.
  useLayoutEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.select();
  }, [isFocused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === "") return;
    setText("");
    onSave(trimmed);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={joined}
        label={label}
        isLabelHidden
        placeholder={label}
        size="sm"
        icon={<Plus aria-hidden="true" />}
        trailing={add?.shortcut ? <Kbd>{add.shortcut}</Kbd> : null}
        value={text}
        onValueChange={setText}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        list={listId}
        onFocus={(event) => {
          previous.current = event.relatedTarget;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          setText("");
          if (previous.current instanceof HTMLElement && previous.current.isConnected) previous.current.focus();
          else input.current?.blur();
          onCancel?.();
        }}
      />
      <datalist id={listId}>
        {HAZARD_LABELS.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </form>
  );
}
