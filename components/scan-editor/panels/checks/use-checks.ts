"use client";

import { useCallback, useSyncExternalStore } from "react";
import type { ChecksController, ChecksState } from "@/lib/editor/analysis/checks/checks-controller";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";

export const useChecks = (desk: ChecksController): ChecksState =>
  useSyncExternalStore(desk.subscribe, desk.get, desk.get);

/** What has been found, wherever it is chosen; null until all has been looked at once. */
export function useFound(desk: ChecksController | null): SurveyFindings | null {
  const subscribe = useCallback((listener: () => void) => desk?.subscribe(listener) ?? (() => {}), [desk]);
  const read = useCallback(() => desk?.get().found ?? null, [desk]);
  return useSyncExternalStore(subscribe, read, read);
}
