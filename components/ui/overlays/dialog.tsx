"use client";

import { classNames } from "../class-names";
import styles from "./dialog.module.css";
import type { ModalFrameProps } from "./modal-frame";
import { useModalFrame } from "./use-modal-frame";

export type DialogProps = Omit<ModalFrameProps, "isTitleHidden"> & {
  /** At most 420, 560 or 768 px wide. */
  size?: "sm" | "md" | "lg";
};

/** A modal over the page; Escape closes it and returns the focus. */
export function Dialog({ size = "sm", ...props }: DialogProps) {
  const panel = classNames(styles.dialog, styles[size]);
  const ModalFrame = useModalFrame(props);
  if (!ModalFrame) return null;
  return <ModalFrame {...props} classes={{ panel, head: styles.head, body: styles.body }} />;
}
