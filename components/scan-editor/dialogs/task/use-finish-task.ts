"use client";
/** Finishes a task once every edit is saved, and then returns to the previous page. */
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { runFormEdit } from "@/lib/client/data/edits/run-edit";
import type { AnnotationTask } from "@/lib/domain/entities";
import { TASK_COPY as COPY } from "./copy";
import type { RemainingWork } from "./remaining-work";

export type FinishTask = {
  isDone: boolean;
  /** Finishing is requested and not done yet. */
  isFinishing: boolean;
  /** The request is sent and can no longer be canceled. */
  isSending: boolean;
  /** The request was made offline and is sent when the network is back. */
  isQueued: boolean;
  /** The reason of the last refusal; null before the first one and after a new request. */
  refusal: string | null;
  finish: () => void;
  cancel: () => void;
  reopen: () => void;
};

export function useFinishTask(task: AnnotationTask, remaining: RemainingWork, backTo: string): FinishTask {
  const router = useRouter();
  const name = task.name || COPY.unnamed;
  const [isDone, setDone] = useState(task.status === "done");
  const [isRequested, setRequested] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  /** Set when the user closes the dialog; the page must not change after that. */
  const isCanceled = useRef(false);
  useEffect(
    () => () => {
      isCanceled.current = true;
    },
    [],
  );
  const isReady = remaining.unsaved === 0 && remaining.failed === 0;

  /** Saves the status of the task. A refusal is shown in the dialog, not queued for a retry. */
  const saveStatus = useCallback(
    async (status: "done" | "open", label: string): Promise<"done" | "waiting" | "refused"> => {
      setRefusal(null);
      try {
        return (await runFormEdit("annotationTask.update", { key: task.key, status }, { label })).status;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // A closed dialog cannot show the reason.
        if (isCanceled.current) showAlert({ type: "error", message: COPY.notDone(label, reason) });
        else setRefusal(COPY.notDone(label, reason));
        return "refused";
      }
    },
    [task.key],
  );
  const send = useCallback(async () => {
    const outcome = await saveStatus("done", COPY.saving(name));
    isSent.current = false;
    setSending(false);
    setRequested(false);
    if (outcome === "waiting") setQueued(true);
    if (outcome !== "done") return;
    setDone(true);
    showAlert({ type: "success", message: COPY.finished(name) });
    if (!isCanceled.current) router.push(backTo);
  }, [saveStatus, name, router, backTo]);

  useEffect(() => {
    if (!isRequested || !isReady || isSent.current) return;
    isSent.current = true;
    setSending(true);
    void send();
  }, [isRequested, isReady, send]);
  // A refused edit must be resolved first.
  useEffect(() => {
    if (remaining.failed > 0 && !isSent.current) setRequested(false);
  }, [remaining.failed]);

  return {
    isDone,
    isFinishing: isRequested,
    isSending,
    isQueued,
    refusal,
    finish() {
      isCanceled.current = false;
      setRequested(true);
    },
    cancel() {
      isCanceled.current = true;
      setRequested(false);
    },
    async reopen() {
      isCanceled.current = false;
      if ((await saveStatus("open", COPY.reopening(name))) === "refused") return;
      setDone(false);
      showAlert({ type: "info", message: COPY.reopened(name) });
    },
  };
}
