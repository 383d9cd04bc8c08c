"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { CODE_INPUT_LENGTH } from "@/lib/domain/constants";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import { type CodeEdit, type CodeKind, pastedCode, withBoxText, withoutCharacter } from "./code-edit";
import styles from "./code-input.module.css";
import { fieldNoteId } from "./field";
import { useRequired } from "./use-required";
import { useSilentFill } from "./use-silent-fill";

export type CodeInputProps = {
  label: string;
  /** The code so far. */
  value: string;
  onValueChange: (code: string) => void;
  /** Called once every box is filled. */
  onComplete?: (code: string) => void;
  length?: number;
  /** Digits, or Latin letters and digits in groups of four. */
  kind?: CodeKind;
  /** "Digit 1 of 6" */
  boxLabel: (position: number, length: number) => string;
  hint?: ReactNode;
  /** null where its owner judges it and finds nothing wrong; left out, it judges by itself whether it was filled. */
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  shouldFocus?: boolean;
  /** The whole part was left. */
  onBlur?: (event: FocusEvent) => void;
  /** The first box. */
  ref?: Ref<HTMLInputElement>;
};

/** One box a character. Focus moves on after one; Backspace and the left arrow move it back; a paste fills from the start. */
export function CodeInput(props: CodeInputProps) {
  const { label, length = CODE_INPUT_LENGTH, kind = "digits", boxLabel, shouldFocus } = props;
  const { value, onValueChange, onComplete, requiredMarker = "*" } = props;
  const code = value.slice(0, length);
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(first, props.ref);
  const isFixed = props.disabled || props.readOnly;
  const own = useRequired({ ...props, isEmpty: code === "", isFixed, control: first });
  const { error } = own;
  /** How many boxes are filled, known before the next render: the focus moves on within the same event. */
  const filled = useRef(code.length);
  const id = useId();
  useEffect(() => {
    filled.current = code.length;
  });
  useEffect(() => {
    if (shouldFocus) first.current?.focus();
  }, [shouldFocus]);

  const focus = (index: number, isCaretBehind = false) => {
    const box = list.current?.querySelectorAll("input")[Math.min(Math.max(index, 0), length - 1)];
    box?.focus();
    // Behind the character, the next one typed goes on from there; selected, it would take its place.
    if (isCaretBehind) box?.setSelectionRange(1, 1);
    else box?.select();
  };
  const apply = (edit: CodeEdit | null, isCaretBehind = false) => {
    if (!edit || props.readOnly) return;
    filled.current = edit.code.length;
    focus(edit.focus, isCaretBehind);
    if (edit.code === code) return;
    onValueChange(edit.code);
    if (edit.code.length === length) onComplete?.(edit.code);
  };
  useSilentFill(first, {
    rendered: code[0] ?? "",
    onFill: (text) => apply(withBoxText(code, 0, text, length, kind)),
  });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const box = event.target as HTMLInputElement;
    if (event.key === code[index] && box.selectionStart !== box.selectionEnd) {
      // The same character over itself changes nothing, so that no change event would move the focus on.
      event.preventDefault();
      focus(Math.min(index + 1, code.length));
      return;
    }
    const target = { ArrowLeft: index - 1, ArrowRight: Math.min(index + 1, code.length), Home: 0, End: code.length };
    const next = target[event.key as keyof typeof target];
    if (next === undefined && event.key !== "Backspace") return;
    event.preventDefault();
    if (next === undefined) apply(withoutCharacter(code, index), true);
    else focus(next);
  };

  return (
    <fieldset
      // React writes what the boxes hold into the markup, too.
      data-private
      className={classNames(styles.field, kind === "alphanumeric" && styles.grouped)}
      aria-describedby={fieldNoteId(id)}
      disabled={props.disabled}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        own.leave();
        props.onBlur?.(event);
      }}
    >
      <legend className={classNames(styles.legend, Boolean(error) && styles.badText)}>
        {label}
        {props.required && requiredMarker ? (
          <span className={styles.marker} aria-hidden="true">
            {requiredMarker}
          </span>
        ) : null}
      </legend>
      <div ref={list} className={styles.boxes}>
        {Array.from({ length }, (_, index) => (
          <input
            key={boxLabel(index + 1, length)}
            ref={index === 0 ? joinedRef : undefined}
            className={classNames(styles.box, Boolean(error) && styles.wrong)}
            aria-label={boxLabel(index + 1, length)}
            aria-invalid={Boolean(error) || undefined}
            aria-required={props.required || undefined}
            inputMode={kind === "digits" ? "numeric" : "text"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // The browser fills the whole code into the first box.
            autoComplete={index === 0 && kind === "digits" ? "one-time-code" : "off"}
            // Tab would come to a box past the next free one, be led back, and never get out.
            tabIndex={index > code.length ? -1 : undefined}
            readOnly={props.readOnly}
            value={code[index] ?? ""}
            onChange={(event) => apply(withBoxText(code, index, event.target.value, length, kind))}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => {
              event.preventDefault();
              apply(pastedCode(event.clipboardData.getData("text"), length, kind));
            }}
            onFocus={(event) => {
              // There are no gaps: a box past the next free one leads to that.
              if (index > filled.current) focus(filled.current);
              else event.target.select();
            }}
          />
        ))}
      </div>
      {own.rule}
      {props.name ? <input type="hidden" name={props.name} value={code} /> : null}
      <p id={fieldNoteId(id)} className={classNames(styles.note, Boolean(error) && styles.badText)} aria-live="polite">
        {error ?? props.hint}
      </p>
    </fieldset>
  );
}
