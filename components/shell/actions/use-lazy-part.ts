"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { WORDS } from "./words";

const FAILED_ALERT = "part-not-loaded";

export type LazyPart<Props> = {
  /** Null until it has been loaded. */
  Part: ComponentType<Props> | null;
  /** Begins to load it, at the first sign that it will be wanted. */
  prepare: () => void;
};

/** A part that comes with its first use. A load that fails says so, and the next use tries again. */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const begin = useCallback(
    (isQuiet: boolean) => {
      loading.current ??= load().then(
        (loaded) => setPart(() => loaded),
        () => {
          loading.current = null;
          if (!isQuiet) showAlert({ id: FAILED_ALERT, type: "error", message: WORDS.loadFailed });
        },
      );
    },
    [load],
  );
  useEffect(() => {
    if (isWanted) begin(false);
  }, [isWanted, begin]);
  return { Part, prepare: useCallback(() => begin(true), [begin]) };
}
