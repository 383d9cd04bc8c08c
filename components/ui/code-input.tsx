"use client";

import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "./class-names";
import styles from "./code-input.module.css";
import { fieldNoteId } from "./field";

const DEFAULT_LENGTH = 6;
const digitsIn = (text: string) => [...text.replace(/[^0-9]/g, "")];

export type CodeInputProps = {
  label: string;
  length?: number;
  /** The digits so far, without gaps; called with each change. To start over, give the part a new `key`. */
  onValueChange: (code: string) => void;
  /** Called once every box is filled. */
  onComplete?: (code: string) => void;
  /** "Digit 1 of 6" */
  boxLabel: (position: number, length: number) => string;
  error?: string | null;
  disabled?: boolean;
  shouldFocus?: boolean;
};

/** One box a digit. Focus moves on after a digit; Backspace and the left arrow move it back; a paste fills from the start. */
export function CodeInput(props: CodeInputProps) {
  const { label, length = DEFAULT_LENGTH, onValueChange, onComplete, boxLabel, error, disabled, shouldFocus } = props;
  const [digits, setDigits] = useState<string[]>(() => Array.from({ length }, () => ""));
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const id = useId();
  useEffect(() => {
    if (shouldFocus) boxes.current[0]?.focus();
  }, [shouldFocus]);

  const focus = (index: number) => {
    const box = boxes.current[Math.min(Math.max(index, 0), length - 1)];
    box?.focus();
    box?.select();
  };
  const change = (next: string[]) => {
    setDigits(next);
    const code = next.join("");
    onValueChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const put = (index: number, text: string) => {
    const given = digitsIn(text).slice(0, length - index);
    if (given.length === 0 && text !== "") return;
    change(digits.map((digit, at) => (at === index && text === "" ? "" : (given[at - index] ?? digit))));
    if (given.length > 0) focus(index + given.length);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = digitsIn(event.clipboardData.getData("text")).slice(0, length);
    if (pasted.length === 0) return;
    change(digits.map((_, at) => pasted[at] ?? ""));
    focus(pasted.length);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === "Backspace" && digits[index] === "") {
      event.preventDefault();
      if (index > 0) change(digits.map((digit, at) => (at === index - 1 ? "" : digit)));
      focus(index - 1);
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      focus(index + (event.key === "ArrowLeft" ? -1 : 1));
    }
  };

  return (
    <fieldset className={styles.field} aria-describedby={fieldNoteId(id)} disabled={disabled}>
      <legend className={classNames(styles.legend, Boolean(error) && styles.badText)}>{label}</legend>
      <div className={styles.boxes}>
        {digits.map((digit, index) => (
          <input
            key={boxLabel(index + 1, length)}
            ref={(element) => {
              boxes.current[index] = element;
            }}
            className={classNames(styles.box, Boolean(error) && styles.wrong)}
            aria-label={boxLabel(index + 1, length)}
            aria-invalid={Boolean(error) || undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? "one-time-code" : "off"}
            value={digit}
            onChange={(event) => put(index, typedAfter(digit, event.target.value))}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={onPaste}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      <p id={fieldNoteId(id)} className={styles.note} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

/** What was typed into a box that already held a digit: the new text without the old digit. */
function typedAfter(old: string, text: string): string {
  return old !== "" && text.length === 2 && text.includes(old) ? text.replace(old, "") : text;
}
