"use client";
/** Finishing a task: once every edit is saved, and then back to where one came from. */
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { useBackendAction } from "@/lib/client/use-backend-action";
import type { AnnotationTask } from "@/lib/domain/entities";
import type { TaskLeft } from "./task-left";
import { TASK_WORDS as WORDS } from "./words";

export type FinishTask = {
  isDone: boolean;
  /** Asked for, and not done yet. */
  isFinishing: boolean;
  /** On its way: it can no longer be called off. */
  isSending: boolean;
  /** Asked for while nobody answered: it is done when the network is back. */
  isQueued: boolean;
  finish: () => void;
  cancel: () => void;
  reopen: () => void;
};

export function useFinishTask(task: AnnotationTask, left: TaskLeft, backTo: string): FinishTask {
  const router = useRouter();
  const name = task.name || WORDS.unnamed;
  const [isDone, setDone] = useState(task.status === "done");
  const [isAsked, setAsked] = useState(false);
  const [isQueued, setQueued] = useState(false);
  const finishing = useBackendAction("annotationTask.update", { label: WORDS.saving(name) });
  const reopening = useBackendAction("annotationTask.update", { label: WORDS.reopening(name) });
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  /** Left meanwhile: whoever does something else by now stays where they are. */
  const isCancelled = useRef(false);
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );
  const isReady = left.unsaved === 0 && left.failed === 0;

  const { run } = finishing;
  const send = useCallback(async () => {
    const outcome = await run({ key: task.key, status: "done" });
    isSent.current = false;
    setSending(false);
    setAsked(false);
    if (outcome.status === "waiting") setQueued(true);
    if (outcome.status !== "done") return;
    setDone(true);
    showAlert({ type: "success", message: WORDS.finished(name) });
    if (!isCancelled.current) router.push(backTo);
  }, [run, task.key, name, router, backTo]);

  useEffect(() => {
    if (!isAsked || !isReady || isSent.current) return;
    isSent.current = true;
    setSending(true);
    void send();
  }, [isAsked, isReady, send]);
  // One that was refused meanwhile has to be decided first.
  useEffect(() => {
    if (left.failed > 0 && !isSent.current) setAsked(false);
  }, [left.failed]);

  return {
    isDone,
    isFinishing: isAsked,
    isSending,
    isQueued,
    finish() {
      isCancelled.current = false;
      setAsked(true);
    },
    cancel() {
      isCancelled.current = true;
      setAsked(false);
    },
    async reopen() {
      const outcome = await reopening.run({ key: task.key, status: "open" });
      if (outcome.status === "failed") return;
      setDone(false);
      showAlert({ type: "info", message: WORDS.reopened(name) });
    },
  };
}
