"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { ChecksController, ChecksState } from "@/lib/editor/analysis/checks/checks-controller";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";

export const useChecks = (desk: ChecksController): ChecksState =>
  useSyncExternalStore(desk.subscribe, desk.get, desk.get);

/** Returns all findings, or null until the first check has finished. */
export function useFound(desk: ChecksController | null): SurveyFindings | null {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  const read = useCallback(() => desk?.get().found ?? null, [desk]);
  return useSyncExternalStore(subscribe, read, read);
}
