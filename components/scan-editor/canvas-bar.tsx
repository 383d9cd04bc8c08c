import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./canvas-bar.module.css";

/** A column of buttons over the picture, on a narrow screen a row; dark in both themes. `isLast`: at the column's far end. */
export function CanvasBar(props: { label: string; isLast?: boolean; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={props.label}
      aria-orientation="vertical"
      className={classNames(styles.dark, styles.floating, styles.bar, props.isLast && styles.last)}
    >
      {props.children}
    </div>
  );
}
