import { cutCell } from "@/components/ui/cut-text";
import type { SortedColumn } from "@/components/ui/table/column";
import { TimeText } from "@/components/ui/time-text";
import type { Company } from "@/lib/domain/entities";
import styles from "./companies.module.css";
import { CompanyLogo } from "./company-logo";
import { companiesCopy } from "./copy";
import type { SortName } from "./use-companies-query";

const copy = companiesCopy.columns;

/** `now` in milliseconds since 1970. */
export function companiesColumns(now: number): SortedColumn<Company, SortName>[] {
  return [
    {
      id: "name",
      header: copy.name,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: ({ name, logoUrl }) => (
        <span className={styles.lead}>
          <CompanyLogo name={name} logoUrl={logoUrl} />
          <span className={styles.name} dir="auto">
            {cutCell(name)}
          </span>
        </span>
      ),
    },
    {
      id: "key",
      header: copy.key,
      width: 320,
      narrow: "second",
      tone: "quieter",
      cell: ({ key }) => <span className={styles.key}>{key}</span>,
    },
    {
      id: "createdAt",
      header: copy.createdAt,
      width: 128,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "third",
      tone: "quieter",
      cell: ({ createdAt }) => (createdAt ? <TimeText iso={createdAt} now={now} as="list" /> : null),
    },
  ];
}
