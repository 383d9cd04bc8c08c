import type { ReactNode } from "react";
import styles from "./properties.module.css";

/** A few fields under a small heading. */
export function PropertyGroup({ title, unit, children }: { title: string; unit?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid cell in every browser
    <div role="group" aria-label={title} className={styles.group}>
      <p className={styles.groupTitle} aria-hidden="true">
        {title}
        {unit ? <span>{unit}</span> : null}
      </p>
      {children}
    </div>
  );
}
