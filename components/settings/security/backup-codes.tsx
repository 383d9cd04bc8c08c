"use client";

import { KeyRound, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatDayAndTime } from "@/components/ui/format-time";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { useEdit } from "@/lib/client/data/edits/use-edit";
import { announceOwnChange } from "@/lib/client/data/employees/own-record";
import type { Employee } from "@/lib/domain/entities";
import { SettingRow, SettingsSection } from "../settings-section";
import styles from "./backup-codes.module.css";
import { BackupCodesDialog } from "./backup-codes-dialog";
import { CodeList } from "./code-list";
import { BACKUP_COPY as copy } from "./copy";
import { type NewCodes, showNewCodes, useNewCodes } from "./new-codes";

/**
 * Creates new backup codes and shows them to the employee who requested them, never to one who has signed in since. A
 * failure shows one alert, whose Retry creates codes again.
 */
function useMakeCodes() {
  const makeCodes = async () => {
    const epoch = sessionLifetime.epoch();
    const { status, ...rest } = await action.run({});
    if (epoch !== sessionLifetime.epoch()) return;
    if (status !== "done" || !("result" in rest)) return;
    announceOwnChange();
    showNewCodes(rest.result.backupCodes, rest.result.backupCodesGeneratedAt);
  };
  const action = useEdit("employee.backupCodes", { label: copy.making, retry: makeCodes });
  return { makeCodes, isMaking: action.isRunning };
}

/** Printed in place of the page while the codes are shown; hidden on screen. */
function BackupCodesPaper({ codes, email }: { codes: NewCodes; email: string }) {
  return (
    <div className={styles.paper} data-print="only">
      <h2>{copy.paperTitle}</h2>
      <p>{copy.paperOf(email, formatDayAndTime(codes.madeAt))}</p>
      <p>{copy.paperText}</p>
      <CodeList codes={codes.codes} />
    </div>
  );
}

/** Shows whether backup codes exist, and since when. New codes invalidate the old ones, so replacing asks first. */
export function BackupCodes({ employee }: { employee: Employee }) {
  const { email, backupCodesGeneratedAt: madeAt } = employee;
  const now = useNow();
  const codes = useNewCodes();
  const [isConfirming, setIsConfirming] = useState(false);
  const { makeCodes, isMaking } = useMakeCodes();
  const since = madeAt ? (
    <>
      {copy.madeAt}
      <TimeText iso={madeAt} now={now} as="sentence" />
    </>
  ) : null;
  return (
    <div>
      <SettingsSection title={copy.title} detail={copy.detail}>
        <SettingRow title={since ? copy.made : copy.none} detail={since ?? copy.noneDetail}>
          <Button
            icon={since ? <RefreshCw aria-hidden="true" /> : <KeyRound aria-hidden="true" />}
            isLoading={isMaking}
            onClick={() => {
              if (since) setIsConfirming(true);
              else void makeCodes();
            }}
          >
            {since ? copy.makeNew : copy.make}
          </Button>
        </SettingRow>
      </SettingsSection>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={copy.askTitle}
        question={copy.ask}
        cancelLabel={copy.cancel}
        confirmLabel={copy.makeNew}
        onConfirm={() => {
          setIsConfirming(false);
          void makeCodes();
        }}
      />
      {codes ? <BackupCodesPaper codes={codes} email={email} /> : null}
      {codes ? <BackupCodesDialog codes={codes} email={email} /> : null}
    </div>
  );
}
