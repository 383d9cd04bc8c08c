"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { FailedGesture } from "@/lib/client/queue/queue-state";
import type { ElementConflict } from "@/lib/client/scan-editor/element-conflicts";
import type { Gesture } from "@/lib/editor/gesture";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem } from "@/lib/editor/selection";
import { toldElements } from "@/lib/editor/told-elements";
import { nameElements } from "../name-elements";
import styles from "./bar.module.css";
import { BAR_WORDS } from "./words";

/** Which elements it would have changed, as they were called when it was made. */
function elementsText(scene: ReadScene, { about, payload }: FailedGesture): string {
  return about ?? nameElements(scene, toldElements((payload as Gesture | undefined)?.diff ?? {}));
}

/** Edits that were refused, each with its elements and its reason, to send again, to compare or to let go. */
export function FailedEdits(props: {
  /** To name elements by. */
  scene: ReadScene;
  failed: readonly FailedGesture[];
  conflicts: readonly ElementConflict[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows an element that somebody else has changed. */
  onShow: (item: SelectionItem) => void;
}) {
  const { scene, failed, conflicts, onOpenChange, onShow } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={onOpenChange}
      title={BAR_WORDS.failedTitle}
      description={BAR_WORDS.failedNote}
      size="md"
      hasCloseButton
      closeLabel={BAR_WORDS.close}
    >
      <ul className={styles.failed}>
        {failed.map((gesture) => {
          // Sent again it takes along what it went down with, and that is not to go over theirs unseen.
          const root = gesture.failedWith ?? gesture.id;
          const conflict = conflicts.find(({ gestureId }) => gestureId === root);
          const elements = elementsText(scene, gesture);
          const named = (action: string) => BAR_WORDS.actOn(action, gesture.label, elements);
          const compare = () => {
            onOpenChange(false);
            if (conflict) onShow(conflict);
          };
          return (
            <li key={gesture.id}>
              <div>
                <b>{gesture.label}</b>
                <p>{elements}</p>
                <p>{gesture.failedWith ? BAR_WORDS.with : gesture.failure.message}</p>
                {gesture.isPartlySaved ? <p>{BAR_WORDS.partly}</p> : null}
              </div>
              {conflict ? (
                <Button size="sm" aria-label={named(BAR_WORDS.compare)} onClick={compare}>
                  {BAR_WORDS.compare}
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={named(BAR_WORDS.retry)}
                  onClick={() => void browserQueue().retry(gesture.id)}
                >
                  {BAR_WORDS.retry}
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                aria-label={named(BAR_WORDS.dismiss)}
                onClick={() => void browserQueue().dismiss(gesture.id)}
              >
                {BAR_WORDS.dismiss}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
