"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { DEFAULT_FALLBACK } from "../../../contract/row";
import { isMissingPart, loadNeeded } from "../../../load-part";
import { showAlert } from "../../alerts/alerts-store";
import { asApiError } from "../../calls/api-error";
import type { AnsweredPage, PageRequest } from "../../calls/read-all-pages";
import { exportCopy as copy } from "./copy";

export type CsvExport<Item> = {
  /** The file's name for a day as YYYY-MM-DD. */
  fileName: (day: string) => string;
  /** The records as a table whose cells are safe to open. */
  table: (items: readonly Item[]) => Promise<string>;
  /** The message for the number of exported records. */
  done: (count: number) => string;
};

/** Exports the given records, or a whole list over all its pages. */
export function useCsvExport<Item extends { key: string }>({ fileName, table, done }: CsvExport<Item>) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    async (items: readonly Item[]) => {
      if (items.length === 0) return void showAlert({ type: "info", message: copy.nothing });
      // Loaded on demand, so that lists load without the code of exports.
      const [text, { saveFile }] = await Promise.all([table(items), loadNeeded(import("../../browser/save-file"))]);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(fileName(day), text, "text/csv;charset=utf-8");
      showAlert({ type: "success", message: done(items.length), shouldReplaceDuplicates: true });
    },
    [fileName, table, done],
  );
  const exportAll = useCallback(
    async (readPage: (page: PageRequest, signal: AbortSignal) => Promise<AnsweredPage<Item>>) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setProgress("");
      try {
        const { readAllPages } = await loadNeeded(import("../../calls/read-all-pages"));
        const onProgress = (read: number, total: number) => setProgress(copy.progress(read, total));
        await save(await readAllPages((page) => readPage(page, controller.signal), { onProgress }));
      } catch (thrown) {
        if (!controller.signal.aborted) alertFailure(thrown);
      } finally {
        running.current = null;
        if (!controller.signal.aborted) setProgress(null);
      }
    },
    [save],
  );
  const exportChosen = useCallback((items: readonly Item[]) => void save(items).catch(alertFailure), [save]);
  return { exportAll, exportChosen, progress };
}

function alertFailure(thrown: unknown): void {
  // The loader has reported the failure.
  if (isMissingPart(thrown)) return;
  const { message, status } = asApiError(thrown, DEFAULT_FALLBACK);
  // The session reports a 401.
  if (status !== 401) showAlert({ type: "error", message });
}
