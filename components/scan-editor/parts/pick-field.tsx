"use client";

import { useState } from "react";
import type { Option } from "@/components/ui/inputs/option";
import { Select } from "@/components/ui/inputs/select";
import { useLockedBy } from "./locked-fields";
import styles from "./properties.module.css";

export type PickFieldProps = {
  label: string;
  /** The owner of the value; when the owner changes, the message of a refusal is cleared. */
  of: unknown;
  options: readonly Option[];
  /** "" if the values differ. */
  value: string;
  placeholder?: string;
  /** The key that focuses the field. */
  shortcut?: { key: string; hint: string };
  /** Returns why the value is refused, or null. */
  onPick: (value: string) => string | null;
};

/** A labeled choice. Arrow keys change nothing before Enter; Escape reverts. */
export function PickField({ label, of, options, value, placeholder, shortcut, onPick }: PickFieldProps) {
  const isLocked = useLockedBy() !== undefined;
  const [message, setMessage] = useState<string | null>(null);
  const [lastOwner, setLastOwner] = useState(of);
  if (lastOwner !== of) {
    setLastOwner(of);
    setMessage(null);
  }
  return (
    <div className={styles.pick} title={shortcut?.hint} data-label-field={shortcut && ""}>
      <span aria-hidden="true">{label}</span>
      <Select
        ref={(button: HTMLButtonElement | null) => {
          if (button && shortcut) button.setAttribute("aria-keyshortcuts", shortcut.key);
        }}
        label={label}
        isLabelHidden
        size="sm"
        requiresEnter
        readOnly={isLocked}
        options={options}
        value={value}
        placeholder={placeholder}
        error={message}
        onValueChange={(picked) => setMessage(onPick(picked))}
      />
    </div>
  );
}
