"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { Glyph } from "@/components/ui/glyph";
import page from "@/components/ui/layout/record-page.module.css";
import { usePageTitle } from "@/components/ui/layout/use-page-title";
import { LinkButton } from "@/components/ui/link-button";
import { TimeText } from "@/components/ui/time-text";
import { useNow } from "@/components/ui/use-now";
import { homeOf } from "@/lib/access/role-table";
import { useSession } from "@/lib/client/session/use-session";
import type { Project } from "@/lib/domain/entities";
import { CLAIM_TABS, type ClaimTab } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { DEFAULT_ROLE } from "@/lib/domain/roles";
import { statusLook } from "@/lib/domain/status-look";
import { reasonOf, rejectionOf, STOPPED } from "@/lib/domain/status-reason";
import { ClaimPanel } from "./claim-panel";
import { OverviewHeader } from "./overview-header";
import { OverviewSkeleton } from "./overview-skeleton";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import { statusCopy } from "./parts/status-copy";
import { type Claim, type ClaimRead, useClaim } from "./parts/use-claim";
import { SidePanels } from "./side-panels";

/** Returns the open tab, read from the address. */
function useOverviewTab(): ClaimTab {
  const [tab] = useQueryState("tab", parseAsStringLiteral(CLAIM_TABS).withDefault("overview"));
  return tab;
}

/** Shows the reason of the claim's status, and who rejected the claim and when. */
function StatusNote({ project, now }: { project: Project; now: number }) {
  const reason = reasonOf(project);
  const rejection = rejectionOf(project);
  if (!reason && !rejection) return null;
  return (
    <Notice
      tone={STOPPED.includes(project.status) ? "bad" : "warn"}
      icon={<Glyph name={statusLook(project.status).glyph} />}
      isBanner
    >
      <p className={styles.statusNote}>
        {rejection ? (
          <>
            {statusCopy.rejectedBy(rejection.by)}
            {rejection.at ? (
              <>
                {" · "}
                <TimeText iso={rejection.at} now={now} as="event" />
              </>
            ) : null}
            {reason ? ". " : null}
          </>
        ) : null}
        {reason ? statusCopy.noteReason(reason) : null}
      </p>
    </Notice>
  );
}

export function OverviewScreen({ insuredKey, projectKey }: { insuredKey: string; projectKey: string }) {
  const read = useClaim(insuredKey, projectKey);
  const { claim, failure } = read;
  if (claim === null && failure !== null) return <Failure read={read} message={failure} />;
  return (
    <SkeletonSwitch isLoading={claim === null} loadingLabel={overviewCopy.loading} skeleton={<OverviewSkeleton />}>
      {() => (claim === null ? null : <ClaimOverview claim={claim} failure={failure} reload={read.reload} />)}
    </SkeletonSwitch>
  );
}

function Failure({ read, message }: { read: ClaimRead; message: string }) {
  const { session } = useSession();
  if (!read.isMissing) {
    return <ErrorState message={message} onRetry={read.reload} retryLabel={overviewCopy.retry} />;
  }
  const home = homeOf(session?.effectiveRole ?? DEFAULT_ROLE);
  return <EmptyState sentence={message} action={<LinkButton href={home}>{overviewCopy.back}</LinkButton>} />;
}

function ClaimOverview({ claim, failure, reload }: { claim: Claim; failure: string | null; reload: () => void }) {
  const tab = useOverviewTab();
  const now = useNow();
  const name = personName(claim.insured);
  usePageTitle(overviewCopy.pageTitle(name, overviewCopy.tabNames[tab]), overviewCopy.generalTitle);
  return (
    <div className={page.screen}>
      <OverviewHeader claim={claim} tab={tab} now={now} />
      {failure === null ? null : (
        <Notice tone="bad" isUrgent isBanner action={<Retry onRetry={reload} />}>
          {claim.areRoomsUnread ? overviewCopy.roomsFailed(failure) : overviewCopy.refreshFailed(failure)}
        </Notice>
      )}
      <StatusNote project={claim.project} now={now} />
      <div className={page.columns}>
        <div className={page.main}>
          <ClaimPanel claim={claim} tab={tab} now={now} />
        </div>
        <aside
          className={page.side}
          aria-label={overviewCopy.facts}
          // A printed report contains these details itself.
          data-print={tab === "reports" ? "none" : undefined}
        >
          <SidePanels claim={claim} now={now} />
        </aside>
      </div>
    </div>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button size="sm" onClick={onRetry}>
      {overviewCopy.retry}
    </Button>
  );
}
