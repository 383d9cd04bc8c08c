import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { type Tone, toneClass } from "../tone";
import styles from "./chip.module.css";

export type ChipProps = {
  tone?: Tone;
  /** Colour never stands alone: a status has an icon beside its word. */
  icon?: ReactNode;
  /** A border in place of the tinted ground. */
  isOutlined?: boolean;
  className?: string;
  children: ReactNode;
};

/** A short status or label. A text that is too long for its place ends in an ellipsis. */
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
  /** Names the button; "Remove" and the label where it is left out. */
  removeLabel?: string;
  isDisabled?: boolean;
};

/** A chip with a button that takes it away. Where the focus goes then is the list's matter. */
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
