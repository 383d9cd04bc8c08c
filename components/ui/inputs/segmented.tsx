"use client";

import Link from "next/link";
import { type ReactNode, useId } from "react";
import styles from "./segmented.module.css";

export type SegmentOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The key that chooses the option, shown after the label. */
  hint?: string;
  /** The option cannot be chosen now; `describedBy` refers to the reason. */
  isDisabled?: boolean;
};

/** A choice among a few visible options: a radio group styled as one control. */
export function Segmented<Value extends string>(props: {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SegmentOption<Value>[];
  /** The id of an element that explains the choice. */
  describedBy?: string;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} aria-describedby={props.describedBy} className={styles.group}>
      {props.options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.icon ? option.label : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            aria-label={option.hint ? option.label : undefined}
            checked={option.value === props.value}
            disabled={option.isDisabled}
            onChange={() => props.onValueChange(option.value)}
          />
          {option.icon}
          <span className={styles.label}>{option.label}</span>
          {option.hint ? <kbd translate="no">{option.hint}</kbd> : null}
        </label>
      ))}
    </div>
  );
}

export type SegmentLink = { href: string; label: string; isCurrent: boolean };

/** Links between two or three pages, styled like `Segmented`. */
export function SegmentedLinks({ label, links }: { label: string; links: readonly SegmentLink[] }) {
  return (
    <nav aria-label={label} className={styles.group}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          className={styles.segment}
          aria-current={link.isCurrent ? "page" : undefined}
        >
          <span className={styles.label}>{link.label}</span>
        </Link>
      ))}
    </nav>
  );
}
