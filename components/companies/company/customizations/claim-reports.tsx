"use client";

import { ArrowUpRight, Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { LinkButton } from "@/components/ui/link-button";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Company } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { customizationCopy as copy } from "./copy";
import { CustomizationList } from "./customization-list";
import styles from "./customizations.module.css";

type Props = { claimKey: string; company: Company; mayEdit: boolean; onOther: () => void };

/** The customized underwriting reports of one claim, by report and section. */
export function ClaimReports({ claimKey, company, mayEdit, onOther }: Props) {
  const claim = useBackend("project.get", { key: claimKey });
  const reports = useBackend("claimReport.list", { projectKey: claimKey });
  const error = claim.error ?? reports.error;
  // The claim key comes from the address, so it can name a claim of another company.
  const isForeign = claim.data !== undefined && claim.data.companyKey !== company.key;
  const ownClaim = isForeign ? undefined : claim.data;
  const shownReports = ownClaim && reports.data?.filter(({ type }) => type === "underwriting");
  return (
    <>
      <div className={styles.claim}>
        <strong>{ownClaim ? copy.claim(ownClaim.claimNumber ?? "") : null}</strong>
        {ownClaim ? (
          <LinkButton
            size="sm"
            variant="ghost"
            icon={<ArrowUpRight />}
            href={overviewPath(ownClaim.insuredKey, claimKey, "reports")}
          >
            {copy.openClaim}
          </LinkButton>
        ) : null}
        <Button size="sm" variant="ghost" icon={<Search />} onClick={onOther}>
          {copy.otherClaim}
        </Button>
      </div>
      {isForeign ? <p className={styles.note}>{copy.foreignClaim}</p> : null}
      {error && !shownReports && !isForeign ? <Notice tone="bad">{copy.reportsUnread(error.message)}</Notice> : null}
      {!shownReports && !error && !isForeign ? <Skeleton width="100%" height={180} /> : null}
      {shownReports?.length === 0 ? <p className={styles.note}>{copy.noReport}</p> : null}
      {shownReports?.map(({ key, title }) => (
        <div key={key} className={styles.report}>
          {shownReports.length > 1 ? <h4 dir="auto">{title}</h4> : null}
          <CustomizationList
            company={company}
            parentType="underwriting-report"
            inspectionReportKey={key}
            mayEdit={mayEdit}
            none={copy.noneOfReport}
          />
        </div>
      ))}
    </>
  );
}
