"use client";

import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { useBackendAction } from "@/lib/client/data/edits/use-backend-action";
import { tellOwnChange } from "@/lib/client/data/employees/own-record";
import { showNewCodes } from "./new-codes";
import { BACKUP_WORDS as words } from "./words";

/**
 * Makes new backup codes and shows them to whoever asked for them, and nobody who has signed in meanwhile; a failure raises
 * the one alert, whose Retry does the same.
 */
export function useMakeCodes() {
  const make = async () => {
    const epoch = sessionLifetime.epoch();
    const { status, ...rest } = await action.run({});
    if (epoch !== sessionLifetime.epoch()) return;
    if (status !== "done" || !("result" in rest)) return;
    tellOwnChange();
    showNewCodes(rest.result.backupCodes, rest.result.backupCodesGeneratedAt);
  };
  const action = useBackendAction("employee.backupCodes", { label: words.making, retry: make });
  return { make, isMaking: action.isRunning };
}
