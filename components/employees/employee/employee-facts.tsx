"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { KeyText } from "@/components/ui/keys/key-text";
import { Facts } from "@/components/ui/layout/facts";
import page from "@/components/ui/layout/record-page.module.css";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { companyPath } from "@/lib/domain/admin-paths";
import type { Employee } from "@/lib/domain/entities";
import { employeeCopy as copy } from "./copy";
import styles from "./employee.module.css";

type Props = { employee: Employee; companyNames: ReadonlyMap<string, string> };

/** Facts of the account, and the employee's companies. */
export function EmployeeFacts({ employee, companyNames }: Props) {
  const now = useNow();
  const time = (iso: string | null | undefined, none: string): ReactNode =>
    iso ? <TimeText iso={iso} now={now} as="event" /> : none;
  const companies = employee.companyKeys.flatMap((key) => {
    const name = companyNames.get(key);
    return name === undefined ? [] : [{ key, name }];
  });
  const facts = [
    { name: copy.key, value: <KeyText value={employee.key} copyLabel={copy.copyKey} copiedLabel={copy.copied} /> },
    ...(companies.length === 0 ? [] : [{ name: copy.worksFor, value: <CompanyLinks companies={companies} /> }]),
    { name: copy.added, value: time(employee.createdAt, copy.unknown) },
    { name: copy.lastSeen, value: time(employee.lastSeenAt, copy.never) },
    { name: copy.passwordExpires, value: time(employee.passwordExpiresAt, copy.unknown) },
    { name: copy.backupCodes, value: time(employee.backupCodesGeneratedAt, copy.never) },
  ];
  return (
    <aside className={page.side} aria-label={copy.facts}>
      <div className={page.section}>
        <h2>{copy.facts}</h2>
        <Facts facts={facts} />
      </div>
    </aside>
  );
}

function CompanyLinks({ companies }: { companies: readonly { key: string; name: string }[] }) {
  return (
    <ul className={styles.companies}>
      {companies.map(({ key, name }) => (
        <li key={key}>
          <Link href={companyPath(key)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
