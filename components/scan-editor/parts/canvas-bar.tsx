import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./canvas-bar.module.css";
import { Toolbar } from "./toolbar";

/**
 * A column of buttons over the canvas, a row on narrow screens; dark in both themes. `isLast`: at the far end of the
 * column.
 */
export function CanvasBar(props: { label: string; isLast?: boolean; children: ReactNode }) {
  return (
    <Toolbar
      label={props.label}
      isVertical
      className={classNames(styles.dark, styles.floating, styles.bar, props.isLast && styles.last)}
    >
      {props.children}
    </Toolbar>
  );
}
