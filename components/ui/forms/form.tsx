"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { classNames } from "../class-names";
import { Notice } from "../feedback/notice";
import { isNativelyInvalid } from "../inputs/is-natively-invalid";
import { DraftNote } from "./drafts/draft-note";
import styles from "./form.module.css";
import type { SchemaForm } from "./use-schema-form";

const FOCUS_TARGETS = "input, select, textarea, button, [tabindex]";
/** `data-invalid` marks elements that do not support `aria-invalid`, such as buttons and groups. */
const MARKED_INVALID = '[aria-invalid="true"], [data-invalid]';

/** Focuses the first invalid control in page order; a group passes the focus to its invalid control. */
function focusFirstInvalid(form: HTMLFormElement): void {
  const [first] = findInvalid(form);
  if (!first) return;
  const target = first.matches(FOCUS_TARGETS)
    ? first
    : (findInvalid(first)[0] ?? first.querySelector<HTMLElement>(FOCUS_TARGETS));
  target?.focus();
}

function findInvalid(within: HTMLElement): HTMLElement[] {
  const controls = [...within.querySelectorAll<HTMLElement>(`${MARKED_INVALID}, input, select, textarea`)];
  return controls.filter((control) => control.matches(MARKED_INVALID) || isNativelyInvalid(control));
}

export type FormProps<Values extends FieldValues> = {
  form: SchemaForm<Values>;
  /** Names the form if no heading does. */
  label?: string;
  className?: string;
  /** The fields, and the submit button unless it is elsewhere, as in a dialog. */
  children: ReactNode;
};

/**
 * The form element: Enter submits, ⌘Enter or Ctrl+Enter also from a text area. A refused try focuses the first invalid
 * field. `data-kept` marks forms whose values survive a reload.
 */
export function Form<Values extends FieldValues>({ form, label, className, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstInvalid(element.current);
  }, [refusals]);
  // Events of a form in a dialog opened from here also bubble here through React's tree.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.submit(event.currentTarget.checkValidity());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isSubmitShortcut = event.key === "Enter" && (event.metaKey || event.ctrlKey) && !event.defaultPrevented;
    if (!isSubmitShortcut || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    // Key events of the fields bubble here; the form itself is no control.
    <form
      ref={element}
      id={form.id}
      aria-label={label}
      // If the form is submitted before hydration, its values must not appear in the URL.
      method="post"
      noValidate
      className={classNames(styles.form, className)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      data-kept={form.isKeptAsDraft || undefined}
    >
      <DraftNote draft={form.draft} />
      {children}
    </form>
  );
}

/** Fields in one row if there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The failure of the form as a whole, for example above the button. */
export function FormFailureNotice<Values extends FieldValues>({ form }: { form: SchemaForm<Values> }) {
  return form.failure === null ? null : (
    <Notice tone="bad" isUrgent>
      {form.failure}
    </Notice>
  );
}
