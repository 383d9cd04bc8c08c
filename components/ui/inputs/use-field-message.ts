"use client";

import { type FormEvent, type RefObject, useCallback, useEffect, useState } from "react";
import { fieldMessage } from "@/lib/validation/field-message";
import { afterPress } from "../after-press";
import { isNativelyInvalid } from "./is-natively-invalid";

/** The elements with native validity. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FieldMessageOptions = {
  /** Set as the browser's custom validity, so that the form also knows it. */
  customMessage?: string;
  /** Shows the message before blur. */
  isInstantError?: boolean;
  /** A field inside a table cell always shows its message. */
  isCell?: boolean;
};

const isCheckboxOrRadio = (control: NativeControl) => control.type === "checkbox" || control.type === "radio";

/**
 * Returns the message of a control's native validity while it may show: after blur if the control has a value or is
 * required, at once with `isInstantError`, and always in a cell. A control that blocks its form always shows its
 * message.
 */
export function useFieldMessage(ref: RefObject<NativeControl | null>, options: FieldMessageOptions) {
  const { customMessage = "", isInstantError = false, isCell = false } = options;
  const [message, setMessage] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [hasBlockedForm, setHasBlockedForm] = useState(false);

  const check = useCallback(() => {
    const control = ref.current;
    if (!control) return;
    const hasValue = !isCheckboxOrRadio(control) && (control.value !== "" || control.validity.badInput);
    const isShown = isCell || isInstantError || hasBlockedForm || (isLeft && (hasValue || control.required));
    const next = isShown && control.willValidate ? fieldMessage(control) : null;
    // React counts many updates in a row as a loop, so an unchanged message must not cause one.
    if (next !== message) setMessage(next);
  }, [ref, isCell, isInstantError, isLeft, hasBlockedForm, message]);

  // Runs after every render, because a controlled value changes without a DOM event.
  useEffect(() => {
    ref.current?.setCustomValidity(customMessage);
    check();
  });

  const markLeft = useCallback(() => afterPress(() => setIsLeft(true)), []);
  /** Shows our message instead of the browser's bubble, and focuses the first invalid field. */
  const showOnInvalid = useCallback((event: FormEvent<NativeControl>) => {
    event.preventDefault();
    setHasBlockedForm(true);
    const control = event.currentTarget;
    const controls = [...(control.form?.elements ?? [])];
    if (controls.find(isNativelyInvalid) === control) control.focus();
  }, []);
  return { message, check, markLeft, showOnInvalid };
}
