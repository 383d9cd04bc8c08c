"use client";

import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { isNativelyInvalid } from "./is-natively-invalid";
import { useFieldMessage } from "./use-field-message";

export type RequiredOptions = {
  required?: boolean;
  /** The error set by the owner, such as a form; undefined if the part validates itself. */
  error?: string | null;
  /** Nothing is chosen or added. */
  isEmpty: boolean;
  /** The value cannot be changed now, so no rule applies. */
  isFixed?: boolean;
  /** The element to focus when the part blocks its form. */
  control: RefObject<HTMLElement | null>;
};

/**
 * Native `required` validation for a part made of buttons: it shows its message after it was left empty, or after a
 * plain form was sent with it. Render `rule`, a hidden input, inside the part. Returns the error from the owner or the
 * rule.
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
    const first = [...(event.currentTarget.form?.elements ?? [])].find(isNativelyInvalid);
    if (first === event.currentTarget) control.current?.focus();
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
