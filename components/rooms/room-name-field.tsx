"use client";

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { TextInput } from "@/components/ui/inputs/text-input";
import { regionCopy as copy } from "./copy";

const MAX_NAME_LENGTH = 80;

export type RoomNameFieldProps = {
  initialName?: string;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** A field for a room's name: Enter or leaving saves, Escape or an empty name cancels. */
export function RoomNameField({ initialName = "", onSave, onCancel }: RoomNameFieldProps) {
  const [name, setName] = useState(initialName);
  const input = useRef<HTMLInputElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    // The person who opened the field is about to type.
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = (isSaved: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    const trimmed = name.trim();
    if (isSaved && trimmed !== "") onSave(trimmed);
    else onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") close(true);
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close(false);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={input}
        label={copy.roomName}
        isLabelHidden
        size="sm"
        value={name}
        onValueChange={setName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onKeyDown={cancelOnEscape}
        onBlur={() => close(true)}
      />
    </form>
  );
}
