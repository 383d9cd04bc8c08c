"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { DEFAULT_FALLBACK } from "../../../contract/row";
import { isMissingPart, loadNeeded } from "../../../load-part";
import { showAlert } from "../../alerts/alerts-store";
import { asApiError } from "../../calls/api-error";
import type { AnsweredPage, AskedPage } from "../../calls/read-all-pages";
import { exportCopy as copy } from "./copy";

export type CsvExport<Item> = {
  /** What the file is called, of a day as YYYY-MM-DD. */
  fileName: (day: string) => string;
  /** The records as a table whose cells are safe to open. */
  table: (items: readonly Item[]) => Promise<string>;
  /** What is said when so many are in the file. */
  done: (count: number) => string;
};

/** Puts records into a file: those that are given, or all of a list, however many pages that takes. */
export function useCsvExport<Item extends { key: string }>({ fileName, table, done }: CsvExport<Item>) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    async (items: readonly Item[]) => {
      if (items.length === 0) return void showAlert({ type: "info", message: copy.nothing });
      // Lists load without what makes files of them.
      const [text, { saveFile }] = await Promise.all([table(items), loadNeeded(import("../../browser/save-file"))]);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(fileName(day), text, "text/csv;charset=utf-8");
      showAlert({ type: "success", message: done(items.length), shouldReplaceDuplicates: true });
    },
    [fileName, table, done],
  );
  const exportAll = useCallback(
    async (readPage: (page: AskedPage, signal: AbortSignal) => Promise<AnsweredPage<Item>>) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setProgress("");
      try {
        const { readAllPages } = await loadNeeded(import("../../calls/read-all-pages"));
        const onProgress = (read: number, total: number) => setProgress(copy.progress(read, total));
        await save(await readAllPages((page) => readPage(page, controller.signal), { onProgress }));
      } catch (thrown) {
        if (!controller.signal.aborted) tell(thrown);
      } finally {
        running.current = null;
        if (!controller.signal.aborted) setProgress(null);
      }
    },
    [save],
  );
  const exportChosen = useCallback((items: readonly Item[]) => void save(items).catch(tell), [save]);
  return { exportAll, exportChosen, progress };
}

function tell(thrown: unknown): void {
  // It has been reported where it was loaded.
  if (isMissingPart(thrown)) return;
  const { message, status } = asApiError(thrown, DEFAULT_FALLBACK);
  // Of a 401 the session tells.
  if (status !== 401) showAlert({ type: "error", message });
}
