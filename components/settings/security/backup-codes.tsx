"use client";

import { KeyRound, RefreshCw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/overlays/confirm-dialog";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import type { Employee } from "@/lib/domain/entities";
import { SettingRow, SettingsSection } from "../settings-section";
import { BackupCodesDialog } from "./backup-codes-dialog";
import { BackupCodesPaper } from "./backup-codes-paper";
import { useNewCodes } from "./new-codes";
import { useMakeCodes } from "./use-make-codes";
import { BACKUP_WORDS as words } from "./words";

/** Whether there are backup codes, and since when; new ones end those before, so that is asked first. */
export function BackupCodes({ employee }: { employee: Employee }) {
  const { email, backupCodesGeneratedAt: madeAt } = employee;
  const now = useNow();
  const codes = useNewCodes();
  const [isAsked, setIsAsked] = useState(false);
  const { make, isMaking } = useMakeCodes();
  const since = madeAt ? (
    <>
      {words.madeAt}
      <TimeText iso={madeAt} now={now} as="sentence" />
    </>
  ) : null;
  return (
    <div>
      <SettingsSection title={words.title} detail={words.detail}>
        <SettingRow title={since ? words.made : words.none} detail={since ?? words.noneDetail}>
          <Button
            icon={since ? <RefreshCw aria-hidden="true" /> : <KeyRound aria-hidden="true" />}
            isLoading={isMaking}
            onClick={() => {
              if (since) setIsAsked(true);
              else void make();
            }}
          >
            {since ? words.makeNew : words.make}
          </Button>
        </SettingRow>
      </SettingsSection>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={words.askTitle}
        question={words.ask}
        cancelLabel={words.cancel}
        confirmLabel={words.makeNew}
        onConfirm={() => {
          setIsAsked(false);
          void make();
        }}
      />
      {codes ? <BackupCodesPaper codes={codes} email={email} /> : null}
      {codes ? <BackupCodesDialog codes={codes} email={email} /> : null}
    </div>
  );
}
