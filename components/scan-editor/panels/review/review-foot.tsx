"use client";

import { Check, CheckCheck, Crosshair, RotateCcw, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatSentenceTime } from "@/components/ui/format-time";
import { Kbd } from "@/components/ui/kbd";
import { useNow } from "@/components/ui/use-now";
import type { ReviewState } from "@/lib/editor/analysis/review/review-controller";
import type { DeletedRecord } from "@/lib/editor/core/provenance/deleted-records";
import { scanDifference } from "@/lib/editor/core/provenance/scan-difference";
import { useEditor } from "../../context/editor-context";
import { REVIEW_PANEL_COPY as COPY } from "./copy";
import styles from "./review.module.css";
import type { ReviewRowItem } from "./review-row";
import {
  acceptChosen,
  acceptRooms,
  bringBackChosen,
  goToElement,
  revertChosen,
  waitingOfRooms,
  withdrawChosen,
} from "./run-review";
import { usePersonName } from "./use-person-name";

type Props = {
  state: ReviewState;
  item: ReviewRowItem | undefined;
  projectKey: string | null;
};

/** Names the person who deleted the record, and the time. */
function DeletedBy({ deleted, projectKey }: { deleted: DeletedRecord; projectKey: string | null }) {
  const who = usePersonName(projectKey, deleted.by) ?? COPY.colleague;
  const now = useNow();
  return <p>{COPY.deletedBy(who, formatSentenceTime(deleted.at, { now }))}</p>;
}

/** The actions on the chosen row. */
export function ReviewFoot({ state, item, projectKey }: Props) {
  const editor = useEditor();
  const { list, queue, isDeletedComplete } = state;
  const note = isDeletedComplete ? COPY.edgesNote : COPY.deletedNote;
  if (!item || !queue) return list === "changes" ? <p className={styles.foot}>{note}</p> : null;
  const isError = "level" in item && item.level === "error";
  const waitingInRoom = list === "waiting" ? waitingOfRooms(queue, editor).length : 0;
  const isRevertable = "verdict" in item && item.verdict === "changed" && scanDifference(editor.store.scene, item);
  const deleted = "verdict" in item ? item.deleted : undefined;
  return (
    <div className={styles.foot}>
      {isError ? <p>{COPY.repairFirst}</p> : null}
      {deleted ? <DeletedBy deleted={deleted} projectKey={projectKey} /> : null}
      <div className={styles.buttons}>
        {deleted ? (
          <Button size="sm" icon={<Undo2 />} onClick={() => bringBackChosen(editor, item.key)}>
            {COPY.bringBack} <Kbd>R</Kbd>
          </Button>
        ) : (
          <Button size="sm" icon={<Crosshair />} onClick={() => goToElement(editor, item)}>
            {COPY.goTo} <Kbd>↵</Kbd>
          </Button>
        )}
        {list === "waiting" && !isError ? (
          <Button size="sm" icon={<Check />} onClick={() => acceptChosen(editor, item.key)}>
            {COPY.accept} <Kbd>⇧G</Kbd>
          </Button>
        ) : null}
        {waitingInRoom > 1 ? (
          <Button size="sm" icon={<CheckCheck />} onClick={() => acceptRooms(editor)}>
            {COPY.acceptRoom(waitingInRoom)} <Kbd>⇧Alt G</Kbd>
          </Button>
        ) : null}
        {list === "done" ? (
          <Button size="sm" icon={<Undo2 />} onClick={() => withdrawChosen(editor, item)}>
            {COPY.withdraw}
          </Button>
        ) : null}
        {isRevertable ? (
          <Button size="sm" icon={<RotateCcw />} onClick={() => revertChosen(editor, item)}>
            {COPY.revertShort} <Kbd>R</Kbd>
          </Button>
        ) : null}
      </div>
      {list === "changes" ? <p>{note}</p> : null}
    </div>
  );
}
