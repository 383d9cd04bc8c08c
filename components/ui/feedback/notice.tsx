import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { toneClass } from "../tone";
import { type MessageTone, ToneIcon } from "../tone-icon";
import styles from "./notice.module.css";

export type NoticeProps = {
  tone?: MessageTone;
  /** Replaces the tone's own icon. */
  icon?: ReactNode;
  /** A link or a link-like button at the end. */
  action?: ReactNode;
  /** Announced at once, for a failure; else politely. */
  isUrgent?: boolean;
  /** Across the page's whole width, without rounded corners. */
  isBanner?: boolean;
  children: ReactNode;
};

/** A sentence in a tinted bar: a banner, or a failure above data that stays. */
export function Notice({ tone = "info", icon, action, isUrgent, isBanner, children }: NoticeProps) {
  return (
    <div
      role={isUrgent ? "alert" : "status"}
      className={classNames(styles.notice, toneClass(tone), isBanner && styles.banner)}
    >
      {icon ?? <ToneIcon tone={tone} />}
      <div className={styles.text} dir="auto">
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
