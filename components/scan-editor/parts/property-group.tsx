import type { ReactNode } from "react";
import styles from "./properties.module.css";

export function PropertyGroup({ title, unit, children }: { title: string; unit?: string; children: ReactNode }) {
  return (
    <fieldset aria-label={title} className={styles.group}>
      <p className={styles.groupTitle} aria-hidden="true">
        {title}
        {unit ? <span>{unit}</span> : null}
      </p>
      {children}
    </fieldset>
  );
}
