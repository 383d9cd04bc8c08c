"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlays/dialog";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import { refusalReason } from "@/lib/client/scan-editor/refusal-reason";
import { describedElements } from "@/lib/editor/core/described-elements";
import type { Gesture } from "@/lib/editor/core/gesture";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../context/editor-context";
import { nameElements } from "../names/name-elements";
import styles from "./bar.module.css";
import { BAR_COPY } from "./copy";

const buttonsIn = (row: Element | null): HTMLButtonElement[] => [...(row?.querySelectorAll("button") ?? [])];

/** When a focused row is removed, moves the focus to the same button of the next row, else of the previous one. */
function useFocusOnRemoval(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      const index = buttonsIn(element).indexOf(document.activeElement as HTMLButtonElement);
      if (index < 0) return;
      const siblingButtons = buttonsIn(element?.nextElementSibling ?? element?.previousElementSibling ?? null);
      (siblingButtons[index] ?? siblingButtons.at(-1))?.focus();
    };
  }, [row]);
}

/** Names the elements of an edit as they were named when the edit was made. */
function elementsText(scene: ReadScene, { about, payload }: FailedGesture): string {
  return about ?? nameElements(scene, describedElements((payload as Gesture | undefined)?.diff ?? {}));
}

/** `onCompare` is null if no one else changed the elements. */
function Row({
  gesture,
  elements,
  onCompare,
}: {
  gesture: FailedGesture;
  elements: string;
  onCompare: (() => void) | null;
}) {
  const row = useRef<HTMLLIElement>(null);
  useFocusOnRemoval(row);
  const { id, label, failure, failedWith, isPartlySaved } = gesture;
  const buttonLabel = (action: string) => BAR_COPY.actOn(action, label, elements);
  const [verb, act] = onCompare ? [BAR_COPY.compare, onCompare] : [BAR_COPY.retry, () => void browserQueue().retry(id)];
  return (
    <li ref={row}>
      <div>
        <b>{label}</b>
        <p>{elements}</p>
        <p>{failedWith ? BAR_COPY.with : refusalReason(failure)}</p>
        {isPartlySaved ? <p>{BAR_COPY.partly}</p> : null}
      </div>
      <Button size="sm" aria-label={buttonLabel(verb)} onClick={act}>
        {verb}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={buttonLabel(BAR_COPY.dismiss)}
        onClick={() => void browserQueue().dismiss(id)}
      >
        {BAR_COPY.dismiss}
      </Button>
    </li>
  );
}

/** Lists refused edits with their elements and reasons, to retry, compare or dismiss. */
export function FailedEdits(props: {
  failed: readonly FailedGesture[];
  conflicts: readonly ElementConflict[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows an element that someone else changed. */
  onShow: (item: SelectionItem) => void;
}) {
  const { failed, conflicts, onOpenChange, onShow } = props;
  const { scene } = useEditor().store;
  // A retry would also send the edit that it failed with, which must not overwrite someone else's change unseen.
  const rows = failed.map((gesture) => ({
    gesture,
    conflict: conflicts.find(({ gestureId }) => gestureId === (gesture.failedWith ?? gesture.id)),
  }));
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={onOpenChange}
      title={BAR_COPY.failedTitle}
      description={BAR_COPY.failedNote(
        rows.some(({ conflict }) => !conflict),
        rows.some(({ conflict }) => conflict),
      )}
      size="md"
      hasCloseButton
      closeLabel={BAR_COPY.close}
    >
      <ul className={styles.failed}>
        {rows.map(({ gesture, conflict }) => {
          const compare = () => {
            onOpenChange(false);
            if (conflict) onShow(conflict);
          };
          return (
            <Row
              key={gesture.id}
              gesture={gesture}
              elements={elementsText(scene, gesture)}
              onCompare={conflict ? compare : null}
            />
          );
        })}
      </ul>
    </Dialog>
  );
}
