"use client";

import { Check, CheckCheck, Crosshair, RotateCcw, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { ReviewState } from "@/lib/editor/review/review-desk";
import { scanDifference } from "@/lib/editor/review/scan-difference";
import type { EditorContext } from "../actions/editor-context";
import styles from "./review.module.css";
import type { ReviewRowItem } from "./review-row";
import { acceptChosen, acceptRooms, goToElement, revertChosen, waitingOfRooms, withdrawChosen } from "./run-review";
import { REVIEW_PANEL_WORDS as WORDS } from "./words";

type Props = { context: Pick<EditorContext, "store" | "view">; state: ReviewState; item: ReviewRowItem | undefined };

/** What can be done with the chosen one. */
export function ReviewFoot({ context, state, item }: Props) {
  const { list, queue } = state;
  if (!item || !queue) return list === "changes" ? <p className={styles.foot}>{WORDS.deletedNote}</p> : null;
  const isError = "level" in item && item.level === "error";
  const ofRoom = list === "waiting" ? waitingOfRooms(queue, context).length : 0;
  const isRevertable = "verdict" in item && item.verdict === "changed" && scanDifference(context.store.scene, item);
  const isGone = "verdict" in item && item.verdict === "deleted";
  return (
    <div className={styles.foot}>
      {isError ? <p>{WORDS.mendFirst}</p> : null}
      <div className={styles.buttons}>
        {isGone ? (
          <Button size="sm" icon={<Undo2 />} onClick={() => context.view.set({ isHistoryShown: true })}>
            {WORDS.bringBack}
          </Button>
        ) : (
          <Button size="sm" icon={<Crosshair />} onClick={() => goToElement(context, item)}>
            {WORDS.goTo} <Kbd>↵</Kbd>
          </Button>
        )}
        {list === "waiting" && !isError ? (
          <Button size="sm" icon={<Check />} onClick={() => acceptChosen(context, item.key)}>
            {WORDS.accept} <Kbd>⇧G</Kbd>
          </Button>
        ) : null}
        {ofRoom > 1 ? (
          <Button size="sm" icon={<CheckCheck />} onClick={() => acceptRooms(context)}>
            {WORDS.acceptRoom(ofRoom)} <Kbd>⇧Alt G</Kbd>
          </Button>
        ) : null}
        {list === "done" ? (
          <Button size="sm" icon={<Undo2 />} onClick={() => withdrawChosen(context, item)}>
            {WORDS.withdraw}
          </Button>
        ) : null}
        {isRevertable ? (
          <Button size="sm" icon={<RotateCcw />} onClick={() => revertChosen(context, item)}>
            {WORDS.revertShort} <Kbd>R</Kbd>
          </Button>
        ) : null}
      </div>
      {list === "changes" ? <p>{WORDS.deletedNote}</p> : null}
    </div>
  );
}
