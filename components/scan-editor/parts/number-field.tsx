"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import { parseAngle } from "@/lib/editor/core/units/parse-angle";
import type { TypedValue } from "@/lib/editor/core/units/typed-value";
import { COPY } from "../names/copy";
import { useMeasures } from "../state/use-measures";
import styles from "./number-field.module.css";
import { type Scrub, useScrub } from "./use-scrub";

type HeldSteps = {
  /** Adds one step; returns the reason of a refusal, or null. A refused step is not counted. */
  step(by: number): string | null;
  end(): void;
};

/** Turns a held arrow key into one drag, which ends with the key or on leaving the field. */
function useHeldSteps(start: (() => Scrub) | undefined): HeldSteps | null {
  const held = useRef<{ scrub: Scrub; by: number } | null>(null);

  function end(): void {
    const { scrub } = held.current ?? {};
    held.current = null;
    scrub?.commit();
  }

  const latestEnd = useRef(end);
  useEffect(() => () => latestEnd.current(), []);

  if (!start) return null;
  return {
    step(by) {
      held.current ??= { scrub: start(), by: 0 };
      const total = held.current.by + by;
      const refusal = held.current.scrub.move(total);
      if (refusal === null) held.current.by = total;
      return refusal;
    },
    end,
  };
}

export type NumberFieldProps = {
  label: string;
  /** The owner of the value: for another owner, a refused draft is dropped. */
  of?: unknown;
  /** In meters, an angle in radians; "mixed" if several elements differ. */
  value: number | "mixed";
  axis?: "x" | "y" | "z";
  unit?: string;
  /** Lengths are greater than 0; coordinates are unlimited; angles are typed in degrees. */
  kind?: "coordinate" | "length" | "angle";
  /** The id of the element with a hint. */
  hintId?: string;
  /** The id of the element with the reason why the value is read-only. */
  lockedBy?: string;
  /** Returns why the value is refused, or null. */
  onCommit: (value: number) => string | null;
  /** Adds the amount to the value, or to each of the mixed values. */
  onStep?: (by: number) => string | null;
  /** Starts a drag on the label. */
  startScrub?: () => Scrub;
};

const DEGREE = Math.PI / 180;
const ANGLE_STEPS = { fine: 0.1 * DEGREE, plain: DEGREE, coarse: 15 * DEGREE } as const;

const ARROW = /^Arrow(Up|Down)$/;
/** Keys that continue a held arrow key: the arrow keys, and the modifiers that make steps coarse or fine. */
const CONTINUES_HELD_KEY = /^(Arrow(Up|Down)|Shift|Alt)$/;

const degreesText = (radians: number): string => (Math.round((radians / DEGREE) * 10) / 10 + 0).toFixed(1);

/** Returns how to format, parse and step the value in the chosen units. */
function useNumberFormat({ axis, kind = "coordinate" }: NumberFieldProps) {
  const measures = useMeasures();
  const isAngle = kind === "angle";
  const lengthText = axis ? measures.coordinate : measures.plain;
  const lengthUnit = axis ? measures.coordinateUnit : measures.spokenUnit;
  return {
    steps: isAngle ? ANGLE_STEPS : measures.steps,
    spokenUnit: isAngle ? COPY.degrees : lengthUnit,
    format: (value: number): string => (isAngle ? degreesText(value) : lengthText(value)),
    parse(text: string): TypedValue {
      const typed = isAngle ? parseAngle(text) : measures.read(text);
      return typed.ok && kind === "length" && typed.value <= 0 ? { ok: false, message: COPY.notALength } : typed;
    },
    /** Rounds a length to a tenth of a millimeter. */
    round: (value: number): number => (isAngle ? value : Math.round(value * 10_000) / 10_000),
  };
}

