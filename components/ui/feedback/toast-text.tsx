"use client";

import { useEffect, useRef } from "react";
import { useScrollStop } from "../use-scroll-stop";
import styles from "./toast-list.module.css";

export type ToastTextProps = {
  text: string;
  /** A press on it means the whole toast; one that ends a selection of its text does not. */
  onPress: () => void;
  /** Some of it is selected, to be copied, or no longer is. */
  onSelectedChange: (isSelected: boolean) => void;
};

/**
 * What a toast says: a sentence in English, whatever name it begins with, so that it runs as the page does. By its first letter
 * alone "شركة is deleted." would run from right to left. Past eight lines it scrolls, by wheel and finger, which its own press
 * must not keep from it, and by keys.
 */
export function ToastText({ text, onPress, onSelectedChange }: ToastTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const calls = useRef({ onPress, onSelectedChange });
  useScrollStop(box);
  useEffect(() => {
    calls.current = { onPress, onSelectedChange };
  });
  useEffect(() => {
    const element = box.current;
    let wasSelected = false;
    const onClick = () => {
      if (!hasSelection(element)) calls.current.onPress();
    };
    const onSelection = () => {
      const isSelected = hasSelection(element);
      if (isSelected !== wasSelected) calls.current.onSelectedChange(isSelected);
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
