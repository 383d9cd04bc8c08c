"use client";

import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { useState } from "react";
import { listTime } from "@/components/ui/format-time";
import { useNow } from "@/components/ui/use-now";
import type { SaveStateSource, SaveState as Saving } from "@/lib/client/scan-editor/save-state";
import type { ReadScene } from "@/lib/editor/scene";
import type { SelectionItem } from "@/lib/editor/selection";
import { useSaveState } from "../use-save-state";
import styles from "./bar.module.css";
import { FailedEdits } from "./failed-edits";
import { BAR_WORDS } from "./words";

/** How far the edits are saved, always in sight; what failed opens as a list. */
export function SaveState(props: {
  saving: SaveStateSource;
  scene: ReadScene;
  /** Shows an element that somebody else has changed. */
  onShow: (item: SelectionItem) => void;
}) {
  const { saving, scene, onShow } = props;
  const now = useNow();
  const { status, pending, waiting, failed, conflicts, savedAt } = useSaveState(saving);
  const isRefused = status === "failed";
  const [Icon, text] =
    waiting > 0
      ? [CloudOff, BAR_WORDS.waiting(waiting)]
      : pending > 0
        ? [CloudUpload, BAR_WORDS.saving(pending)]
        : [CloudCheck, BAR_WORDS.saved(savedAt ? listTime(savedAt, { now }) : null)];
  return (
    <>
      {isRefused ? <NotSaved scene={scene} failed={failed} conflicts={conflicts} onShow={onShow} /> : null}
      {isRefused && pending === 0 ? null : (
        <span
          role="status"
          className={styles.save}
          data-tone={waiting > 0 ? "warn" : pending > 0 ? undefined : "ok"}
          title={waiting > 0 ? BAR_WORDS.waitingReason : undefined}
        >
          <Icon aria-hidden="true" />
          {text}
        </span>
      )}
    </>
  );
}

/** Goes with the last failed edit, and its list with it: the next one that fails does not open it unasked. */
function NotSaved(props: Pick<Saving, "failed" | "conflicts"> & Omit<Parameters<typeof SaveState>[0], "saving">) {
  const { scene, failed, conflicts, onShow } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.save}
        data-tone="bad"
        aria-label={BAR_WORDS.showFailed(failed.length)}
        title={BAR_WORDS.showFailed(failed.length)}
        onClick={() => setIsOpen(true)}
      >
        <CircleAlert aria-hidden="true" />
        {failed.length}
        <span className={styles.words}>{BAR_WORDS.notSaved}</span>
      </button>
      <FailedEdits
        scene={scene}
        failed={failed}
        conflicts={conflicts}
        onShow={onShow}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
