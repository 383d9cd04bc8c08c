"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { coordinateText } from "../canvas/measure-text";
import { WORDS } from "../words";
import styles from "./number-field.module.css";
import { parseMetres } from "./parse-metres";

export type NumberFieldProps = {
  label: string;
  /** In metres. */
  value: number;
  axis?: "x" | "y" | "z";
  unit?: string;
  /** Lengths are greater than 0; coordinates may be anything. */
  isLength?: boolean;
  /** Set when it cannot be changed: the element that says why. */
  lockedBy?: string;
  /** Gives back why the value was refused, or null. */
  onCommit: (value: number) => string | null;
};

const STEP = 0.01;
const COARSE_STEP = 0.1;
const FINE_STEP = 0.001;

/** A length in metres: Enter or leaving commits, Escape puts back, the arrow keys nudge. What is wrong is said and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, axis, unit, isLength, lockedBy } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const messageId = useId();
  // Keys may come faster than frames: each nudge goes on from the last.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const shown = coordinateText(value);

  function put(next: number): void {
    const refusal = props.onCommit(next);
    setMessage(refusal);
    if (refusal !== null) return;
    latest.current = next;
    setDraft(null);
  }

  function commit(): void {
    if (draft === null) return;
    const next = parseMetres(draft);
    if (draft.trim() === shown) reset();
    else if (next === null || (isLength && next <= 0)) setMessage(isLength ? WORDS.notALength : WORDS.notANumber);
    else put(next);
  }

  function reset(): void {
    setDraft(null);
    setMessage(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape" && (draft !== null || message !== null)) {
      reset();
      event.stopPropagation();
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      if (lockedBy) return;
      const step = event.shiftKey ? COARSE_STEP : event.altKey ? FINE_STEP : STEP;
      const from = draft === null ? latest.current : (parseMetres(draft) ?? latest.current);
      const next = from + (event.key === "ArrowUp" ? step : -step);
      if (!isLength || next > 0) put(Math.round(next * 10_000) / 10_000);
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.cell}>
      <label className={classNames(styles.field, message !== null && styles.wrong)} data-axis={axis}>
        <span>{label}</span>
        <input
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuetext={`${shown} m`}
          data-settled={draft === null || undefined}
          aria-invalid={message !== null}
          aria-describedby={message ? messageId : lockedBy}
          readOnly={lockedBy !== undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={draft ?? shown}
          onChange={(event) => {
            setDraft(event.target.value);
            setMessage(null);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {unit ? <i>{unit}</i> : null}
      </label>
      {message ? (
        <p id={messageId} role="alert" className={styles.message} data-tone="bad">
          {message}
        </p>
      ) : null}
    </div>
  );
}
