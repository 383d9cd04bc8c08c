"use client";

import { useEffect, useRef, useState } from "react";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { useSavedText } from "@/components/ui/forms/use-saved-text";
import { TextInput } from "@/components/ui/inputs/text-input";
import { verdictOf } from "@/components/ui/inputs/verdict-of";
import { typedKey } from "@/components/ui/keys/typed-key";
import type { TextSave } from "@/lib/client/data/edits/save-text";
import { handlersOfText } from "@/lib/client/data/edits/tell-not-saved";
import type { CustomizationField } from "@/lib/domain/entities";
import { RenameConflict } from "../rename-conflict";
import { customizationCopy as copy } from "./copy";

export type PartEditing = {
  part: CustomizationField;
  /** The name of the label's draft. */
  draft: string;
  save: (text: string, base: string) => Promise<TextSave>;
};

/** Letters that the backend takes. */
const LONGEST_LABEL = 200;

type Props = PartEditing & {
  /** The field was left and has nothing more to say. */
  onDone: (isByKey: boolean) => void;
};

/** What a part is called, while it is changed. It stays as long as it has something to say. */
export function PartLabelField({ part, draft, save, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<"by-key" | "by-pointer" | null>(null);
  const text = useSavedText({ ...handlersOfText(copy.label), draft, saved: part.label, save });
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  // After every render: the field's own rules were put on it before.
  useEffect(() => text.judge(...verdictOf(input.current)));
  const isSettled = text.status === "rest" || text.status === "saved" || text.status === "recovered";
  const isOver = left !== null && !text.conflict && text.refusal === null && isSettled;
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => {
    if (isOver) latest.current(left === "by-key");
  }, [isOver, left]);
  if (text.conflict) {
    return (
      <RenameConflict label={copy.label} conflict={text.conflict} onDecide={(chosen) => void text.decide(chosen)} />
    );
  }
  const leave = (how: "by-key" | "by-pointer") => {
    text.flush();
    setLeft((before) => before ?? how);
  };
  return (
    <TextInput
      ref={input}
      label={copy.label}
      isLabelHidden
      value={text.text}
      error={text.refusal}
      isInstantError
      trailing={
        text.isWaiting ? (
          <span role="status">{copy.waiting}</span>
        ) : (
          <AutosaveNote status={text.refusal === null ? text.status : "rest"} draft={text.draft} />
        )
      }
      onValueChange={(typed) => {
        setLeft(null);
        text.change(typed);
      }}
      onBlur={() => leave("by-pointer")}
      onKeyDown={(event) => {
        const key = typedKey(event);
        if (key === "Escape") text.change(part.label);
        if (key === "Escape" || key === "Enter") leave("by-key");
      }}
      maxLength={LONGEST_LABEL}
      required
      pattern=".*\S.*"
      autoComplete="off"
      dir="auto"
    />
  );
}
