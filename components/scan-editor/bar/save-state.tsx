"use client";

import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { formatListTime } from "@/components/ui/format-time";
import { useNow } from "@/components/ui/use-now";
import type { SaveStateSource, SaveState as Saving } from "@/lib/client/scan-editor/save-state";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useSaveState } from "../state/use-save-state";
import styles from "./bar.module.css";
import { BAR_COPY } from "./copy";
import { FailedEdits } from "./failed-edits";

/** The save status of the edits; failed edits open as a list. */
export function SaveState(props: {
  saving: SaveStateSource;
  /** Shows an element that someone else changed. */
  onShow: (item: SelectionItem) => void;
}) {
  const { saving, onShow } = props;
  const now = useNow();
  const { status, pending, waiting, failed, conflicts, savedAt } = useSaveState(saving);
  const isRefused = status === "failed";
  const section = useRef<HTMLDivElement>(null);
  const [Icon, text] =
    waiting > 0
      ? [CloudOff, BAR_COPY.waiting(waiting)]
      : pending > 0
        ? [CloudUpload, BAR_COPY.saving(pending)]
        : [CloudCheck, BAR_COPY.saved];
  const time = waiting + pending === 0 && savedAt ? formatListTime(savedAt, { now }) : null;
  return (
    <section ref={section} className={styles.states} aria-label={BAR_COPY.states} tabIndex={-1}>
      {isRefused ? <NotSaved failed={failed} conflicts={conflicts} onShow={onShow} place={section} /> : null}
      {isRefused && pending === 0 ? null : (
        <span
          role="status"
          className={styles.save}
          data-tone={waiting > 0 ? "warn" : pending > 0 ? undefined : "ok"}
          title={waiting > 0 ? BAR_COPY.waitingReason : undefined}
        >
          <Icon aria-hidden="true" />
          <span>
            {text}
            {time ? (
              <span translate="no" className={styles.time}>
                {" "}
                {time}
              </span>
            ) : null}
          </span>
        </span>
      )}
    </section>
  );
}

/**
 * Moves the focus to `target` when the list or its button is removed with the focus in it. The dialog releases the
 * focus a moment later, hence the timeout.
 */
function useFocusOnRemoval(
  isOpen: boolean,
  button: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null>,
): void {
  const isListShown = useRef(isOpen);
  useLayoutEffect(() => {
    isListShown.current = isOpen;
  }, [isOpen]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!isListShown.current && document.activeElement !== element) return;
      setTimeout(() => {
        if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
      });
    };
  }, [button, target]);
}

/** A separate component that unmounts with the last failed edit, so that the next failure does not open the list. */
function NotSaved(
  props: Pick<Saving, "failed" | "conflicts"> &
    Omit<Parameters<typeof SaveState>[0], "saving"> & { place: RefObject<HTMLElement | null> },
) {
  const { failed, conflicts, onShow, place } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(isOpen, button, place);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.save}
        data-tone="bad"
        aria-label={BAR_COPY.showFailed(failed.length)}
        title={BAR_COPY.showFailed(failed.length)}
        onClick={() => setIsOpen(true)}
      >
        <CircleAlert aria-hidden="true" />
        {failed.length}
        <span className={styles.words}>{BAR_COPY.notSaved}</span>
      </button>
      <FailedEdits failed={failed} conflicts={conflicts} onShow={onShow} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
