"use client";

import { useEffect, useRef } from "react";
import { useScrollStop } from "../use-scroll-stop";
import styles from "./toast-list.module.css";

export type ToastTextProps = {
  text: string;
  /** Called on a press on the text, except the press that ends a text selection. */
  onPress: () => void;
  /** Called when text becomes selected for copying, or no longer is. */
  onSelectedChange: (isSelected: boolean) => void;
};

/**
 * The message of a toast. Its direction is that of the page: the first letter of a name, as in "شركة is deleted.", must
 * not reverse an English sentence. A text of more than eight lines scrolls, also by keys.
 */
export function ToastText({ text, onPress, onSelectedChange }: ToastTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const callbacks = useRef({ onPress, onSelectedChange });
  useScrollStop(box);
  useEffect(() => {
    callbacks.current = { onPress, onSelectedChange };
  });
  useEffect(() => {
    const element = box.current;
    let wasSelected = false;
    const onClick = () => {
      if (!hasSelection(element)) callbacks.current.onPress();
    };
    const onSelection = () => {
      const isSelected = hasSelection(element);
      if (isSelected !== wasSelected) callbacks.current.onSelectedChange(isSelected);
      wasSelected = isSelected;
    };
    element?.addEventListener("click", onClick);
    document.addEventListener("selectionchange", onSelection);
    return () => {
      element?.removeEventListener("click", onClick);
      document.removeEventListener("selectionchange", onSelection);
    };
  }, []);
  return (
    <p ref={box} className={styles.text}>
      {text}
    </p>
  );
}

function hasSelection(element: Element | null): boolean {
  const selection = document.getSelection();
  return Boolean(element && selection && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(element));
}
