"use client";

import { useEffect, useState } from "react";
import styles from "./sign-in-form.module.css";
import { CODE_WORDS } from "./words";

const SECOND_MS = 1_000;

/** Minutes and seconds, e.g. "9:41". */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long the code is still good; `until` in milliseconds since 1970. */
export function CodeCountdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <span role="timer" className={styles.countdown}>
      {isOver ? CODE_WORDS.isOver : CODE_WORDS.expiresIn(clockText(secondsLeft))}
    </span>
  );
}
