"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { ChecksController, ChecksState } from "@/lib/editor/analysis/checks/checks-controller";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";

export const useChecks = (checks: ChecksController): ChecksState =>
  useSyncExternalStore(checks.subscribe, checks.get, checks.get);

/** Returns all findings, or null until the first check has finished. */
export function useFound(checks: ChecksController | null): SurveyFindings | null {
  const subscribe = useCallback((listener: () => void) => checks?.subscribe(listener) ?? (() => {}), [checks]);
  const read = useCallback(() => checks?.get().found ?? null, [checks]);
  return useSyncExternalStore(subscribe, read, read);
}
