import { StatusChip } from "@/components/ui/feedback/status-chip";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import type { SortedColumn } from "@/components/ui/table/column";
import { TwoLines } from "@/components/ui/table/two-lines";
import { TimeText } from "@/components/ui/time-text";
import { addressLines } from "@/lib/domain/address-lines";
import { latestChange, latestProject, propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Insured, Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { insuredCopy } from "./copy";
import styles from "./policies-screen.module.css";
import type { SortName } from "./use-policies-query";

function ClaimCell({ project, now }: { project: Project | null; now: number }) {
  if (!project) return <span className={styles.quieter}>{insuredCopy.noClaim}</span>;
  return (
    <span className={styles.claim}>
      <span className={styles.number}>{project.claimNumber}</span>
      <StatusChip {...statusLook(project.status)} age={statusAge(project.status, project.statusChangedAt, now)} />
    </span>
  );
}

/** Returns the columns of the list. `now` is in milliseconds since 1970; `companyNames` are by key. */
export function policiesColumns(
  now: number,
  companyNames: ReadonlyMap<string, string>,
): SortedColumn<Insured, SortName>[] {
  const copy = insuredCopy.columns;
  return [
    {
      id: "name",
      header: copy.name,
      width: 224,
      leastWidth: 176,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: (insured) => <TwoLines first={personName(insured)} second={insured.email || insuredCopy.noEmail} />,
    },
    { id: "address", header: copy.address, isSortable: true, narrow: "second", cell: addressCell },
    {
      id: "company",
      header: copy.company,
      width: 168,
      leastWidth: 100,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: (insured) => companyNames.get(insured.companyKey),
    },
    {
      id: "claimNumber",
      header: copy.claimNumber,
      width: 300,
      leastWidth: 290,
      isSortable: true,
      narrow: "third",
      cell: (insured) => <ClaimCell project={latestProject(insured)} now={now} />,
    },
    {
      id: "phone",
      header: copy.phone,
      width: 148,
      leastWidth: 144,
      isSortable: true,
      narrow: "hidden",
      tone: "quiet",
      cell: (insured) => (insured.phone ? <PhoneText value={insured.phone} /> : null),
    },
    {
      id: "updatedAt",
      header: copy.updatedAt,
      width: 92,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "trail",
      tone: "quieter",
      cell: (insured) => <TimeText iso={latestChange(insured)} now={now} as="list" />,
    },
  ];
}

function addressCell(insured: Insured) {
  const property = propertyOfProject(insured, latestProject(insured));
  if (!property) return <span className={styles.quieter}>{insuredCopy.noAddress}</span>;
  const { street, place } = addressLines(property.address);
  return <TwoLines first={street} second={place} />;
}
