"use client";

import { type ReactNode, useRef } from "react";
import { useToastsAbove } from "../feedback/use-toasts-above";
import { Kbd } from "../kbd";
import styles from "./list-footer.module.css";

export type KeyHint = { keys: readonly string[]; label: string };

/** The line under a list with its counts and its keys. */
export function ListFooter({ children, hints }: { children: ReactNode; hints: readonly KeyHint[] }) {
  const footer = useRef<HTMLElement>(null);
  useToastsAbove(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      <div className={styles.facts}>{children}</div>
      <ul className={styles.hints} data-print="none">
        {hints.map(({ keys, label }) => (
          <li key={label}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {label}
          </li>
        ))}
      </ul>
    </footer>
  );
}
