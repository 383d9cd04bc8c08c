"use client";

import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import styles from "./copy-button.module.css";
import { displayCopy } from "./display-copy";
import { IconButton } from "./icon-button";
import { VisuallyHidden } from "./visually-hidden";

const SHOWN_MS = 1_500;
const ICONS = { rest: Copy, copied: Check, failed: X };

export type CopyButtonProps = { text: string; label: string; copiedLabel: string; failedLabel?: string };

/** Copies a text; the mark turns into a tick, or a cross where the browser refuses, and a screen reader is told. */
export function CopyButton({ text, label, copiedLabel, failedLabel = displayCopy.notCopied }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof ICONS>("rest");
  useEffect(() => {
    if (state === "rest") return;
    const timer = setTimeout(() => setState("rest"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  const Icon = ICONS[state];
  return (
    <>
      <IconButton className={styles.copy} size="sm" icon={<Icon />} label={label} onClick={copy} data-copy={state} />
      <VisuallyHidden>
        <span role="status">{{ rest: "", copied: copiedLabel, failed: failedLabel }[state]}</span>
      </VisuallyHidden>
    </>
  );
}
