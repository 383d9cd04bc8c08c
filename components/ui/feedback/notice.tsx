import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { toneClass } from "../tone";
import { type MessageTone, ToneIcon } from "../tone-icon";
import styles from "./notice.module.css";

export type NoticeProps = {
  tone?: MessageTone;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** A link or link-like button at the end. */
  action?: ReactNode;
  /** Announced at once, for a failure; otherwise politely. */
  isUrgent?: boolean;
  /** Spans the full width of the page, without rounded corners. */
  isBanner?: boolean;
  children: ReactNode;
};

/** A sentence on a tinted background: a banner, or a failure above content that stays. */
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
