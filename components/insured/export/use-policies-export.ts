"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { asApiError } from "@/lib/client/api-error";
import { readAllInsureds } from "@/lib/client/insured/read-all-insureds";
import { saveFile } from "@/lib/client/save-file";
import type { EndpointParams } from "@/lib/contract/endpoints";
import { DEFAULT_FALLBACK } from "@/lib/contract/row";
import type { Insured } from "@/lib/domain/entities";
import { policiesCsv } from "./policies-csv";
import { exportWords as words } from "./words";

/** Puts insured into a file: those that are given, or all of a filter, however many pages that takes. */
export function usePoliciesExport(companyNames: ReadonlyMap<string, string>) {
  const [progress, setProgress] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const save = useCallback(
    (insureds: readonly Insured[]) => {
      if (insureds.length === 0) return void showAlert({ type: "info", message: words.nothing });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(words.fileName(day), policiesCsv(insureds, companyNames), "text/csv;charset=utf-8");
      showAlert({ type: "success", message: words.done(insureds.length), shouldReplaceDuplicates: true });
    },
    [companyNames],
  );
  const exportAll = useCallback(
    async (query: EndpointParams<"insured.list">) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setProgress("");
      try {
        const onProgress = (read: number, total: number) => setProgress(words.progress(read, total));
        save(await readAllInsureds(query, { signal: controller.signal, onProgress }));
      } catch (thrown) {
        const { message, status } = asApiError(thrown, DEFAULT_FALLBACK);
        // Of a 401 the session tells.
        if (!controller.signal.aborted && status !== 401) showAlert({ type: "error", message });
      } finally {
        running.current = null;
        if (!controller.signal.aborted) setProgress(null);
      }
    },
    [save],
  );
  return { exportAll, exportChosen: save, isRunning: progress !== null, progress };
}
