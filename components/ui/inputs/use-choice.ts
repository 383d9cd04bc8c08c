"use client";

import { type ComponentProps, type ReactNode, type RefObject, useId } from "react";
import { fieldNoteId } from "./field";
import { useFieldMessage } from "./use-field-message";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  /** Whether it is on; `checked` says the same. */
  value?: boolean;
  onValueChange?: (value: boolean) => void;
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
  customMessage?: string;
  isInstantError?: boolean;
  requiredMarker?: string;
};

/** What a checkbox and a switch share: the native input's attributes, and the message under it. */
export function useChoice(element: RefObject<HTMLInputElement | null>, props: ChoiceProps) {
  const { value, onValueChange, label, isLabelHidden, hint, error, customMessage, isInstantError, ...rest } = props;
  const { requiredMarker, ...input } = rest;
  const ownId = useId();
  const id = input.id ?? ownId;
  const { message, check, leave, refuse } = useFieldMessage(element, { customMessage, isInstantError });
  const shown = error ?? message;
  const isRuled = input.required === true || customMessage !== undefined;
  const hasNote = hint !== undefined || error !== undefined || isRuled;
  const line = {
    controlId: id,
    label,
    isLabelHidden,
    isRequired: input.required,
    requiredMarker,
    hint,
    error: hasNote ? shown : undefined,
  };
  const control: ComponentProps<"input"> = {
    ...input,
    id,
    type: "checkbox",
    checked: value ?? input.checked,
    "aria-invalid": Boolean(shown) || undefined,
    "aria-describedby": hasNote ? fieldNoteId(id) : input["aria-describedby"],
    onChange: (event) => {
      onValueChange?.(event.target.checked);
      input.onChange?.(event);
      check();
    },
    onBlur: (event) => {
      leave();
      input.onBlur?.(event);
    },
    onInvalid: refuse,
  };
  return { line, control };
}
