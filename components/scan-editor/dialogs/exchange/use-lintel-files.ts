"use client";
/** Previews the Lintel files among the chosen ones, imports them once confirmed, and passes the others on. */
import { useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { createKey } from "@/lib/domain/keys";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { LINTEL_FILE_COPY as COPY } from "./copy";
import {
  importLintelFile,
  isLintelFile,
  type LintelFileOutcome,
  type LintelFilePreview,
  type LintelFileRead,
  readLintelFile,
} from "./import-lintel-file";

/** Reports a failure as the result, so that it does not stop the other files or the next import. */
async function readSafely(store: EditorStore, keyBase: string, file: File): Promise<LintelFileRead> {
  try {
    return await readLintelFile(store, (kind) => createKey(kind, keyBase), file);
  } catch {
    return { isRead: false, message: COPY.notImported(file.name, COPY.stopped) };
  }
}

function importSafely(store: EditorStore, keyBase: string, preview: LintelFilePreview): LintelFileOutcome {
  try {
    return importLintelFile(store, (kind) => createKey(kind, keyBase), preview);
  } catch {
    return { isImported: false, message: COPY.notImported(preview.fileName, COPY.stopped) };
  }
}

export type LintelFiles = {
  /** The text of the running read; null when there is none. */
  progress: string | null;
  /** The file that waits for confirmation. */
  preview: LintelFilePreview | null;
  read(files: readonly File[]): Promise<void>;
  /** Imports or skips the file of the preview; the next one follows. */
  answer(isImported: boolean): void;
};

export function useLintelFiles(setup: {
  store: EditorStore;
  keyBase: string;
  /** Receives all files that are not Lintel's. */
  others: (files: readonly File[]) => void;
  /** Called with the floor of the import. */
  onImported: (floorNumber: number | null) => void;
}): LintelFiles {
  const { store, keyBase, others, onImported } = setup;
  const [progress, setProgress] = useState<string | null>(null);
  const [preview, setPreview] = useState<LintelFilePreview | null>(null);
  const isBusy = useRef(false);
  const pending = useRef<((isImported: boolean) => void) | null>(null);
  // Unmounting imports nothing.
  useEffect(() => () => pending.current?.(false), []);

  const answer = useCallback((isImported: boolean) => pending.current?.(isImported), []);
  const confirmImport = useCallback(async (nextPreview: LintelFilePreview): Promise<boolean> => {
    setPreview(nextPreview);
    try {
      return await new Promise<boolean>((resolve) => {
        pending.current = resolve;
      });
    } finally {
      pending.current = null;
      setPreview(null);
    }
  }, []);

  const readOne = useCallback(
    async (file: File): Promise<string | null> => {
      setProgress(COPY.reading(file.name));
      const result = await readSafely(store, keyBase, file);
      setProgress(null);
      if (!result.isRead) return result.message;
      if (!(await confirmImport(result.preview))) return null;
      const outcome = importSafely(store, keyBase, result.preview);
      if (!outcome.isImported) return outcome.message;
      showAlert({ type: "success", message: outcome.message });
      onImported(outcome.floorNumber);
      return null;
    },
    [store, keyBase, confirmImport, onImported],
  );

  const read = useCallback(
    async (files: readonly File[]) => {
      if (isBusy.current || files.length === 0) return;
      isBusy.current = true;
      const rest: File[] = [];
      const refused: string[] = [];
      try {
        const areLintelFiles = await Promise.all(files.map(isLintelFile));
        rest.push(...files.filter((_, index) => !areLintelFiles[index]));
        for (const file of files.filter((_, index) => areLintelFiles[index])) {
          const reason = await readOne(file);
          if (reason !== null) refused.push(reason);
        }
      } finally {
        // Shown last: an error alert replaces success alerts.
        for (const message of refused) showAlert({ type: "error", message });
        setProgress(null);
        isBusy.current = false;
      }
      if (rest.length > 0) others(rest);
    },
    [readOne, others],
  );
  return { progress, preview, read, answer };
}
