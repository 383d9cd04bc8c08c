"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import styles from "./copy-button.module.css";
import { IconButton } from "./icon-button";
import { VisuallyHidden } from "./visually-hidden";

const SHOWN_MS = 1_500;

/** Copies a text; the mark turns into a tick, and a screen reader is told. */
export function CopyButton({ text, label, copiedLabel }: { text: string; label: string; copiedLabel: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    );
  };
  return (
    <>
      <IconButton
        className={styles.copy}
        size="sm"
        icon={isCopied ? <Check /> : <Copy />}
        label={label}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{isCopied ? copiedLabel : ""}</span>
      </VisuallyHidden>
    </>
  );
}
