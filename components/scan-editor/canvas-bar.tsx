import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./canvas-bar.module.css";

/** A column of buttons over the picture, dark in both themes. `at`: where it stands; within the tools' column without it. */
export function CanvasBar(props: { label: string; at?: "camera" | "objects"; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={props.label}
      aria-orientation="vertical"
      className={classNames(styles.dark, styles.floating, styles.bar, props.at && styles[props.at])}
    >
      {props.children}
    </div>
  );
}
