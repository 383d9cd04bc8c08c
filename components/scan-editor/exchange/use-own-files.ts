"use client";
/** Takes files that Lintel has exported, and hands all others on. */
import { useCallback, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { createKey } from "@/lib/domain/keys";
import type { EditorStore } from "@/lib/editor/editor-store";
import { isOwnFile, takeOwnFile } from "./take-own-file";
import { OWN_FILE_WORDS as WORDS } from "./words";

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
      const areOwn = await Promise.all(files.map(isOwnFile));
      for (const file of files.filter((_, at) => areOwn[at])) {
        setProgress(WORDS.reading(file.name));
        const outcome = await takeOwnFile(store, (kind) => createKey(kind, keyBase), file);
        showAlert({ type: outcome.isTaken ? "success" : "error", message: outcome.message });
        if (outcome.isTaken) onTaken(outcome.floorNumber);
      }
      setProgress(null);
      isBusy.current = false;
      const rest = files.filter((_, at) => !areOwn[at]);
      if (rest.length > 0) others(rest);
    },
    [store, keyBase, others, onTaken],
  );
  return { progress, take };
}