/** Holds the typed text of a number field until it is committed, and the message about it. */
function useNumberDraft(props: NumberFieldProps, parse: (text: string) => TypedValue, shown: string) {
  const { of, value } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [shownOf, setShownOf] = useState(of);
  if (shownOf !== of) {
    setShownOf(of);
    reset();
  }
  // Key presses may come faster than frames: each nudge continues from the last one.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  /** Shows the refusal, or continues from the accepted value. */
  function settle(refusal: string | null, next: number | "mixed"): void {
    setMessage(refusal);
    if (refusal !== null) return;
    latest.current = next;
    setDraft(null);
  }

  function commitValue(next: number): void {
    settle(props.onCommit(next), next);
  }

  function commit(): void {
    if (draft === null) return;
    const typed = parse(draft);
    if (draft.trim() === shown) reset();
    else if (typed.ok) commitValue(typed.value);
    else setMessage(typed.message);
  }

  function reset(): void {
    setDraft(null);
    setMessage(null);
  }

  return { draft, message, latest, setDraft, setMessage, settle, commitValue, commit, reset };
}

/** Returns the text of a number field, and the handlers that commit, revert and nudge the value. */
function useNumberInput(props: NumberFieldProps) {
  const { value, kind, lockedBy, startScrub } = props;
  const { steps, spokenUnit, format, parse, round } = useNumberFormat(props);
  const shown = value === "mixed" ? "" : format(value);
  const field = useNumberDraft(props, parse, shown);
  const { draft, message, latest, setDraft, setMessage, settle, commitValue, commit, reset } = field;
  const held = useHeldSteps(lockedBy ? undefined : startScrub);
  const scrub = useScrub({ start: lockedBy ? undefined : startScrub, steps, onMessage: setMessage });

  /** Nudges from the draft, if the draft is a number. */
  function nudge(by: number): void {
    const typed = draft === null ? null : parse(draft);
    const current = latest.current;
    const from = typed?.ok ? typed.value : current;
    if (from !== "mixed" && kind === "length" && from + by <= 0) return;
    if (held && (current !== "mixed" || from === "mixed"))
      stepHeld(held, from === "mixed" || current === "mixed" ? by : from + by - current);
    else if (from === "mixed") setMessage(props.onStep?.(by) ?? null);
    else commitValue(round(from + by));
  }

  function stepHeld({ step }: HeldSteps, by: number): void {
    const refusal = step(by);
    settle(refusal, latest.current === "mixed" ? "mixed" : latest.current + by);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!CONTINUES_HELD_KEY.test(event.key)) held?.end();
    if (event.key === "Enter") commit();
    else if (event.key === "Escape" && (draft !== null || message !== null)) {
      reset();
      event.stopPropagation();
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      if (lockedBy) return;
      const step = event.shiftKey ? steps.coarse : event.altKey ? steps.fine : steps.plain;
      nudge(event.key === "ArrowUp" ? step : -step);
    } else return;
    event.preventDefault();
  }

  return {
    shown,
    spokenUnit,
    draft,
    message,
    scrub,
    onType(text: string): void {
      setDraft(text);
      setMessage(null);
    },
    onLeave(): void {
      held?.end();
      commit();
    },
    onKeyDown,
    onKeyUp({ key }: KeyboardEvent): void {
      if (ARROW.test(key)) held?.end();
    },
  };
}

/**
 * A number field: Enter or blur commits, Escape reverts, arrow keys nudge, the label is a drag handle. An invalid value
 * shows a message and changes nothing.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, axis, unit, lockedBy } = props;
  const number = useNumberInput(props);
  const { shown, spokenUnit, draft, message } = number;
  const messageId = useId();
  const spoken = value === "mixed" ? COPY.mixed : `${shown} ${spokenUnit}`.trim();
  return (
    <div className={styles.cell}>
      <label className={classNames(styles.field, message !== null && styles.wrong)} data-axis={axis}>
        <span {...number.scrub}>{label}</span>
        <input
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value === "mixed" ? undefined : value}
          aria-valuetext={spoken}
          data-settled={draft === null || undefined}
          aria-invalid={message !== null}
          aria-describedby={message ? messageId : (lockedBy ?? props.hintId)}
          readOnly={lockedBy !== undefined}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={value === "mixed" ? COPY.mixed : undefined}
          value={draft ?? shown}
          onInput={cleanInput}
          onChange={(event) => number.onType(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={number.onLeave}
          onKeyDown={number.onKeyDown}
          onKeyUp={number.onKeyUp}
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
