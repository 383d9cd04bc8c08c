"use client";
/** Takes files that Lintel has exported, and hands all others on. */
import { useCallback, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { createKey } from "@/lib/domain/keys";
import type { EditorStore } from "@/lib/editor/editor-store";
import { isOwnFile, type OwnFileOutcome, takeOwnFile } from "./take-own-file";
import { OWN_FILE_WORDS as WORDS } from "./words";

/** Whatever goes wrong with one file is said of it, and ends neither the others nor the next import. */
async function takeOrTell(store: EditorStore, keyBase: string, file: File): Promise<OwnFileOutcome> {
  try {
    return await takeOwnFile(store, (kind) => createKey(kind, keyBase), file);
  } catch {
    return { isTaken: false, message: WORDS.notTaken(file.name, WORDS.stopped) };
  }
}

export function useOwnFiles(setup: {
  store: EditorStore;
  keyBase: string;
  /** Captures, and whatever else says not of itself that it is ours. */
  others: (files: readonly File[]) => void;
  /** Called with the floor of what came in. */
  onTaken: (floorNumber: number | null) => void;
}) {
  const { store, keyBase, others, onTaken } = setup;
  const [progress, setProgress] = useState<string | null>(null);
  const isBusy = useRef(false);
  const take = useCallback(
    async (files: readonly File[]) => {
      if (isBusy.current || files.length === 0) return;
      isBusy.current = true;
      const rest: File[] = [];
      const refused: string[] = [];
      try {
        const areOwn = await Promise.all(files.map(isOwnFile));
        rest.push(...files.filter((_, at) => !areOwn[at]));
        for (const file of files.filter((_, at) => areOwn[at])) {
          setProgress(WORDS.reading(file.name));
          const outcome = await takeOrTell(store, keyBase, file);
          if (outcome.isTaken) {
            showAlert({ type: "success", message: outcome.message });
            onTaken(outcome.floorNumber);
          } else refused.push(outcome.message);
        }
      } finally {
        // After what was taken: alerts of another kind take the place of those that stand.
        for (const message of refused) showAlert({ type: "error", message });
        setProgress(null);
        isBusy.current = false;
      }
      if (rest.length > 0) others(rest);
    },
    [store, keyBase, others, onTaken],
  );
  return { progress, take };
}
