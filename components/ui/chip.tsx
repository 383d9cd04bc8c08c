import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names";

export type Tone = "ok" | "warn" | "bad" | "info" | "violet" | "accent" | "neutral";

export type ChipProps = {
  tone?: Tone;
  /** Colour never stands alone: a status has an icon beside its word. */
  icon?: ReactNode;
  /** A border in place of the tinted ground. */
  isOutlined?: boolean;
  className?: string;
  children: ReactNode;
};

/** A short status or label. */
export function Chip({ tone = "neutral", icon, isOutlined, className, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], isOutlined && styles.outlined, className)}>
      {icon}
      {children}
    </span>
  );
}
