"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { PageHeader } from "@/components/ui/page-header";
import { StatusChip } from "@/components/ui/status-chip";
import { Tabs } from "@/components/ui/tabs";
import { homeOf } from "@/lib/access/role-table";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useSession } from "@/lib/client/session/use-session";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import { overviewPath } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { DEFAULT_ROLE } from "@/lib/domain/roles";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import styles from "./overview.module.css";
import { ScanEditorLink } from "./scan-editor-link";
import { StatusActions } from "./status-actions";
import type { Claim } from "./use-claim";
import { OVERVIEW_TABS, type OverviewTab } from "./use-overview-tab";
import { overviewWords } from "./words";

type Props = { claim: Claim; tab: OverviewTab; now: number };

/** Who, where, which claim, how it stands, and what can be done with it. */
export function OverviewHeader({ claim: { insured, project }, tab, now }: Props) {
  const { session } = useSession();
  const companyName = useCompanyNames().get(project.companyKey);
  const property = propertyOfProject(insured, project);
  const count = project.surveys?.length ?? 0;
  return (
    <PageHeader
      title={personName(insured)}
      crumbs={[{ label: overviewWords.crumb, href: homeOf(session?.effectiveRole ?? DEFAULT_ROLE) }]}
      beside={
        <StatusChip {...statusLook(project.status)} age={statusAge(project.status, project.statusChangedAt, now)} />
      }
      actions={
        <>
          <ScanEditorLink insured={insured} project={project} />
          <StatusActions project={project} />
        </>
      }
      detail={
        <ul className={styles.detail}>
          {property ? <li>{addressText(property.address)}</li> : null}
          <li>
            {project.claimNumber}
            <CopyButton
              text={project.claimNumber}
              label={overviewWords.copyClaimNumber}
              copiedLabel={overviewWords.copied}
            />
          </li>
          {companyName ? <li>{companyName}</li> : null}
        </ul>
      }
      tabs={
        <Tabs
          label={overviewWords.sections}
          tabs={OVERVIEW_TABS.map((name) => ({
            href: overviewPath(insured.key, project.key, name === "overview" ? undefined : name),
            label: overviewWords.tabNames[name],
            count: name === "inspections" && count > 0 ? String(count) : null,
            isCurrent: name === tab,
          }))}
        />
      }
    />
  );
}
