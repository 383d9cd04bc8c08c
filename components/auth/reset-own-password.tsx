"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useSWRConfig } from "swr";
import { Button } from "@/components/ui/button";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { callBackend } from "@/lib/client/calls/call-backend";
import { refreshSession } from "@/lib/client/session/refresh-session";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useNextPage } from "@/lib/client/session/use-next-page";
import { SESSION_KEY } from "@/lib/client/session/use-session";
import { destinationOf } from "./destination";
import { FormHead } from "./form-head";
import { NewPasswordForm } from "./new-password-form";
import { RESET_COPY } from "./password-copy";
import { resetFailureOf } from "./reset-failure";
import styles from "./sign-in-form.module.css";

export type ResetOwnPasswordProps = {
  /** The page requested before the sign-in that led here. */
  from: string | null;
  /** Whole days until the password expires, rounded up; 0 or less if it has. */
  daysLeft: number;
  wayOut: ReactNode;
};

/** Sets a new password for a signed-in employee, who stays signed in. */
export function ResetOwnPassword({ from, daysLeft, wayOut }: ResetOwnPasswordProps) {
  const router = useRouter();
  const nextPage = useNextPage();
  const { mutate } = useSWRConfig();
  const { employee } = useCurrentEmployee();
  const [isUpdated, setIsUpdated] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  /** Opens the next page once the session has the new expiry; otherwise that page would redirect here again. */
  const leave = async () => {
    setIsLeaving(true);
    const refreshed = await refreshSession(true);
    setIsLeaving(false);
    if (!refreshed) return setIsUpdated(true);
    const home = destinationOf(from, refreshed.role);
    if (nextPage.leavesDocument(home)) return nextPage.replace(home);
    void mutate(SESSION_KEY);
    // Refresh: the middleware now allows the next page, but the router has cached its redirect to this page.
    router.refresh();
  };
  const save = async (password: string) => {
    await callBackend("employee.resetOwnPassword", { password });
    showAlert({ type: "success", message: RESET_COPY.updated });
    await leave();
  };

  if (isUpdated) {
    return (
      <div className={styles.form}>
        <div role="status">
          <CircleCheck className={styles.mark} aria-hidden="true" />
          <FormHead title={RESET_COPY.updated} subtitle={RESET_COPY.notLeftYet} />
        </div>
        <Button variant="primary" size="lg" isFullWidth isLoading={isLeaving} onClick={() => void leave()}>
          {RESET_COPY.goOn}
        </Button>
      </div>
    );
  }
  return (
    <NewPasswordForm
      title={RESET_COPY.title}
      subtitle={RESET_COPY.subtitle}
      submitLabel={RESET_COPY.submit}
      notice={daysLeft > 0 ? RESET_COPY.expiresIn(daysLeft) : RESET_COPY.expired}
      email={employee?.email ?? ""}
      save={save}
      messageOf={resetFailureOf}
    >
      {wayOut}
    </NewPasswordForm>
  );
}
