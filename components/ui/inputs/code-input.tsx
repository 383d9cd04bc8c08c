"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import { CODE_INPUT_LENGTH } from "@/lib/domain/constants";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import { type CodeEdit, type CodeKind, deleteCharacter, readPastedCode, replaceBoxText } from "./code-edit";
import styles from "./code-input.module.css";
import { fieldNoteId } from "./field";
import { useRequired } from "./use-required";
import { useSilentFill } from "./use-silent-fill";

export type CodeInputProps = {
  label: string;
  /** The characters entered so far. */
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
  /** Null if the owner validates and finds no error; undefined if the field validates `required` itself. */
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  shouldFocus?: boolean;
  /** The focus left all boxes. */
  onBlur?: (event: FocusEvent) => void;
  /** The first box. */
  ref?: Ref<HTMLInputElement>;
};

/** Edits the code in its boxes and moves the focus between them. */
function useCodeBoxes(
  { value, onValueChange, onComplete, readOnly, length = CODE_INPUT_LENGTH, kind = "digits" }: CodeInputProps,
  list: RefObject<HTMLElement | null>,
) {
  const code = value.slice(0, length);
  /** The number of filled boxes, current before the next render: the focus moves within the same event. */
  const filled = useRef(code.length);
  useEffect(() => {
    filled.current = code.length;
  });
  const focus = (index: number, isCaretAfter = false) => {
    const box = list.current?.querySelectorAll("input")[Math.min(Math.max(index, 0), length - 1)];
    box?.focus();
    // With the caret after the character, typing continues; with the character selected, typing replaces the character.
    if (isCaretAfter) box?.setSelectionRange(1, 1);
    else box?.select();
  };
  const apply = (edit: CodeEdit | null, isCaretAfter = false) => {
    if (!edit || readOnly) return;
    filled.current = edit.code.length;
    focus(edit.focus, isCaretAfter);
    if (edit.code === code) return;
    onValueChange(edit.code);
    if (edit.code.length === length) onComplete?.(edit.code);
  };
  const moveByKey = (event: KeyboardEvent, index: number) => {
    const next = Math.min(index + 1, code.length);
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: next,
      Home: 0,
      End: code.length,
    };
    const target = targets[event.key];
    if (target === undefined && event.key !== "Backspace") return;
    event.preventDefault();
    if (target === undefined) apply(deleteCharacter(code, index), true);
    else focus(target);
  };
  return {
    code,
    replace: (index: number, text: string) => apply(replaceBoxText(code, index, text, length, kind)),
    paste: (text: string) => apply(readPastedCode(text, length, kind)),
    /** The code has no gaps: entering a box past the next free one moves the focus to the free one. */
    enter: (index: number, box: HTMLInputElement) => {
      if (index > filled.current) focus(filled.current);
      else box.select();
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { selectionStart, selectionEnd } = event.currentTarget;
      if (event.key !== code[index] || selectionStart === selectionEnd) return moveByKey(event, index);
      // Typing the same character over itself fires no change event that would move the focus.
      event.preventDefault();
      focus(Math.min(index + 1, code.length));
    },
  };
}

/** One box for each character. Typing moves on, Backspace and Left arrow move back, a paste fills from the start. */
export function CodeInput(props: CodeInputProps) {
  const { label, length = CODE_INPUT_LENGTH, kind = "digits", boxLabel, shouldFocus, requiredMarker = "*" } = props;
  const list = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(first, props.ref);
  const boxes = useCodeBoxes(props, list);
  const { code } = boxes;
  const isFixed = props.disabled || props.readOnly;
  const { error, markLeft, rule } = useRequired({ ...props, isEmpty: code === "", isFixed, control: first });
  const isInvalid = Boolean(error);
  const id = useId();
  useEffect(() => {
    if (shouldFocus) first.current?.focus();
  }, [shouldFocus]);
  useSilentFill(first, { rendered: code[0] ?? "", onFill: (text) => boxes.replace(0, text) });
  return (
    <fieldset
      // React writes the content of the boxes into the markup, so recordings must leave it out.
      data-private
      className={classNames(styles.field, kind === "alphanumeric" && styles.grouped)}
      aria-describedby={fieldNoteId(id)}
      disabled={props.disabled}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        markLeft();
        props.onBlur?.(event);
      }}
    >
      <legend className={classNames(styles.legend, isInvalid && styles.badText)}>
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
            className={classNames(styles.box, isInvalid && styles.wrong)}
            aria-label={boxLabel(index + 1, length)}
            aria-invalid={isInvalid || undefined}
            aria-required={props.required || undefined}
            inputMode={kind === "digits" ? "numeric" : "text"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // The browser fills the full code into the first box.
            autoComplete={index === 0 && kind === "digits" ? "one-time-code" : "off"}
            // Tab must not reach a box past the next free one: the focus would return to the free one each time.
            tabIndex={index > code.length ? -1 : undefined}
            readOnly={props.readOnly}
            value={code[index] ?? ""}
            onChange={(event) => boxes.replace(index, event.target.value)}
            onKeyDown={(event) => boxes.onKeyDown(event, index)}
            onPaste={(event) => {
              event.preventDefault();
              boxes.paste(event.clipboardData.getData("text"));
            }}
            onFocus={(event) => boxes.enter(index, event.currentTarget)}
          />
        ))}
      </div>
      {rule}
      {props.name ? <input type="hidden" name={props.name} value={code} /> : null}
      <p id={fieldNoteId(id)} className={classNames(styles.note, isInvalid && styles.badText)} aria-live="polite">
        {error ?? props.hint}
      </p>
    </fieldset>
  );
}
