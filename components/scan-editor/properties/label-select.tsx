"use client";

import { useState } from "react";
import { WORDS } from "../words";
import fieldStyles from "./number-field.module.css";
import styles from "./properties.module.css";

/** What an element is called after: one of its kind's labels. */
export function LabelSelect(props: {
  value: string;
  /** What it is the label of: for another, what was refused is gone. */
  of: unknown;
  labels: readonly string[];
  /** Gives back why it was refused, or null. */
  onChange: (label: string) => string | null;
}) {
  const [message, setMessage] = useState<string | null>(null);
  const [shownOf, setShownOf] = useState(props.of);
  if (shownOf !== props.of) {
    setShownOf(props.of);
    setMessage(null);
  }
  return (
    <div className={fieldStyles.cell}>
      <label className={fieldStyles.field}>
        <span>{WORDS.label}</span>
        <select
          className={styles.select}
          data-label-field=""
          aria-keyshortcuts="B"
          title={WORDS.labelKey}
          value={props.value}
          onChange={(event) => setMessage(props.onChange(event.target.value))}
        >
          {props.labels.map((label) => (
            <option key={label} value={label}>
              {label.charAt(0).toUpperCase() + label.slice(1)}
            </option>
          ))}
        </select>
      </label>
      {message ? (
        <p role="alert" className={fieldStyles.message} data-tone="bad">
          {message}
        </p>
      ) : null}
    </div>
  );
}
