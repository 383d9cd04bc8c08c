"use client";

import { useEffect, useRef } from "react";
import styles from "./toast-list.module.css";

export type ToastTextProps = {
  text: string;
  /** A press on it means the whole toast. */
  onPress: () => void;
};

/**
 * What a toast says. Past eight lines it scrolls by wheel and finger, which its own press must not keep from it, and by
 * keys, for which it takes the focus then.
 */
export function ToastText({ text, onPress }: ToastTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onClick = () => press.current();
    element.addEventListener("click", onClick);
    const measure = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    observer?.observe(element);
    return () => {
      element.removeEventListener("click", onClick);
      observer?.disconnect();
    };
  }, []);
  return (
    <p ref={box} className={styles.text} dir="auto">
      {text}
    </p>
  );
}
