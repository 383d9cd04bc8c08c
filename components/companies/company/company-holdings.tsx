"use client";

import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { formatCount } from "@/components/ui/format-time";
import { useHoldings } from "@/lib/client/data/companies/use-holdings";
import { useBackend } from "@/lib/client/reads/use-backend";
import { employeesOfCompany, inspectionsOfCompany, insuredOfCompany, reportOfCompany } from "@/lib/domain/admin-paths";
import styles from "./company.module.css";
import { companyCopy as copy } from "./copy";

/** The company's numbers of records, each linking to its list, and its report. */
export function CompanyHoldings({ companyKey }: { companyKey: string }) {
  const { holdings, error, reload } = useHoldings(companyKey);
  const { data: employees, error: employeesError } = useBackend("employee.list", {
    companyKeys: JSON.stringify([companyKey]),
  });
  const figures = [
    { label: copy.active, count: holdings?.active, href: insuredOfCompany(companyKey, true) },
    { label: copy.inactive, count: holdings?.inactive, href: insuredOfCompany(companyKey, false) },
    { label: copy.inspections, count: holdings?.inspections, href: inspectionsOfCompany(companyKey) },
    { label: copy.employees, count: employees?.length, href: employeesOfCompany(companyKey) },
  ];
  return (
    <>
      {error && !holdings ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" onClick={reload}>
              {copy.retry}
            </Button>
          }
        >
          {copy.notCounted(error.message)}
        </Notice>
      ) : null}
      <ul className={styles.holdings}>
        {figures.map(({ label, count, href }) => (
          <li key={label}>
            <Link href={href} className={styles.holding}>
              <span>{label}</span>
              {count === undefined ? (
                error || employeesError ? null : (
                  <Skeleton width={32} />
                )
              ) : (
                <strong>{formatCount(count)}</strong>
              )}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link href={reportOfCompany(companyKey)} className={styles.holding}>
            <span>{copy.report}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      </ul>
    </>
  );
}
