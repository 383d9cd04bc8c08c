"use client";

import { classNames } from "../class-names";
import styles from "./drawer.module.css";
import type { ModalFrameProps } from "./modal-frame";
import { useModalFrame } from "./use-modal-frame";

export type DrawerProps = Omit<ModalFrameProps, "isQuestion"> & {
  side?: "left" | "right";
  /** On the right: 480 or 768 px wide, at most the width of the screen. */
  size?: "md" | "lg";
};

/** A modal panel at the side; Escape and a press outside close it. */
export function Drawer({ side = "right", size = "md", ...props }: DrawerProps) {
  const hasTitle = !props.isTitleHidden;
  const ModalFrame = useModalFrame(props);
  if (!ModalFrame) return null;
  return (
    <ModalFrame
      hasCloseButton={hasTitle}
      {...props}
      classes={{
        panel: classNames(styles.drawer, styles[side], side === "right" && styles[size]),
        head: styles.head,
        body: hasTitle ? styles.body : styles.bare,
      }}
    />
  );
}
