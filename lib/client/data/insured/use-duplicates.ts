"use client";

import { useEffect, useState } from "react";
import type { Insured } from "../../../domain/entities";
import { callBackend } from "../../calls/call-backend";
import type { DuplicateSearch } from "./duplicate-search";

const PAUSE_MS = 400;
const NO_DUPLICATES: readonly Insured[] = [];

export type Duplicates = {
  found: readonly Insured[];
  /** The last search failed, so the duplicates are unknown. */
  hasFailed: boolean;
};

/**
 * Searches for possible duplicates once typing has paused. The last result stays until the next answer. `exceptKey`:
 * the insured being edited.
 */
export function useDuplicates(search: DuplicateSearch | null, exceptKey?: string): Duplicates {
  const [answer, setAnswer] = useState<Duplicates>({ found: NO_DUPLICATES, hasFailed: false });
  const text = search === null ? null : JSON.stringify(search);
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      callBackend("insured.checkDuplicates", JSON.parse(text) as DuplicateSearch, { signal }).then(
        (found) => {
          if (!signal.aborted) setAnswer({ found, hasFailed: false });
        },
        () => {
          if (!signal.aborted) setAnswer({ found: NO_DUPLICATES, hasFailed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  if (text === null) return { found: NO_DUPLICATES, hasFailed: false };
  return { ...answer, found: answer.found.filter(({ key }) => key !== exceptKey) };
}
