"use client";

import { type RefObject, useCallback, useEffect, useState } from "react";
import { fieldMessage } from "@/lib/validation/field-message";

export type FieldMessageOptions = {
  /** Set through the browser's own custom validity, so that the form knows of it too. */
  customMessage: string;
  /** Whether the message shows before the field was left. */
  isInstantError: boolean;
  /** A field inside a table cell always shows its message. */
  isCell: boolean;
};

/**
 * The message of an input's native validity, once it may be shown: after the field was left when it has a value or is
 * required, at once when `isInstantError` is set, always in a cell.
 */
export function useFieldMessage(ref: RefObject<HTMLInputElement | null>, options: FieldMessageOptions) {
  const { customMessage, isInstantError, isCell } = options;
  const [message, setMessage] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);

  const check = useCallback(() => {
    const input = ref.current;
    if (!input) return;
    const isWorthShowing = input.value !== "" || input.required || input.validity.badInput;
    const isShown = isCell || (isWorthShowing && (isInstantError || isLeft));
    setMessage(isShown ? fieldMessage(input.validity, input.type, input.validationMessage) : null);
  }, [ref, isCell, isInstantError, isLeft]);

  // After every render: a controlled value changes without an event of the element.
  useEffect(() => {
    ref.current?.setCustomValidity(customMessage);
    check();
  });

  return { message, check, leave: useCallback(() => setIsLeft(true), []) };
}
