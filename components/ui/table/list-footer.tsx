"use client";

import { type ReactNode, useRef } from "react";
import { Kbd } from "../kbd";
import { useUnderToasts } from "../overlays/use-under-toasts";
import styles from "./list-footer.module.css";

export type KeyHint = { keys: readonly string[]; label: string };

/** The line under a list: how much there is, and which keys help. */
export function ListFooter({ children, hints }: { children: ReactNode; hints: readonly KeyHint[] }) {
  const footer = useRef<HTMLElement>(null);
  useUnderToasts(footer);
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
