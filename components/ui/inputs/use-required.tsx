"use client";

import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { isNativelyInvalid } from "./is-natively-invalid";
import { useFieldMessage } from "./use-field-message";

export type RequiredOptions = {
  required?: boolean;
  /** The error set by the owner, such as a form; undefined if the control validates itself. */
  error?: string | null;
  /** Nothing is chosen or added. */
  isEmpty: boolean;
  /** The value cannot be changed now, so no rule applies. */
  isFixed?: boolean;
  /** The element to focus when the empty control blocks its form. */
  control: RefObject<HTMLElement | null>;
};

/**
 * Adds native `required` validation to a control made of buttons. The message shows after the control was left empty or
 * has blocked a form without its own validation. Render `rule`, a hidden input, inside the control. Returns the error
 * from the owner or the rule.
 */
export function useRequired({ required = false, error, isEmpty, isFixed, control }: RequiredOptions): {
  error: string | null;
  markLeft: () => void;
  rule: ReactNode;
} {
  const element = useRef<HTMLInputElement>(null);
  const { message, markLeft, showOnInvalid } = useFieldMessage(element, {});
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    showOnInvalid(event);
    const firstInvalid = [...(event.currentTarget.form?.elements ?? [])].find(isNativelyInvalid);
    if (firstInvalid === event.currentTarget) control.current?.focus();
  };
  const rule =
    required && error === undefined ? (
      <input
        ref={element}
        hidden
        required
        value={isEmpty ? "" : "1"}
        disabled={isFixed}
        onChange={() => undefined}
        onInvalid={onInvalid}
      />
    ) : null;
  return { error: error === undefined ? message : error, markLeft, rule };
}
