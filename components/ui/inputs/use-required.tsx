"use client";

import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { isNativelyInvalid } from "./natively-invalid";
import { useFieldMessage } from "./use-field-message";

export type RequiredOptions = {
  required?: boolean;
  /** What its owner, such as a form, says of it; left out where nobody else judges. */
  error?: string | null;
  /** Nothing is chosen or added. */
  isEmpty: boolean;
  /** It cannot be changed now, so nothing is asked of it. */
  isFixed?: boolean;
  /** What the user works with: has the focus where a form refuses to be sent. */
  control: RefObject<HTMLElement | null>;
};

/**
 * The browser's own rule of a required field for a part that is made of buttons and stands alone: once it was left empty,
 * or a plain form was sent with it, it says so. `rule` is the browser's control that knows it, in no one's sight; draw it
 * inside the part. Answers what is wrong with it, whoever says so.
 */
export function useRequired({ required = false, error, isEmpty, isFixed, control }: RequiredOptions): {
  error: string | null;
  leave: () => void;
  rule: ReactNode;
} {
  const element = useRef<HTMLInputElement>(null);
  const { message, leave, refuse } = useFieldMessage(element, {});
  const onInvalid = (event: FormEvent<HTMLInputElement>) => {
    refuse(event);
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
  return { error: error === undefined ? message : error, leave, rule };
}
