"use client";

import { Check, Copy, X } from "lucide-react";
import { useEffect, useState } from "react";
import styles from "./copy-button.module.css";
import { displayCopy } from "./display-copy";
import { IconButton } from "./icon-button";
import { VisuallyHidden } from "./visually-hidden";

const RESULT_SHOWN_MS = 1_500;
const ICONS = { idle: Copy, copied: Check, failed: X };

export type CopyButtonProps = { text: string; label: string; copiedLabel: string; failedLabel?: string };

/**
 * Copies a text. The icon changes to a check, or to a cross if the browser refuses; a screen reader announces the
 * result.
 */
export function CopyButton({ text, label, copiedLabel, failedLabel = displayCopy.notCopied }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof ICONS>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), RESULT_SHOWN_MS);
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
        <span role="status">{{ idle: "", copied: copiedLabel, failed: failedLabel }[state]}</span>
      </VisuallyHidden>
    </>
  );
}
