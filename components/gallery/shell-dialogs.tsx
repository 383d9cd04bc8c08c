"use client";

import { useState } from "react";
import { ImpersonationDialogView } from "@/components/shell/impersonation/impersonation-dialog-view";
import { MobileWarningView } from "@/components/shell/mobile-warning-view";
import { IdleDialogView } from "@/components/shell/session/idle-dialog-view";
import { LogOutDialogView } from "@/components/shell/session/log-out-dialog";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/calls/api-error";
import { ROLES } from "@/lib/domain/roles";
import { Specimen } from "./section";
import { IMPERSONATED_COMPANIES } from "./shell-specimens";

const QUESTIONS = [
  "Log Out",
  "Log Out with edits",
  "Log Out with a table",
  "Idle",
  "Longest time",
  "Heads up!",
  "Impersonate",
  "Impersonate unread",
  "Idle staying",
  "Idle unheard",
  "Logging out",
] as const;
const REFUSAL = { message: "You may not act in a role above your own.", type: "forbidden", status: 403 };

const NO_FILES = { open: 0, failed: 0 };
const NO_TABLE = { left: 0, isSending: false };
const LOG_OUT: readonly Question[] = ["Log Out", "Log Out with edits", "Log Out with a table", "Logging out"];
const IDLE: readonly (Question | null)[] = ["Idle", "Longest time", "Idle staying", "Idle unheard"];

type Question = (typeof QUESTIONS)[number];

/** Each dialog behind a button with its name. */
export function ShellDialogs() {
  const [open, setOpen] = useState<Question | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {QUESTIONS.map((question) => (
        <Specimen key={question} label={`question: ${question}`}>
          <Button onClick={() => setOpen(question)}>{question}</Button>
        </Specimen>
      ))}
      <LogOutDialogView
        isOpen={open !== null && LOG_OUT.includes(open)}
        pending={open === "Log Out with edits" ? 2 : 0}
        files={open === "Log Out with edits" ? { open: 3, failed: 1 } : NO_FILES}
        table={open === "Log Out with a table" ? { left: 1_250, isSending: true } : NO_TABLE}
        isLeaving={open === "Logging out"}
        onOpenChange={close}
        onLogOut={close}
      />
      <IdleDialogView
        end={IDLE.includes(open) ? { secondsLeft: 107, canStay: open !== "Longest time" } : null}
        files={open === "Longest time" ? { open: 2, failed: 1 } : NO_FILES}
        isStaying={open === "Idle staying"}
        hasStayFailed={open === "Idle unheard"}
        onStay={close}
        onAcknowledge={close}
      />
      <ImpersonationDialogView
        isOpen={open === "Impersonate" || open === "Impersonate unread"}
        onOpenChange={close}
        roles={ROLES}
        companies={{
          options: open === "Impersonate" ? IMPERSONATED_COMPANIES : [],
          isLoading: false,
          isUnread: open === "Impersonate unread",
          onAsk: close,
        }}
        pending={open === "Impersonate unread" ? 2 : 0}
        files={open === "Impersonate unread" ? { open: 3, failed: 0 } : NO_FILES}
        save={() => Promise.reject(new ApiError(REFUSAL))}
      />
      <MobileWarningView isOpen={open === "Heads up!"} onOpenChange={close} />
    </>
  );
}
