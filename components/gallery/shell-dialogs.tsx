"use client";

import { useState } from "react";
import { IdleDialogView } from "@/components/shell/idle-dialog";
import { LogOutDialogView } from "@/components/shell/log-out-dialog";
import { MobileWarningView } from "@/components/shell/mobile-warning";
import { Button } from "@/components/ui/button";
import { Specimen } from "./section";

const QUESTIONS = ["Log Out", "Log Out with edits", "Idle", "Longest time", "Heads up!"] as const;
type Question = (typeof QUESTIONS)[number];

/** Each question behind a button of its name. */
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
        isOpen={open === "Log Out" || open === "Log Out with edits"}
        pending={open === "Log Out" ? 0 : 2}
        onOpenChange={close}
        onLogOut={close}
      />
      <IdleDialogView
        end={open === "Idle" || open === "Longest time" ? { secondsLeft: 107, canStay: open === "Idle" } : null}
        isStaying={false}
        onStay={close}
        onNoted={close}
      />
      <MobileWarningView isOpen={open === "Heads up!"} onOpenChange={close} />
    </>
  );
}
