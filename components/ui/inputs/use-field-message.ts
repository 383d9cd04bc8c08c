"use client";

import { type FormEvent, type RefObject, useCallback, useEffect, useState } from "react";
import { fieldMessage } from "@/lib/validation/field-message";
import { afterPress } from "../after-press";
import { isNativelyInvalid } from "./natively-invalid";

/** The elements that know the browser's own validity. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type FieldMessageOptions = {
  /** Set through the browser's own custom validity, so that the form knows of it too. */
  customMessage?: string;
  /** Whether the message shows before the field was left. */
  isInstantError?: boolean;
  /** A field inside a table cell always shows its message. */
  isCell?: boolean;
};

const isBox = (control: NativeControl) => control.type === "checkbox" || control.type === "radio";

/**
 * The message of a control's native validity, once it may be shown: after the field was left when it has a value or is
 * required, at once when `isInstantError` is set, always in a cell. What has a form refused says so, whatever it is.
 */
export function useFieldMessage(ref: RefObject<NativeControl | null>, options: FieldMessageOptions) {
  const { customMessage = "", isInstantError = false, isCell = false } = options;
  const [message, setMessage] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const check = useCallback(() => {
    const control = ref.current;
    if (!control) return;
    const hasValue = !isBox(control) && (control.value !== "" || control.validity.badInput);
    const isShown = isCell || isInstantError || isRefused || (isLeft && (hasValue || control.required));
    const next = isShown && control.willValidate ? fieldMessage(control) : null;
    // The same once more would be an update that waits behind every render: many of them in a row are taken for a loop.
    if (next !== message) setMessage(next);
  }, [ref, isCell, isInstantError, isLeft, isRefused, message]);

  // After every render: a controlled value changes without an event of the element.
  useEffect(() => {
    ref.current?.setCustomValidity(customMessage);
    check();
  });

  const leave = useCallback(() => afterPress(() => setIsLeft(true)), []);
  /** In place of the browser's bubble: our message, and the focus on the first field that is wrong. */
  const refuse = useCallback((event: FormEvent<NativeControl>) => {
    event.preventDefault();
    setIsRefused(true);
    const control = event.currentTarget;
    const controls = [...(control.form?.elements ?? [])];
    if (controls.find(isNativelyInvalid) === control) control.focus();
  }, []);
  return { message, check, leave, refuse };
}
