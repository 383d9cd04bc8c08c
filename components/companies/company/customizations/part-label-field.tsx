"use client";

import { useEffect, useRef } from "react";
import { TextInput } from "@/components/ui/inputs/text-input";
import { typedKey } from "@/components/ui/keys/typed-key";
import type { TextEditOutcome } from "@/lib/client/data/edits/use-text-edit";
import type { CustomizationField } from "@/lib/domain/entities";
import { lineRules, SavedTextField } from "../../../saved-text/saved-text-field";
import { customizationCopy as copy } from "./copy";

export type PartEditing = {
  part: CustomizationField;
  /** The name of the label's draft. */
  draft: string;
  save: (text: string, base: string) => Promise<TextEditOutcome>;
};

/** The longest label that the backend accepts. */
const MAX_LABEL_LENGTH = 200;

type Props = PartEditing & {
  /** Called once the field is left and its label is saved or unchanged. */
  onDone: (isByKey: boolean) => void;
};

/** The label of a part while it is renamed; Enter and Escape leave the field. */
export function PartLabelField({ part, draft, save, onDone }: Props) {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.focus();
    inputRef.current?.select();
  }, []);
  return (
    <SavedTextField label={copy.label} draft={draft} saved={part.label} save={save} inputRef={inputRef} onDone={onDone}>
      {(input, { note, leave }) => (
        <TextInput
          {...input}
          ref={inputRef}
          isLabelHidden
          isInstantError
          trailing={note}
          onKeyDown={(event) => {
            const key = typedKey(event);
            if (key === "Escape") input.onValueChange(part.label);
            if (key === "Escape" || key === "Enter") leave("key");
          }}
          {...lineRules({ maxLength: MAX_LABEL_LENGTH, isRequired: true })}
          autoComplete="off"
          dir="auto"
        />
      )}
    </SavedTextField>
  );
}
