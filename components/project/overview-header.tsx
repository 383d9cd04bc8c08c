"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { StatusChip } from "@/components/ui/feedback/status-chip";
import { formatCount } from "@/components/ui/format-time";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { homeListOf, homeOf } from "@/lib/access/role-table";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import { addressText } from "@/lib/domain/address-lines";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import { CLAIM_TABS, type ClaimTab, overviewPath } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { DEFAULT_ROLE } from "@/lib/domain/roles";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { ClaimBookmark } from "./claim-bookmark";
import { ClaimMenu } from "./claim-menu";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import { mediaCounts } from "./parts/room-state";
import type { Claim } from "./parts/use-claim";
import { QaReportButton } from "./qa-report/qa-report-button";
import { ScanEditorLink } from "./scan-editor-link";
import { StatusActions } from "./status-actions";

/** Returns the count of each tab that has loaded. */
function useTabCounts({ project, regions }: Claim): Partial<Record<ClaimTab, number>> {
  const params = { projectKey: project.key };
  const reports = useBackend("claimReport.list", params);
  const documents = useBackend("document.list", params);
  const notes = useBackend("internalThread.list", params);
  const media = (regions ?? []).map(mediaCounts).reduce((sum, { photos, videos }) => sum + photos + videos, 0);
  return {
    inspections: project.surveys?.length,
    media,
    reports: reports.data?.length,
    documents: documents.data?.length,
    notes: notes.data?.length,
  };
}

type Props = { claim: Claim; tab: ClaimTab; now: number };

export function OverviewHeader({ claim, tab, now }: Props) {
  const { insured, project } = claim;
  const { session } = useSession();
  const role = session?.effectiveRole ?? DEFAULT_ROLE;
  const companyName = useCompanyNames().get(project.companyKey);
  const property = propertyOfProject(insured, project);
  const counts = useTabCounts(claim);
  return (
    <PageHeader
      title={personName(insured)}
      crumbs={[{ label: overviewCopy.homes[homeListOf(role)], href: homeOf(role) }]}
      corner={
        <>
          <QaReportButton />
          <ClaimBookmark project={project} />
          <ClaimMenu insured={insured} project={project} />
        </>
      }
      titleAside={
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
              label={overviewCopy.copyClaimNumber}
              copiedLabel={overviewCopy.copied}
            />
          </li>
          {companyName ? <li>{companyName}</li> : null}
        </ul>
      }
      tabs={
        <Tabs
          label={overviewCopy.sections}
          tabs={CLAIM_TABS.map((name) => ({
            href: overviewPath(insured.key, project.key, name),
            label: overviewCopy.tabNames[name],
            count: counts[name] ? formatCount(counts[name]) : null,
            isCurrent: name === tab,
          }))}
        />
      }
    />
  );
}
