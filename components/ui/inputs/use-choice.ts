"use client";

import { type ComponentProps, type ReactNode, type RefObject, useId } from "react";
import { fieldNoteId } from "./field";
import { useFieldMessage } from "./use-field-message";

export type ChoiceProps = Omit<ComponentProps<"input">, "type" | "value"> & {
  /** Whether the control is on; `checked` is an alias. */
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

/** Returns what a checkbox and a switch share: the props of the label line and the attributes of the native input. */
export function useChoice(element: RefObject<HTMLInputElement | null>, props: ChoiceProps) {
  const { value, onValueChange, label, isLabelHidden, hint, error, customMessage, isInstantError, ...rest } = props;
  const { requiredMarker, ...input } = rest;
  const ownId = useId();
  const id = input.id ?? ownId;
  const { message, check, markLeft, showOnInvalid } = useFieldMessage(element, { customMessage, isInstantError });
  const shown = error ?? message;
  const isValidated = input.required === true || customMessage !== undefined;
  const hasNote = hint !== undefined || error !== undefined || isValidated;
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
      markLeft();
      input.onBlur?.(event);
    },
    onInvalid: showOnInvalid,
  };
  return { line, control };
}
