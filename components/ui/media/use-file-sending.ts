"use client";

import { useCallback, useEffect, useRef } from "react";
import { type FileEntry, nextToSend, type SendFile } from "./file-entry";

/**
 * Sends what waits, a few at a time, and keeps the list of entries up to date. What the list no longer holds is given up;
 * when the part goes, everything is, and the page asks before that is lost with it.
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
    // Two answers may come before the next render: the second builds on the first.
    latest.current = { ...latest.current, value: next };
    onValueChange(next);
  }, []);

  const start = useCallback(
    async ({ id, file }: FileEntry, send: SendFile) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      const set = (part: Partial<FileEntry>) => {
        if (!abort.signal.aborted)
          change((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
      };
      set({ status: "sending", progress: 0, message: null });
      let shown = 0;
      const onProgress = (share: number) => {
        const progress = Math.floor(Math.min(Math.max(share, 0), 1) * 100) / 100;
        // A hundred renders a file at most, and never backwards.
        if (!(progress > shown)) return;
        shown = progress;
        set({ progress });
      };
      try {
        await send(file, { signal: abort.signal, onProgress });
        set({ status: "done", progress: 1 });
      } catch (reason) {
        set({ status: "failed", message: reason instanceof Error && reason.message ? reason.message : null });
      } finally {
        if (running.current.get(id) === abort) running.current.delete(id);
      }
    },
    [change],
  );

  useEffect(() => {
    latest.current = props;
    const present = new Set(props.value.map(({ id }) => id));
    for (const [id, abort] of running.current) {
      if (present.has(id)) continue;
      abort.abort();
      running.current.delete(id);
    }
    if (!props.send) return;
    for (const entry of nextToSend(props.value)) {
      if (!running.current.has(entry.id)) void start(entry, props.send);
    }
  });

  const isUnderWay =
    props.send !== undefined && props.value.some(({ status }) => status === "waiting" || status === "sending");
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnderWay]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
      all.clear();
    };
  }, []);

  return { change, isUnderWay };
}
