"use client";

import { tellOwnChange } from "@/lib/client/employees/own-record";
import { useBackendAction } from "@/lib/client/use-backend-action";
import { showNewCodes } from "./new-codes";
import { BACKUP_WORDS as words } from "./words";

/** Makes new backup codes and shows them; a failure raises the one alert, whose Retry does the same. */
export function useMakeCodes() {
  const make = async () => {
    const { status, ...rest } = await action.run({});
    if (status !== "done" || !("result" in rest)) return;
    tellOwnChange();
    showNewCodes(rest.result.backupCodes, rest.result.backupCodesGeneratedAt);
  };
  const action = useBackendAction("employee.backupCodes", { label: words.making, retry: make });
  return { make, isMaking: action.isRunning };
}
