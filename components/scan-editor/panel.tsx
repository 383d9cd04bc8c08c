import type { ReactNode } from "react";
import styles from "./panel.module.css";

/** A panel of the editor: a heading with a note and actions, and a body that scrolls. Its region is named by the heading. */
export function Panel(props: {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  isGrowing?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={props.title} className={styles.panel} data-growing={props.isGrowing || undefined}>
      <header className={styles.head}>
        <h2>{props.title}</h2>
        {props.note ? <span className={styles.note}>{props.note}</span> : null}
        {props.actions ? <span className={styles.actions}>{props.actions}</span> : null}
      </header>
      {props.children}
    </section>
  );
}
