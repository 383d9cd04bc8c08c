import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { type Tone, toneClass } from "../tone";
import styles from "./chip.module.css";

export type ChipProps = {
  tone?: Tone;
  /** An icon next to the text, so that color is never the only sign. */
  icon?: ReactNode;
  /** A border instead of the tinted background. */
  isOutlined?: boolean;
  className?: string;
  children: ReactNode;
};

/** A short status or label, truncated with an ellipsis. */
export function Chip({ tone = "neutral", icon, isOutlined, className, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, toneClass(tone), isOutlined && styles.outlined, className)}>
      {icon}
      <span className={styles.text} dir="auto">
        {children}
      </span>
    </span>
  );
}

export type RemovableChipProps = Omit<ChipProps, "children"> & {
  label: string;
  onRemove: () => void;
  /** Names the button; defaults to "Remove" and the label. */
  removeLabel?: string;
  isDisabled?: boolean;
};

/** A chip with a remove button. The caller decides where the focus goes after removal. */
export function RemovableChip({ label, onRemove, removeLabel, isDisabled, className, ...chip }: RemovableChipProps) {
  return (
    <span className={classNames(styles.removable, className)} title={label}>
      <Chip {...chip}>{label}</Chip>
      <button
        type="button"
        className={classNames(styles.remove, toneClass(chip.tone ?? "neutral"))}
        aria-label={removeLabel ?? displayCopy.remove(label)}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  );
}
