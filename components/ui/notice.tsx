import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./notice.module.css";

export type NoticeTone = "info" | "ok" | "warn" | "bad";

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export type NoticeProps = {
  tone?: NoticeTone;
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
  const Icon = ICONS[tone];
  return (
    <div
      role={isUrgent ? "alert" : "status"}
      className={classNames(styles.notice, styles[tone], isBanner && styles.banner)}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
