"use client";

import { useEffect, useRef } from "react";
import styles from "./toast-list.module.css";
import { useScrollStop } from "./use-scroll-stop";

export type ToastTextProps = {
  text: string;
  /** A press on it means the whole toast. */
  onPress: () => void;
};

/** Sentences are English, whatever name they begin with: by its first letter alone "شركة is deleted." would run right to left. */
const SENTENCE = /[a-z]/i;

/** What a toast says. Past eight lines it scrolls, by wheel and finger, which its own press must not keep from it, and by keys. */
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
    <p ref={box} className={styles.text} dir={SENTENCE.test(text) ? "ltr" : "auto"}>
      {text}
    </p>
  );
}
