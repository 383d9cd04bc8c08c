import { type ReactNode, useId } from "react";
import styles from "./settings-section.module.css";

/** One part of a settings page: heading, description, action and rows. */
export function SettingsSection(props: {
  title: string;
  detail?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.detail ? <p className={styles.detail}>{props.detail}</p> : null}
        </div>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}

type RowProps = { title: string; detail: ReactNode; detailId?: string; children: ReactNode };

/** A setting: its name, its description, and its control at the end. */
export function SettingRow({ title, detail, detailId, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>{title}</p>
        <p id={detailId} className={styles.rowDetail}>
          {detail}
        </p>
      </div>
      {children}
    </div>
  );
}
