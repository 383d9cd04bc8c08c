import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import bars from "../parts/canvas-bar.module.css";
import styles from "./canvas-prompt.module.css";

/** A line for typed values over the lower edge of the picture, with the error message under it. */
export function CanvasPrompt(props: {
  label: string;
  /** A dialog takes the keys; a region shows values that the running tool reads. */
  role: "dialog" | "region";
  message: string | null;
  messageId?: string;
  children: ReactNode;
}) {
  const { label, role, message, messageId, children } = props;
  return (
    <section
      role={role}
      aria-label={label}
      className={classNames(bars.dark, bars.floating, styles.prompt)}
      data-over-labels=""
    >
      <div className={styles.line}>{children}</div>
      {message === null ? null : (
        <p id={messageId} role={role === "dialog" ? "alert" : undefined} className={styles.wrong}>
          {message}
        </p>
      )}
    </section>
  );
}
