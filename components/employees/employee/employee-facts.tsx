"use client";

import type { ReactNode } from "react";
import { Facts } from "@/components/ui/facts";
import { KeyText } from "@/components/ui/key-text";
import page from "@/components/ui/record-page.module.css";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import type { Employee } from "@/lib/domain/entities";
import { employeeWords as words } from "./words";

/** What is known of the account itself. */
export function EmployeeFacts({ employee }: { employee: Employee }) {
  const now = useNow();
  const time = (iso: string | null | undefined, none: string): ReactNode =>
    iso ? <TimeText iso={iso} now={now} as="event" /> : none;
  const facts = [
    { name: words.key, value: <KeyText value={employee.key} copyLabel={words.copyKey} copiedLabel={words.copied} /> },
    { name: words.added, value: time(employee.createdAt, words.unknown) },
    { name: words.lastSeen, value: time(employee.lastSeenAt, words.never) },
    { name: words.passwordExpires, value: time(employee.passwordExpiresAt, words.unknown) },
    { name: words.backupCodes, value: time(employee.backupCodesGeneratedAt, words.never) },
  ];
  return (
    <aside className={page.side} aria-label={words.facts}>
      <div className={page.section}>
        <h2>{words.facts}</h2>
        <Facts facts={facts} />
      </div>
    </aside>
  );
}
