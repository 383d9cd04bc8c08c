"use client";

import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { classNames } from "../class-names";
import { Notice } from "../feedback/notice";
import { isNativelyInvalid } from "../inputs/is-natively-invalid";
import { DraftNote } from "./drafts/draft-note";
import styles from "./form.module.css";
import type { SchemaForm } from "./use-schema-form";

const FOCUSABLE = "input, select, textarea, button, [tabindex]";
/** `data-invalid` marks what may not have `aria-invalid`: a button, a group of fields. */
const MARKED = '[aria-invalid="true"], [data-invalid]';

/** Puts the focus on the first control that is wrong, in the page's order; a group gives it to the one it is about. */
function focusFirstInvalid(form: HTMLFormElement): void {
  const [first] = wrongOnes(form);
  if (!first) return;
  const target = first.matches(FOCUSABLE)
    ? first
    : (wrongOnes(first)[0] ?? first.querySelector<HTMLElement>(FOCUSABLE));
  target?.focus();
}

function wrongOnes(within: HTMLElement): HTMLElement[] {
  const controls = [...within.querySelectorAll<HTMLElement>(`${MARKED}, input, select, textarea`)];
  return controls.filter((control) => control.matches(MARKED) || isNativelyInvalid(control));
}

export type FormProps<Values extends FieldValues> = {
  form: SchemaForm<Values>;
  /** Names the form, where no heading does. */
  label?: string;
  className?: string;
  /** The fields, and the button unless it stands elsewhere, as in a dialog. */
  children: ReactNode;
};

/**
 * The form element: Enter sends it, ⌘Enter or Ctrl+Enter also from a text of several lines. A refused try puts the focus
 * on the first field that is wrong. `data-kept` tells whoever would take the page away that what is typed is kept.
 */
export function Form<Values extends FieldValues>({ form, label, className, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstInvalid(element.current);
  }, [refusals]);
  // Events of a form in a dialog opened from here arrive too, by React's tree.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    void form.submit(event.currentTarget.checkValidity());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const isMeant = event.key === "Enter" && (event.metaKey || event.ctrlKey) && !event.defaultPrevented;
    if (!isMeant || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    // Keys typed in its fields come by here; the form itself is no control.
    <form
      ref={element}
      id={form.id}
      aria-label={label}
      // Sent before the page came alive, what was typed must not end up in the address.
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

/** Fields beside each other where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The whole form's failure, where its author puts it: above the button. */
export function FormFailureNotice<Values extends FieldValues>({ form }: { form: SchemaForm<Values> }) {
  return form.failure === null ? null : (
    <Notice tone="bad" isUrgent>
      {form.failure}
    </Notice>
  );
}
