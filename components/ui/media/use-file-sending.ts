"use client";

import { useCallback, useEffect, useRef } from "react";
import { type FileEntry, type SendFile, selectNextToSend } from "./file-entry";

/**
 * Sends waiting files, a few at a time, and keeps the entries up to date. Removing an entry or unmounting aborts its
 * upload; the browser asks for confirmation before the page is left with uploads running.
 */
export function useFileSending(props: {
  value: readonly FileEntry[];
  onValueChange: (value: readonly FileEntry[]) => void;
  send?: SendFile;
}) {
  const latest = useRef(props);
  const running = useRef(new Map<string, AbortController>());
  const change = useCallback((edit: (entries: readonly FileEntry[]) => readonly FileEntry[]) => {
    const { value, onValueChange } = latest.current;
    const next = edit(value);
    // Two uploads may report before the next render; the second change builds on the first.
    latest.current = { ...latest.current, value: next };
    onValueChange(next);
  }, []);

  const start = useCallback(
    async ({ id, file }: FileEntry, send: SendFile) => {
      const controller = new AbortController();
      running.current.set(id, controller);
      const updateEntry = (changes: Partial<FileEntry>) => {
        if (!controller.signal.aborted)
          change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
      };
      updateEntry({ status: "sending", progress: 0, message: null });
      let lastProgress = 0;
      const onProgress = (share: number) => {
        const progress = Math.floor(Math.min(Math.max(share, 0), 1) * 100) / 100;
        // At most a hundred renders per file, and never backward.
        if (!(progress > lastProgress)) return;
        lastProgress = progress;
        updateEntry({ progress });
      };
      try {
        await send(file, { signal: controller.signal, onProgress });
        updateEntry({ status: "done", progress: 1 });
      } catch (reason) {
        updateEntry({ status: "failed", message: reason instanceof Error && reason.message ? reason.message : null });
      } finally {
        if (running.current.get(id) === controller) running.current.delete(id);
      }
    },
    [change],
  );

  useEffect(() => {
    latest.current = props;
    const present = new Set(props.value.map(({ id }) => id));
    for (const [id, controller] of running.current) {
      if (present.has(id)) continue;
      controller.abort();
      running.current.delete(id);
    }
    if (!props.send) return;
    for (const entry of selectNextToSend(props.value)) {
      if (!running.current.has(entry.id)) void start(entry, props.send);
    }
  });

  const isSending =
    props.send !== undefined && props.value.some(({ status }) => status === "waiting" || status === "sending");
  useEffect(() => {
    if (!isSending) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isSending]);

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  return { change, isSending };
}
