"use client";

import { useEffect, useRef } from "react";
import styles from "./toast-list.module.css";
import { useScrollStop } from "./use-scroll-stop";

export type ToastTextProps = {
  text: string;
  /** A press on it means the whole toast. */
  onPress: () => void;
};

/**
 * What a toast says: a sentence in English, whatever name it begins with, so that it runs as the page does. By its first letter
 * alone "شركة is deleted." would run from right to left. Past eight lines it scrolls, by wheel and finger, which its own press
 * must not keep from it, and by keys.
 */
export function ToastText({ text, onPress }: ToastTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const press = useRef(onPress);
  useScrollStop(box);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const element = box.current;
    const onClick = () => press.current();
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  return (
    <p ref={box} className={styles.text}>
      {text}
    </p>
  );
}
