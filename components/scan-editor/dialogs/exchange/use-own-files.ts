"use client";
/** Previews the Lintel files among the chosen ones, imports them once confirmed, and passes the others on. */
import { useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { createKey } from "@/lib/domain/keys";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { OWN_FILE_COPY as COPY } from "./copy";
import {
  isOwnFile,
  type OwnFileOutcome,
  type OwnFileRead,
  type OwnPreview,
  readOwnFile,
  takeOwnFile,
} from "./take-own-file";

/** A failure in one file is reported and does not stop the others or the next import. */
async function readOrTell(store: EditorStore, keyBase: string, file: File): Promise<OwnFileRead> {
  try {
    return await readOwnFile(store, (kind) => createKey(kind, keyBase), file);
  } catch {
    return { isRead: false, message: COPY.notTaken(file.name, COPY.stopped) };
  }
}

function takeOrTell(store: EditorStore, keyBase: string, preview: OwnPreview): OwnFileOutcome {
  try {
    return takeOwnFile(store, (kind) => createKey(kind, keyBase), preview);
  } catch {
    return { isTaken: false, message: COPY.notTaken(preview.fileName, COPY.stopped) };
  }
}

export type OwnFiles = {
  /** The text of the running read; null when there is none. */
  progress: string | null;
  /** The file that waits for confirmation. */
  preview: OwnPreview | null;
  read(files: readonly File[]): Promise<void>;
  /** Imports or skips the file of the preview; the next one follows. */
  answer(isTaken: boolean): void;
};

export function useOwnFiles(setup: {
  store: EditorStore;
  keyBase: string;
  /** Receives all files that are not Lintel's. */
  others: (files: readonly File[]) => void;
  /** Called with the floor of the import. */
  onTaken: (floorNumber: number | null) => void;
}): OwnFiles {
  const { store, keyBase, others, onTaken } = setup;
  const [progress, setProgress] = useState<string | null>(null);
  const [preview, setPreview] = useState<OwnPreview | null>(null);
  const isBusy = useRef(false);
  const asked = useRef<((isTaken: boolean) => void) | null>(null);
  // Unmounting imports nothing.
  useEffect(() => () => asked.current?.(false), []);

  const answer = useCallback((isTaken: boolean) => asked.current?.(isTaken), []);
  const ask = useCallback(async (found: OwnPreview): Promise<boolean> => {
    setPreview(found);
    try {
      return await new Promise<boolean>((resolve) => {
        asked.current = resolve;
      });
    } finally {
      asked.current = null;
      setPreview(null);
    }
  }, []);

  const readOne = useCallback(
    async (file: File): Promise<string | null> => {
      setProgress(COPY.reading(file.name));
      const found = await readOrTell(store, keyBase, file);
      setProgress(null);
      if (!found.isRead) return found.message;
      if (!(await ask(found.preview))) return null;
      const outcome = takeOrTell(store, keyBase, found.preview);
      if (!outcome.isTaken) return outcome.message;
      showAlert({ type: "success", message: outcome.message });
      onTaken(outcome.floorNumber);
      return null;
    },
    [store, keyBase, ask, onTaken],
  );

  const read = useCallback(
    async (files: readonly File[]) => {
      if (isBusy.current || files.length === 0) return;
      isBusy.current = true;
      const rest: File[] = [];
      const refused: string[] = [];
      try {
        const areOwn = await Promise.all(files.map(isOwnFile));
        rest.push(...files.filter((_, at) => !areOwn[at]));
        for (const file of files.filter((_, at) => areOwn[at])) {
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
